import { Hero } from '../../cars/Hero/Hero.tsx';
import { PictureCards } from '../../cars/PictureCards/PictureCards.tsx';
import { Island } from '../../delivery/Island.tsx';
import { useSiteData } from '../../delivery/PageContext.tsx';
import { buttonClass } from '../../design/Button/Button.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Section } from '../../design/Section/Section.tsx';
import { BuyBar } from '../../order/BuyBar/BuyBar.tsx';
import { BuyButtons } from '../../order/OrderBlock/BuyButtons.tsx';
import { OrderBlock } from '../../order/OrderBlock/OrderBlock.tsx';
import { orderModel } from '../../order/OrderDialogs/dialogs.ts';
import { PriceLine } from '../../order/PriceLine/PriceLine.tsx';
import { HomeCharging } from '../../tools/HomeCharging/HomeCharging.tsx';
import { WillItFit } from '../../tools/WillItFit/WillItFit.tsx';
import { WinterRange } from '../../tools/WinterRange/WinterRange.tsx';
import { Highlights } from './Highlights/Highlights.tsx';
import { KeyFigures } from './KeyFigures/KeyFigures.tsx';
import styles from './ModelPage.module.css';
import { ModelTop } from './ModelTop.tsx';
import type { ModelPageData } from './model-page-data.ts';
import { Promotions } from './Promotions/Promotions.tsx';

/** A car's page: from the night studio over the bright one and the steppe to the figures and the order. */
export function ModelPage({ page }: { page: ModelPageData }) {
  const { messages } = useSiteData();
  const { interior, exterior, gallery, specification, highlights } = page;
  const carousel = (name: keyof typeof messages.pictureCarousels, layout: 'exterior' | 'gallery') => ({
    label: messages.pictureCarousels[name],
    layout,
    words: messages.carousel,
  });
  const tools = { address: page.toolsAddress, model: page.id };
  const { modelPage } = messages;
  const parts = [
    { label: modelPage.colours, address: '#colours' },
    { label: interior.heading, address: '#interior' },
    { label: exterior.heading, address: '#exterior' },
    { label: gallery.heading, address: '#gallery' },
    { label: modelPage.specification, address: '#specification' },
    { label: modelPage.order, address: '#order' },
    { label: modelPage.features, address: '#features' },
    { label: messages.vehicles.heading, address: '#vehicles' },
  ];
  return (
    <>
      <ModelTop model={page} current={page.address} parts={parts}>
        <Hero heading={page.title} line={page.tagline} picture={page.hero} tall={page.heroTall}>
          <BuyButtons />
          <PriceLine offer={page.offer} />
        </Hero>
      </ModelTop>

      <div>
        <Section id="promotions" heading={messages.modelPage.promotions}>
          <Promotions promotions={page.promotions} />
        </Section>
        <section className={styles.figures} aria-label={messages.modelPage.figures}>
          <KeyFigures figures={page.figures} />
        </section>
        <Island name="ColourPicker" props={{ name: 'colours', label: page.colourLabel, colours: page.colours }} />

        <Section
          id="interior"
          band="night"
          heading={<Phrase>{interior.heading}</Phrase>}
          lead={interior.text}
          width="bleed"
        >
          <Island name="PictureCarousel" props={{ ...carousel('interior', 'exterior'), slides: interior.slides }} />
          <p className={styles.link}>
            <a href={interior.link.address} className={buttonClass('secondary')}>
              {interior.link.label}
            </a>
          </p>
        </Section>

        <Section id="exterior" heading={<Phrase>{exterior.heading}</Phrase>} lead={exterior.text} width="bleed">
          <Island name="PictureCarousel" props={{ ...carousel('exterior', 'exterior'), slides: exterior.slides }} />
        </Section>

        <Section id="gallery" band="night" heading={<Phrase>{gallery.heading}</Phrase>} width="bleed">
          <Island name="PictureCarousel" props={{ ...carousel('gallery', 'gallery'), slides: gallery.slides }} />
        </Section>

        <Section id="specification" heading={messages.modelPage.specification}>
          <Island
            name="SpecTabs"
            props={{
              tabs: specification.tabs,
              sources: specification.sources,
              note: specification.note,
              drawing: { title: page.title, ...specification.drawing, words: messages.dimensionDrawing },
              words: messages.specTabs,
            }}
          />
        </Section>

        <Highlights id="highlights" {...highlights} />
        {page.winter && <WinterRange data={page.winter} source={tools} />}
        {page.charging && <HomeCharging data={page.charging} source={tools} />}
        {page.fit && (
          <WillItFit title={page.title} data={page.fit} source={tools} lines={specification.drawing.lines} />
        )}
        <OrderBlock car={page} />

        <Section id="features" heading={messages.modelPage.features}>
          <PictureCards cards={page.features} columns={3} />
        </Section>

        <Section id="vehicles" band="raised" heading={messages.vehicles.heading}>
          <Island name="Vehicles" props={{ compare: { home: page.homeAddress, model: page.id } }} />
        </Section>

        <div data-band="night">
          <Island
            name="BackgroundVideo"
            props={{
              poster: page.video.poster,
              sources: page.video.sources,
              label: page.video.label,
              words: messages.backgroundVideo,
              caption: page.video.text,
            }}
          />
        </div>
        <BuyBar />
      </div>

      <Island name="OrderDialogs" when="rest" props={{ model: orderModel(page), figures: page.figures }} />
    </>
  );
}
