import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import type { Shell } from '#/content/catalogue.ts';
import { brandOf, inEdition, type Language, otherLanguage } from '#/src/language/edition.ts';
import { LanguageContext } from '#/src/language/LanguageContext.ts';
import { Footer } from '#/src/showroom/Footer/Footer.tsx';
import { Header } from '#/src/showroom/Header/Header.tsx';
import { Newsletter } from '#/src/showroom/Newsletter/Newsletter.tsx';
import { SubBanner } from '#/src/showroom/SubBanner/SubBanner.tsx';
import styles from './SiteFrame.module.css';

type SiteFrameProps = {
  shell: Shell;
  language: Language;
  /** The page's address without edition. */
  path: string;
  children: ReactNode;
};

/** What stands around every page: skip link, header, the brand's sub-banner, the e-mail strip and the footer. */
export function SiteFrame({ shell, language, path, children }: SiteFrameProps) {
  const { words, brands, dealer } = shell;
  const hasHero = useMatches().some(({ handle }) => (handle as { hasHero?: boolean } | undefined)?.hasHero);
  const brand = brands.find(({ id }) => id === brandOf(path));
  const other = otherLanguage(language);
  const otherEdition = { address: inEdition(path, other), language: other };
  return (
    <LanguageContext value={language}>
      <a className={styles.skip} href="#content">
        {words.frame.skip}
      </a>
      <div className={styles.top} data-over={hasHero ? 'picture' : undefined} data-band="night">
        <Header words={words} brands={brands} otherEdition={otherEdition} homeAddress={inEdition('/home', language)} />
        {brand !== undefined && <SubBanner banner={brand} />}
      </div>
      <main id="content" tabIndex={-1} className={styles.main} data-sub-banner={brand !== undefined || undefined}>
        {children}
      </main>
      <Newsletter words={words.newsletter} dealer={dealer} />
      <Footer words={words.footer} brands={brands} dealer={dealer} />
    </LanguageContext>
  );
}
