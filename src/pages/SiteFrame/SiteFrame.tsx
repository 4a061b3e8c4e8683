import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { brandOf } from '#/content/catalogue/brand-of.ts';
import type { SiteData } from '#/content/catalogue/site-data.ts';
import type { Locale } from '#/language/locales.ts';
import { LocaleContext } from '../../design/Phrase/LocaleContext.ts';
import { BoundaryWords } from '../../design/SectionBoundary/BoundaryWords.ts';
import { SectionBoundary } from '../../design/SectionBoundary/SectionBoundary.tsx';
import { Footer } from '../../showroom/Footer/Footer.tsx';
import { Header } from '../../showroom/Header/Header.tsx';
import { Newsletter } from '../../showroom/Newsletter/Newsletter.tsx';
import { useLinksInside } from '../../showroom/SiteLink/use-links-inside.ts';
import { SubBanner } from '../../showroom/SubBanner/SubBanner.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import styles from './SiteFrame.module.css';

type SiteFrameProps = {
  shell: SiteData;
  language: Locale;
  /** The page's address without edition. */
  path: string;
  children: ReactNode;
};

/** What stands around every page: skip link, header, the brand's sub-banner, the e-mail strip and the footer. */
export function SiteFrame({ shell, language, path, children }: SiteFrameProps) {
  const { messages: words, brands, dealer } = shell;
  const brand = brands.find(({ id }) => id === brandOf(path));
  const isOverHero = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.header === 'over picture');
  const isOverBanner = brand !== undefined && 'picture' in brand.subBanner;
  useLinksInside();
  return (
    <LocaleContext value={language}>
      <BoundaryWords value={words.sectionBoundary}>
        <a className={styles.skip} href="#content">
          {words.frame.skip}
        </a>
        <NavigationProgress words={words.frame} />
        <div className={styles.top} data-band="night" data-over={isOverHero ? 'picture' : undefined}>
          <SectionBoundary>
            <Header
              name={dealer.name}
              brands={brands}
              {...((isOverHero || isOverBanner) && { over: 'picture' })}
              words={words}
            />
          </SectionBoundary>
          {brand !== undefined && (
            <SectionBoundary>
              <SubBanner
                brand={brand.id}
                name={brand.name}
                banner={brand.subBanner}
                isLarge={path === `/${brand.id}`}
                eager={path === `/${brand.id}` || path === `/${brand.id}/about`}
              />
            </SectionBoundary>
          )}
        </div>
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <SectionBoundary>
          <Newsletter words={words.newsletter} dealer={dealer} />
        </SectionBoundary>
        <SectionBoundary>
          <Footer words={words.footer} brands={brands} dealer={dealer} />
        </SectionBoundary>
      </BoundaryWords>
    </LocaleContext>
  );
}

/** What a route may say about its page's frame. */
export type PageHandle = { header?: 'over picture' };
