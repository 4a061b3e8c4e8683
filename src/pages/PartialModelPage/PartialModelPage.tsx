import type { partialModelPage } from '#/content/catalogue/partial-model-page.ts';
import { FactTable } from '../../cars/FactTable/FactTable.tsx';
import { Hero } from '../../cars/Hero/Hero.tsx';
import { Island } from '../../delivery/Island.tsx';
import { useSiteData } from '../../delivery/PageContext.tsx';
import { Picture } from '../../design/Picture/Picture.tsx';
import { Section } from '../../design/Section/Section.tsx';
import { BuyButtons } from '../../order/OrderBlock/BuyButtons.tsx';
import { OrderBlock } from '../../order/OrderBlock/OrderBlock.tsx';
import { DIALOGS, orderModel } from '../../order/OrderDialogs/dialogs.ts';
import { ToolsSection } from '../../tools/ToolsSection/ToolsSection.tsx';
import { ModelTop } from '../ModelPage/ModelTop.tsx';
import styles from './PartialModelPage.module.css';

/** A car of which less is published: hero, what is known, its colours, order and the other cars. */
export function PartialModelPage({ page }: { page: ReturnType<typeof partialModelPage> }) {
  const { messages } = useSiteData();
  return (
    <>
      <ModelTop model={page} current={page.address}>
        <Hero heading={page.title} line={page.tagline} picture={page.hero} tall={page.heroTall}>
          <BuyButtons {...DIALOGS} words={messages.buy} />
        </Hero>
      </ModelTop>
      <Section id="facts" heading={page.introduction.heading} lead={page.introduction.text}>
        <FactTable label={messages.modelPage.specification} rows={page.rows} />
      </Section>
      <Island name="ColourPicker" props={{ name: 'colours', label: page.colourLabel, colours: page.colours }} />
      <Section id="views" band="night" heading={messages.modelPage.views}>
        <div className={styles.views}>
          {page.views.map(({ picture, caption }) => (
            <figure key={picture.path}>
              <Picture picture={picture} role="pair" />
              <figcaption>{caption}</figcaption>
            </figure>
          ))}
        </div>
      </Section>
      <ToolsSection calculators={page.calculators} />
      <Section id="order" band="raised">
        <OrderBlock id="order" order={page.order} {...DIALOGS} words={messages.buy} />
      </Section>
      <Section id="vehicles" heading={messages.vehicles.heading}>
        <Island name="Vehicles" props={{}} />
      </Section>
      <Island name="OrderDialogs" when="rest" props={{ model: orderModel(page), address: page.address }} />
    </>
  );
}
