import type { ModelPage as ModelPageData } from '#/catalogue/model-page.ts';
import { ColourPicker } from '../../cars/ColourPicker/ColourPicker.tsx';
import { PARAMETER as COLOUR } from '../../cars/ColourPicker/colour-address.ts';
import { Hero } from '../../cars/Hero/Hero.tsx';
import { PictureCards } from '../../cars/PictureCards/PictureCards.tsx';
import { PictureCarousel } from '../../cars/PictureCarousel/PictureCarousel.tsx';
import { SpecTabs } from '../../cars/SpecTabs/SpecTabs.tsx';
import { Vehicles } from '../../cars/Vehicles/Vehicles.tsx';
import { useViewButton } from '../../cars/Viewer/use-view-button.ts';
import { BackgroundVideo } from '../../design/BackgroundVideo/BackgroundVideo.tsx';
import { LongPage } from '../../design/LongPage/LongPage.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
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
import { BrochureButton } from './Brochure/BrochureButton.tsx';
import { BrochureEnd } from './Brochure/BrochureEnd.tsx';
import { ExteriorChapter } from './ExteriorChapter/ExteriorChapter.tsx';
import { Highlights } from './Highlights/Highlights.tsx';
import { InteriorPictures } from './InteriorPictures/InteriorPictures.tsx';
import { KeyFigures } from './KeyFigures/KeyFigures.tsx';
import styles from './ModelPage.module.css';
import { ModelTop } from './ModelTop.tsx';
import { Promotions } from './Promotions/Promotions.tsx';

/** A car's page: from the night studio over the bright one and the steppe to the figures and the order. */
export function ModelPage({ page }: { page: ModelPageData }) {
  const view = useViewButton('CarView', page.view);
  const cabin = useViewButton('CabinView', page.cabin);
  const { messages } = useSiteData();
  const { interior, exterior, gallery, specification, highlights } = page;
  const carousel = (name: keyof typeof messages.pictureCarousels, layout: 'exterior' | 'gallery') => ({
    label: messages.pictureCarousels[name],
    layout,
    messages: messages.carousel,
  });
  const { modelPage } = messages;
  const parts = [
    { label: modelPage.colours, address: '#colours' },
    { label: interior.heading, address: '#interior' },
    { label: exterior.heading, address: '#exterior' },
    { label: gallery.heading, address: '#gallery' },
    { label: modelPage.specification, address: '#specification' },
    { label: page.calculators.messages.heading, address: '#tools' },
    { label: modelPage.order, address: '#order' },
    { label: modelPage.features, address: '#features' },
    { label: messages.vehicles.heading, address: '#vehicles' },
  ];
  return (
    <LongPage>
      <ModelTop model={page} current={page.address} parts={parts}>
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
        <div className={styles.first}>
          <Promotions label={messages.modelPage.promotions} promotions={page.promotions} />
          <section aria-label={messages.modelPage.figures}>
            <KeyFigures figures={page.figures} sourceLabel={messages.specTabs.source} />
          </section>
        </div>
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

          <Section id="interior" band="night" width="bleed" pace="picture">
            <InteriorPictures headingId="interior-heading" {...interior} cabin={cabin} />
          </Section>

          <Section id="exterior" width="bleed" pace="picture">
            <ExteriorChapter
              headingId="exterior-heading"
              heading={exterior.heading}
              text={exterior.text}
              picture={exterior.picture}
            />
            <div className={styles.slides}>
              <Island
                of={PictureCarousel}
                hasPropsFile
                props={{ ...carousel('exterior', 'exterior'), slides: exterior.slides, end: 'window' }}
              />
            </div>
          </Section>

          <Section id="gallery" band="night" pace="utility" heading={<Phrase>{gallery.heading}</Phrase>} width="bleed">
            <Island
              of={PictureCarousel}
              hasPropsFile
              props={{ ...carousel('gallery', 'gallery'), slides: gallery.slides, look: 'strip' }}
            />
          </Section>
        </div>

        <Section
          id="specification"
          pace="utility"
          heading={messages.modelPage.specification}
          action={<Island of={BrochureButton} props={{}} />}
        >
          <Island
            of={SpecTabs}
            hasPropsFile
            props={{
              tabs: specification.tabs,
              sources: specification.sources,
              note: specification.note,
              drawing: { title: page.title, ...specification.drawing, messages: messages.dimensionDrawing },
              messages: messages.specTabs,
            }}
          />
        </Section>
        <BrochureEnd address={page.address} />

        <div data-print="never">
          <Highlights id="highlights" {...highlights} sourceLabel={messages.specTabs.source} />
          <ToolsSection calculators={page.calculators} />
          <OrderBlock car={page} />

          <Section id="features" pace="utility" heading={messages.modelPage.features}>
            <PictureCards cards={page.features} />
          </Section>

          <Section id="vehicles" pace="utility" heading={messages.vehicles.heading}>
            <Island of={Vehicles} props={{ compare: { home: page.homeAddress, model: page.id } }} />
          </Section>

          <div data-band="night">
            <Island
              of={BackgroundVideo}
              props={{
                poster: page.video.poster,
                sources: page.video.sources,
                label: page.video.label,
                messages: messages.backgroundVideo,
                caption: page.video.text,
              }}
            />
          </div>
        </div>
      </BuyBar>

      <Island
        of={OrderDialogs}
        when="rest"
        asked={DIALOGS_ASKED_BY}
        hasPropsFile
        props={{ model: orderModel(page), figures: page.figures }}
      />
    </LongPage>
  );
}
