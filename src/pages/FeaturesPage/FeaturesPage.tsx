import { memo } from 'react';
import type { featuresPage } from '#/content/catalogue/features-page.ts';
import { HydrateNear } from '../../design/HydrateNear/HydrateNear.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Section } from '../../design/Section/Section.tsx';
import { PictureCards } from '../../showroom/PictureCards/PictureCards.tsx';
import { ModelTop } from '../ModelPage/ModelTop.tsx';
import { OrderDialogs } from '../ModelPage/OrderDialogs.tsx';
import { BelowTheFold } from '../PageOutlet/BelowTheFold.tsx';
import { useShell } from '../use-shell.ts';
import { AssistantCarousel } from './AssistantCarousel.tsx';
import styles from './FeaturesPage.module.css';
import { Safety } from './Safety.tsx';
import { TextWithPicture } from './TextWithPicture.tsx';

/** What the Voyah Free can do: infotainment, sustainability, comfort, safety, driving assistant, other equipment. */
export const FeaturesPage = memo(function FeaturesPage({ page }: { page: ReturnType<typeof featuresPage> }) {
  const { messages: words } = useShell();
  const { infotainment, sustainability, comfort, safety, assistant, equipment } = page;
  return (
    <>
      <ModelTop model={page.model} current={page.address} words={words} />
      <div className={styles.head} data-band="night">
        <h1>{page.heading}</h1>
        <p>{page.lead}</p>
      </div>
      <BelowTheFold>
        <Section id="infotainment" heading={<Phrase>{infotainment.heading}</Phrase>}>
          <PictureCards cards={infotainment.items} columns={2} eager />
        </Section>
        <Section id="sustainability" band="raised">
          <TextWithPicture id="sustainability" part={sustainability} />
        </Section>
        <Section id="comfort">
          <TextWithPicture id="comfort" part={comfort} reversed />
        </Section>
        <Section id="safety" band="night" heading={<Phrase>{safety.heading}</Phrase>} lead={safety.text}>
          <Safety items={safety.items} drawings={page.drawings} />
        </Section>
        <HydrateNear>
          <Section id="assistant" heading={<Phrase>{assistant.heading}</Phrase>} width="bleed">
            <AssistantCarousel
              items={assistant.items}
              label={words.pictureCarousels.assistant}
              words={words.carousel}
            />
          </Section>
        </HydrateNear>
        <Section id="equipment" band="raised" heading={<Phrase>{equipment.heading}</Phrase>}>
          <ul role="list" className={styles.equipment}>
            {equipment.items.map(({ title, text }) => (
              <li key={title}>
                <h3>
                  <Phrase>{title}</Phrase>
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Section>
        <OrderDialogs model={page.model} address={page.model.address} />
      </BelowTheFold>
    </>
  );
});
