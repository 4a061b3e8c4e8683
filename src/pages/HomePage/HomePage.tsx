import type { homePage } from '#/catalogue/home-page.ts';
import { BRAND_IDS } from '#/content/ids.ts';
import { Hero } from '../../cars/Hero/Hero.tsx';
import { Wordmark } from '../../cars/Wordmark/Wordmark.tsx';
import { buttonClass } from '../../design/Button/Button.tsx';
import { LongPage } from '../../design/LongPage/LongPage.tsx';
import { Picture } from '../../design/Picture/Picture.tsx';
import { Section } from '../../design/Section/Section.tsx';
import { CarChooser } from '../../order/CarChooser/CarChooser.tsx';
import { BuyButtons } from '../../order/OrderBlock/BuyButtons.tsx';
import { OrderBlock } from '../../order/OrderBlock/OrderBlock.tsx';
import { Island } from '../../page/Island.tsx';
import { ComparisonSection } from '../../tools/Comparison/ComparisonSection.tsx';
import { BrandTiles } from './BrandTiles.tsx';
import styles from './HomePage.module.css';
import { ModelGrid } from './ModelGrid.tsx';
import { ToolTeasers } from './ToolTeasers.tsx';

/** Welcome, three brands, six cars to one scale, what the calculators answer, the comparison, and who we are. */
export function HomePage({ page }: { page: ReturnType<typeof homePage> }) {
  return (
    <LongPage>
      <Hero heading={page.welcome.heading} line={page.welcome.text} picture={page.hero} tall={page.heroTall}>
        <BuyButtons />
      </Hero>
      <Section id="brands" pace="utility" heading={page.brandsHeading}>
        <BrandTiles tiles={page.tiles} />
      </Section>
      <Section id="models" band="raised" heading={page.modelsHeading}>
        <ModelGrid models={page.models} kinds={page.kinds} filter={page.filter} />
      </Section>
      <Section id="tools" band="night" heading={page.tools.heading} pace="utility">
        <ToolTeasers teasers={page.teasers} label={page.tools.link} />
      </Section>
      <ComparisonSection data={page.comparison} />
      <Section id="about" pace="utility">
        <div className={styles.about}>
          <Picture picture={page.aboutPicture} role="half" />
          <div className={styles.aboutWords}>
            <div className={styles.logos}>
              {BRAND_IDS.map((brand) => (
                <Wordmark key={brand} of={brand} />
              ))}
            </div>
            <h2 id="about-heading">{page.about.heading}</h2>
            <p>{page.about.text}</p>
            <a href={page.aboutAddress} className={buttonClass('secondary')}>
              {page.about.link}
            </a>
          </div>
        </div>
      </Section>
      <OrderBlock />
      <Island of={CarChooser} when="rest" props={{}} />
    </LongPage>
  );
}
