import type { homePage } from '#/content/catalogue/home-page.ts';
import { Island } from '../../delivery/Island.tsx';
import { useSiteData } from '../../delivery/PageContext.tsx';
import { buttonClass } from '../../design/Button/Button.tsx';
import { Picture } from '../../design/Picture/Picture.tsx';
import { Section } from '../../design/Section/Section.tsx';
import { Compare } from '../../showroom/Compare/Compare.tsx';
import { Hero } from '../../showroom/Hero/Hero.tsx';
import { ModelBlock } from '../../showroom/ModelBlock/ModelBlock.tsx';
import { BuyButtons } from '../../showroom/OrderBlock/BuyButtons.tsx';
import { DIALOGS } from '../../showroom/OrderDialogs/dialogs.ts';
import { SiteLink } from '../../showroom/SiteLink/SiteLink.tsx';
import { Wordmark } from '../../showroom/Wordmark/Wordmark.tsx';
import { BrandTiles } from './BrandTiles.tsx';
import styles from './HomePage.module.css';

/** Welcome, three brands, a block for each model, about us, three wordmarks. */
export function HomePage({ page }: { page: ReturnType<typeof homePage> }) {
  const { messages } = useSiteData();
  return (
    <>
      <Hero heading={page.welcome.heading} line={page.welcome.text} picture={page.hero} tall={page.heroTall}>
        <BuyButtons {...DIALOGS} words={messages.buy} />
      </Hero>
      <Section id="brands" heading={page.brandsHeading}>
        <BrandTiles tiles={page.tiles} />
      </Section>
      <Section id="models" band="raised" heading={page.modelsHeading}>
        <ul role="list" className={styles.models}>
          {page.models.map((model) => (
            <li key={model.id} data-brand={model.brand}>
              <ModelBlock model={model} label={messages.modelBlock.link} />
            </li>
          ))}
        </ul>
      </Section>
      <Compare data={page.comparison} modelsAddress={page.modelsAddress} />
      <Section id="about" band="night">
        <div className={styles.about}>
          <Picture picture={page.aboutPicture} role="half" />
          <div className={styles.aboutWords}>
            <h2 id="about-heading">{page.about.heading}</h2>
            <p>{page.about.text}</p>
            <SiteLink to={page.aboutAddress} className={buttonClass('secondary')}>
              {page.about.link}
            </SiteLink>
          </div>
        </div>
        <div className={styles.logos}>
          {(['voyah', 'forthing', 'aeolus'] as const).map((brand) => (
            <Wordmark key={brand} of={brand} />
          ))}
        </div>
      </Section>
      <Island name="OrderDialogs" when="rest" props={{ models: page.choices, address: page.address }} />
    </>
  );
}
