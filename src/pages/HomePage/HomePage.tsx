import type { homePage } from '#/content/catalogue/home-page.ts';
import { Hero } from '../../cars/Hero/Hero.tsx';
import { ModelBlock } from '../../cars/ModelBlock/ModelBlock.tsx';
import { Wordmark } from '../../cars/Wordmark/Wordmark.tsx';
import { Island } from '../../delivery/Island.tsx';
import { useSiteData } from '../../delivery/PageContext.tsx';
import { buttonClass } from '../../design/Button/Button.tsx';
import { Picture } from '../../design/Picture/Picture.tsx';
import { Section } from '../../design/Section/Section.tsx';
import { BuyButtons } from '../../order/OrderBlock/BuyButtons.tsx';
import { ComparisonSection } from '../../tools/Comparison/ComparisonSection.tsx';
import { BrandTiles } from './BrandTiles.tsx';
import styles from './HomePage.module.css';

/** Welcome, three brands, a block for each model, about us, three wordmarks. */
export function HomePage({ page }: { page: ReturnType<typeof homePage> }) {
  const { messages } = useSiteData();
  return (
    <>
      <Hero heading={page.welcome.heading} line={page.welcome.text} picture={page.hero} tall={page.heroTall}>
        <BuyButtons />
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
      <ComparisonSection data={page.comparison} />
      <Section id="about" band="night">
        <div className={styles.about}>
          <Picture picture={page.aboutPicture} role="half" />
          <div className={styles.aboutWords}>
            <h2 id="about-heading">{page.about.heading}</h2>
            <p>{page.about.text}</p>
            <a href={page.aboutAddress} className={buttonClass('secondary')}>
              {page.about.link}
            </a>
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
