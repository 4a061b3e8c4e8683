import type { featuresPage } from '#/content/catalogue/features-page.ts';
import { PictureCards } from '../../cars/PictureCards/PictureCards.tsx';
import { Island } from '../../delivery/Island.tsx';
import { useSiteData } from '../../delivery/PageContext.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Section } from '../../design/Section/Section.tsx';
import { orderModel } from '../../order/OrderDialogs/dialogs.ts';
import { ModelTop } from '../ModelPage/ModelTop.tsx';
import styles from './FeaturesPage.module.css';
import { Safety } from './Safety.tsx';
import { TextWithPicture } from './TextWithPicture.tsx';

/** What the Voyah Free can do: infotainment, sustainability, comfort, safety, driving assistant, other equipment. */
export function FeaturesPage({ page }: { page: ReturnType<typeof featuresPage> }) {
  const { messages } = useSiteData();
  const { infotainment, sustainability, comfort, safety, assistant, equipment } = page;
  return (
    <>
      <ModelTop model={page.model} current={page.address} />
      <div className={styles.head} data-band="night">
        <h1>{page.heading}</h1>
        <p>{page.lead}</p>
      </div>
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
      <Section id="assistant" heading={<Phrase>{assistant.heading}</Phrase>} width="bleed">
        <Island
          name="PictureCarousel"
          props={{
            slides: assistant.items.map(({ title, text, picture }) => ({ picture, caption: title, text })),
            layout: 'features',
            label: messages.pictureCarousels.assistant,
            words: messages.carousel,
            look: 'cards',
          }}
        />
      </Section>
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
      <Island name="OrderDialogs" when="rest" props={{ model: orderModel(page.model) }} />
    </>
  );
}
