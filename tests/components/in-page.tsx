import type { ReactNode } from 'react';
import { type SiteData, siteData } from '#/content/catalogue/site-data.ts';
import { splitLocale } from '#/language/locales.ts';
import { PageProvider } from '../../src/delivery/PageContext.tsx';

/** What pages of the default locale share, from the catalogue: tests name no value that staff may change. */
export const testSite: SiteData = siteData('mn');
export const testMessages = testSite.messages;

/** A component with what a page has around it. */
export function inPage(children: ReactNode, path = '/home', site: SiteData = siteData(splitLocale(path).locale)) {
  return (
    <PageProvider path={path} site={site}>
      {children}
    </PageProvider>
  );
}
