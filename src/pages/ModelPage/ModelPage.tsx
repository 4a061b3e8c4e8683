import { memo } from 'react';
import { BackgroundVideo } from '../../design/BackgroundVideo/BackgroundVideo.tsx';
import { buttonClass } from '../../design/Button/Button.tsx';
import { HydrateNear } from '../../design/HydrateNear/HydrateNear.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Section } from '../../design/Section/Section.tsx';
import { SectionBoundary } from '../../design/SectionBoundary/SectionBoundary.tsx';
import { DimensionDrawing } from '../../showroom/DimensionDrawing/DimensionDrawing.tsx';
import { Hero } from '../../showroom/Hero/Hero.tsx';
import { Highlights } from '../../showroom/Highlights/Highlights.tsx';
import { HomeCharging } from '../../showroom/HomeCharging/HomeCharging.tsx';
import { KeyFigures } from '../../showroom/KeyFigures/KeyFigures.tsx';
import { BuyButtons } from '../../showroom/OrderBlock/BuyButtons.tsx';
import { OrderBlock } from '../../showroom/OrderBlock/OrderBlock.tsx';
import { PictureCards } from '../../showroom/PictureCards/PictureCards.tsx';
import { PictureCarousel } from '../../showroom/PictureCarousel/PictureCarousel.tsx';
import { exteriorSizes, gallerySizes } from '../../showroom/PictureCarousel/sizes.ts';
import { Promotions } from '../../showroom/Promotions/Promotions.tsx';
import { SiteLink } from '../../showroom/SiteLink/SiteLink.tsx';
import { SpecTabs } from '../../showroom/SpecTabs/SpecTabs.tsx';
import { Vehicles } from '../../showroom/Vehicles/Vehicles.tsx';
import { WillItFit } from '../../showroom/WillItFit/WillItFit.tsx';
import { WinterRange } from '../../showroom/WinterRange/WinterRange.tsx';
import { BelowTheFold } from '../PageOutlet/BelowTheFold.tsx';
import { useShell } from '../use-shell.ts';
import { ColourSection } from './ColourSection.tsx';
import styles from './ModelPage.module.css';
import { ModelTop } from './ModelTop.tsx';
import type { ModelPageData } from './model-page-data.ts';
import { DIALOGS, OrderDialogs } from './OrderDialogs.tsx';

/** A car's page: from the night studio over the bright one and the steppe to the figures and the order. */
export const ModelPage = memo(function ModelPage({ page }: { page: ModelPageData }) {
  const { messages: words, brands } = useShell();
  const vehicles = brands.flatMap(({ models }) => models);
  const { interior, exterior, gallery, specification, highlights } = page;
  const tools = { address: page.toolsAddress, model: page.id };
  return (
    <>
      <ModelTop model={page} current={page.address} words={words}>
        <Hero heading={page.title} line={page.tagline} picture={page.hero} tall={page.heroTall}>
          <BuyButtons {...DIALOGS} words={words.buy} />
        </Hero>
      </ModelTop>
      <BelowTheFold>
        <Section id="promotions" heading={words.modelPage.promotions}>
          <Promotions promotions={page.promotions} />
        </Section>
        <section className={styles.figures} aria-label={words.modelPage.figures} data-laid-out="">
          <SectionBoundary>
            <KeyFigures figures={page.figures} />
          </SectionBoundary>
        </section>
        <ColourSection model={page} />
        <HydrateNear>
          <Section
            id="interior"
            band="night"
            heading={<Phrase>{interior.heading}</Phrase>}
            lead={interior.text}
            width="bleed"
          >
            <PictureCarousel
              slides={interior.slides}
              responsive={exteriorSizes}
              label={words.pictureCarousels.interior}
              words={words.carousel}
            />
            <p className={styles.link}>
              <SiteLink to={interior.link.address} className={buttonClass('secondary')}>
                {interior.link.label}
              </SiteLink>
            </p>
          </Section>
        </HydrateNear>
        <HydrateNear>
          <Section id="exterior" heading={<Phrase>{exterior.heading}</Phrase>} lead={exterior.text} width="bleed">
            <PictureCarousel
              slides={exterior.slides}
              responsive={exteriorSizes}
              label={words.pictureCarousels.exterior}
              words={words.carousel}
            />
          </Section>
        </HydrateNear>
        <HydrateNear>
          <Section id="gallery" band="night" heading={<Phrase>{gallery.heading}</Phrase>} width="bleed">
            <PictureCarousel
              slides={gallery.slides}
              responsive={gallerySizes}
              label={words.pictureCarousels.gallery}
              words={words.carousel}
            />
          </Section>
        </HydrateNear>
        <HydrateNear>
          <Section id="specification" heading={words.modelPage.specification}>
            <SpecTabs
              tabs={specification.tabs}
              sources={specification.sources}
              note={specification.note}
              drawing={
                <DimensionDrawing title={page.title} {...specification.drawing} words={words.dimensionDrawing} />
              }
              words={words.specTabs}
            />
          </Section>
        </HydrateNear>
        <Highlights id="highlights" {...highlights} />
        {page.winter && <WinterRange data={page.winter} source={tools} />}
        {page.charging && <HomeCharging data={page.charging} source={tools} />}
        {page.fit && (
          <WillItFit title={page.title} data={page.fit} source={tools} lines={specification.drawing.lines} />
        )}
        <HydrateNear>
          <Section id="order" band="raised">
            <OrderBlock id="order" order={page.order} {...DIALOGS} words={words.buy} />
          </Section>
        </HydrateNear>
        <Section id="features" heading={words.modelPage.features}>
          <PictureCards cards={page.features} columns={3} />
        </Section>
        <HydrateNear>
          <Section id="vehicles" band="raised" heading={words.vehicles.heading}>
            <Vehicles
              models={vehicles.filter(({ coverage }) => coverage === 'full')}
              moreModels={vehicles.filter(({ coverage }) => coverage === 'partial')}
              compare={{ home: page.homeAddress, model: page.id, label: words.vehicles.compare }}
              words={words.vehicles}
            />
          </Section>
        </HydrateNear>
        <HydrateNear>
          <div data-band="night">
            <SectionBoundary>
              <BackgroundVideo
                poster={page.video.poster}
                sources={page.video.sources}
                label={page.video.label}
                words={words.backgroundVideo}
              >
                {page.video.text}
              </BackgroundVideo>
            </SectionBoundary>
          </div>
        </HydrateNear>
        <OrderDialogs model={page} address={page.address} figures={page.figures} />
      </BelowTheFold>
    </>
  );
});
