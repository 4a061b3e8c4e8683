import { memo } from 'react';
import type { partialModelPage } from '#/content/catalogue/partial-model-page.ts';
import { HydrateNear } from '../../design/HydrateNear/HydrateNear.tsx';
import { Picture } from '../../design/Picture/Picture.tsx';
import { Section } from '../../design/Section/Section.tsx';
import { FactTable } from '../../showroom/FactTable/FactTable.tsx';
import { Hero } from '../../showroom/Hero/Hero.tsx';
import { BuyButtons } from '../../showroom/OrderBlock/BuyButtons.tsx';
import { OrderBlock } from '../../showroom/OrderBlock/OrderBlock.tsx';
import { Vehicles } from '../../showroom/Vehicles/Vehicles.tsx';
import { ColourSection } from '../ModelPage/ColourSection.tsx';
import { ModelTop } from '../ModelPage/ModelTop.tsx';
import { DIALOGS, OrderDialogs } from '../ModelPage/OrderDialogs.tsx';
import { BelowTheFold } from '../PageOutlet/BelowTheFold.tsx';
import { useShell } from '../use-shell.ts';
import styles from './PartialModelPage.module.css';

/** A car of which less is published: hero, what is known, its colours, order and the other cars. */
export const PartialModelPage = memo(function PartialModelPage({
  page,
}: {
  page: ReturnType<typeof partialModelPage>;
}) {
  const { messages: words, brands } = useShell();
  const vehicles = brands.flatMap(({ models }) => models);
  return (
    <>
      <ModelTop model={page} current={page.address} words={words}>
        <Hero heading={page.title} line={page.tagline} picture={page.hero} tall={page.heroTall}>
          <BuyButtons {...DIALOGS} words={words.buy} />
        </Hero>
      </ModelTop>
      <BelowTheFold>
        <Section id="facts" heading={page.introduction.heading} lead={page.introduction.text}>
          <FactTable label={words.modelPage.specification} rows={page.rows} />
        </Section>
        <ColourSection model={page} />
        <Section id="views" band="night" heading={words.modelPage.views}>
          <div className={styles.views}>
            {page.views.map(({ picture, caption }) => (
              <figure key={picture.path}>
                <Picture picture={picture} role="pair" />
                <figcaption>{caption}</figcaption>
              </figure>
            ))}
          </div>
        </Section>
        <Section id="order" band="raised">
          <OrderBlock id="order" order={page.order} {...DIALOGS} words={words.buy} />
        </Section>
        <HydrateNear>
          <Section id="vehicles" heading={words.vehicles.heading}>
            <Vehicles
              models={vehicles.filter(({ coverage }) => coverage === 'full')}
              moreModels={vehicles.filter(({ coverage }) => coverage === 'partial')}
              words={words.vehicles}
            />
          </Section>
        </HydrateNear>
        <OrderDialogs model={page} address={page.address} />
      </BelowTheFold>
    </>
  );
});
