import type { partialModelPage } from '#/catalogue/partial-model-page.ts';
import { ColourPicker } from '../../cars/ColourPicker/ColourPicker.tsx';
import { PARAMETER as COLOUR } from '../../cars/ColourPicker/colour-address.ts';
import { FactTable } from '../../cars/FactTable/FactTable.tsx';
import { SourceList } from '../../cars/FactTable/SourceList.tsx';
import { Hero } from '../../cars/Hero/Hero.tsx';
import { Vehicles } from '../../cars/Vehicles/Vehicles.tsx';
import { useViewButton } from '../../cars/Viewer/use-view-button.ts';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Picture } from '../../design/Picture/Picture.tsx';
import { Section } from '../../design/Section/Section.tsx';
import { BuyBar } from '../../order/BuyBar/BuyBar.tsx';
import { BuyButtons } from '../../order/OrderBlock/BuyButtons.tsx';
import { OrderBlock } from '../../order/OrderBlock/OrderBlock.tsx';
import { DIALOGS_ASKED_BY } from '../../order/OrderDialogs/asked-by.ts';
import { DIALOGS, orderModel } from '../../order/OrderDialogs/dialogs.ts';
import { OrderDialogs } from '../../order/OrderDialogs/OrderDialogs.tsx';
import { PriceLine } from '../../order/PriceLine/PriceLine.tsx';
import { Island } from '../../page/Island.tsx';
import { useSiteData } from '../../page/PageContext.tsx';
import { ToolsSection } from '../../tools/ToolsSection/ToolsSection.tsx';
import { BrochureButton } from '../ModelPage/Brochure/BrochureButton.tsx';
import { BrochureEnd } from '../ModelPage/Brochure/BrochureEnd.tsx';
import { ModelTop } from '../ModelPage/ModelTop.tsx';
import styles from './PartialModelPage.module.css';

/** A car of which less is published: hero, what is known, its colours, order and the other cars. */
export function PartialModelPage({ page }: { page: ReturnType<typeof partialModelPage> }) {
  const view = useViewButton('CarView', page.view);
  const { messages } = useSiteData();
  return (
    <>
      <ModelTop model={page} current={page.address}>
        <Hero
          heading={<Phrase>{page.title}</Phrase>}
          line={page.tagline}
          picture={page.hero}
          tall={page.heroTall}
          car={page.id}
        >
          <BuyButtons />
          <PriceLine offer={page.offer} />
        </Hero>
      </ModelTop>
      <BuyBar>
        <Section id="views" heading={messages.modelPage.views}>
          <div className={styles.views}>
            {page.views.map(({ picture, caption }) => (
              <figure key={picture.path}>
                <Picture picture={picture} role="pair" />
                <figcaption>{caption}</figcaption>
              </figure>
            ))}
          </div>
        </Section>
        <div data-print="never">
          <Island
            of={ColourPicker}
            asked={[COLOUR]}
            props={{
              name: 'colours',
              label: page.colourLabel,
              colours: page.colours,
              view,
              order: { dialog: DIALOGS.orderSheet, label: messages.modelPage.orderColour },
            }}
          />
        </div>
        <Section
          id="facts"
          heading={page.introduction.heading}
          lead={page.introduction.text}
          action={<Island of={BrochureButton} props={{}} />}
        >
          <FactTable
            label={messages.modelPage.specification}
            rows={page.rows}
            sourceLabel={messages.specTabs.source}
            isHalved
          />
          <SourceList label={messages.specTabs.sources} sources={page.sources} />
        </Section>
        <BrochureEnd address={page.address} />
        <div data-print="never">
          <ToolsSection calculators={page.calculators} />
        </div>
        <OrderBlock car={page} />
        <div data-print="never">
          <Section id="vehicles" pace="utility" heading={messages.vehicles.heading}>
            <Island of={Vehicles} props={{}} />
          </Section>
        </div>
      </BuyBar>
      <Island of={OrderDialogs} when="rest" asked={DIALOGS_ASKED_BY} hasPropsFile props={{ model: orderModel(page) }} />
    </>
  );
}
