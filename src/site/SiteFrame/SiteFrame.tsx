import type { ReactNode } from 'react';
import { brandInPath } from '#/catalogue/brand-of.ts';
import { localePath } from '#/language/locales.ts';
import { Island } from '../../page/Island.tsx';
import { useSiteData } from '../../page/PageContext.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { Newsletter } from '../Newsletter/Newsletter.tsx';
import { SubBanner } from '../SubBanner/SubBanner.tsx';
import styles from './SiteFrame.module.css';

type SiteFrameProps = {
  /** The page's path without locale. */
  path: string;
  /** The header stands over the page's hero. */
  isOverPicture: boolean;
  children: ReactNode;
};

/** What stands around every page: skip link, header, the brand's sub-banner, the e-mail strip and the footer. */
export function SiteFrame({ path, isOverPicture, children }: SiteFrameProps) {
  const { messages, brands, dealer, locale } = useSiteData();
  const brand = brands.find(({ id }) => id === brandInPath(path));
  // A brand's own page begins with the same name, line and picture at their full size.
  const isBrandPage = path === `/${brand?.id}`;
  const isCarPage = brand?.models.some(({ address }) => localePath(path, locale).startsWith(address)) ?? false;
  return (
    <>
      <a className={styles.skip} href="#content">
        {messages.frame.skip}
      </a>
      <div className={styles.top} data-band="night" data-over={isOverPicture ? 'picture' : undefined}>
        <Island of={Header} props={isOverPicture ? { over: 'picture' } : {}} />
        {brand !== undefined && !isBrandPage && <SubBanner brand={brand} isShared={isCarPage} />}
      </div>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Island of={Newsletter} props={{}} />
      <Footer messages={messages.footer} brands={brands} dealer={dealer} />
    </>
  );
}
