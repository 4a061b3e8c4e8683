import type { featuresPage } from '#/catalogue/features-page.ts';
import { NextPage } from '../../cars/NextPage/NextPage.tsx';
import { PictureCards } from '../../cars/PictureCards/PictureCards.tsx';
import { PictureCarousel } from '../../cars/PictureCarousel/PictureCarousel.tsx';
import { SplitHero } from '../../cars/SplitHero/SplitHero.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Section } from '../../design/Section/Section.tsx';
import { OrderBlock } from '../../order/OrderBlock/OrderBlock.tsx';
import { DIALOGS_ASKED_BY } from '../../order/OrderDialogs/asked-by.ts';
import { orderModel } from '../../order/OrderDialogs/dialogs.ts';
import { OrderDialogs } from '../../order/OrderDialogs/OrderDialogs.tsx';
import { Island } from '../../page/Island.tsx';
import { useSiteData } from '../../page/PageContext.tsx';
import { ModelTop } from '../ModelPage/ModelTop.tsx';
import styles from './FeaturesPage.module.css';
import { Safety } from './Safety.tsx';
import { TextWithPicture } from './TextWithPicture.tsx';

/** What the Voyah Free can do: infotainment, sustainability, comfort, safety, driving assistant, other equipment. */
export function FeaturesPage({ page }: { page: ReturnType<typeof featuresPage> }) {
  const { messages } = useSiteData();
  const { infotainment, sustainability, comfort, safety, assistant, equipment } = page;
  const [overview] = page.model.subNavigation;
  return (
    <>
      <ModelTop model={page.model} current={page.address}>
        <SplitHero heading={page.heading} line={page.lead} picture={page.picture} />
      </ModelTop>
      <Section id="infotainment" heading={<Phrase>{infotainment.heading}</Phrase>}>
        <PictureCards cards={infotainment.items} />
      </Section>
      <div className={styles.pair} data-band="paper" data-raised>
        <TextWithPicture id="sustainability" part={sustainability} />
        <TextWithPicture id="comfort" part={comfort} />
      </div>
      <Section id="safety" band="night" heading={<Phrase>{safety.heading}</Phrase>} lead={safety.text}>
        <Safety items={safety.items} drawings={page.drawings} />
      </Section>
      <Section id="assistant" heading={<Phrase>{assistant.heading}</Phrase>} width="bleed">
        <Island
          of={PictureCarousel}
          props={{
            slides: assistant.items.map(({ title, text, picture }) => ({ picture, caption: title, text })),
            layout: 'features',
            label: messages.pictureCarousels.assistant,
            messages: messages.carousel,
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
      {overview !== undefined && <NextPage title={page.model.title} address={overview.address} />}
      <OrderBlock car={page.model} />
      <Island
        of={OrderDialogs}
        when="rest"
        asked={DIALOGS_ASKED_BY}
        hasPropsFile
        props={{ model: orderModel(page.model) }}
      />
    </>
  );
}
