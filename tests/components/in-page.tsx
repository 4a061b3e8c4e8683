import type { ReactNode } from 'react';
import { splitLocale } from '#/language/locales.ts';
import { contentIn } from '../../catalogue/checked-content.ts';
import { type SiteData, siteData } from '../../catalogue/site-data.ts';
import { PageProvider } from '../../src/page/PageContext.tsx';
import { emptyRecord, PageRecordContext } from '../../src/page/PageRecord.ts';

/** What pages of the default locale share, from the catalogue: tests name no value that staff may change. */
export const testSite: SiteData = siteData(contentIn('mn'));
export const testMessages = testSite.messages;

/** A component with what a page has around it. */
export function inPage(
  children: ReactNode,
  path = '/home',
  site: SiteData = siteData(contentIn(splitLocale(path).locale)),
) {
  return (
    <PageRecordContext value={emptyRecord(({ name }) => name)}>
      <PageProvider path={path} site={site}>
        {children}
      </PageProvider>
    </PageRecordContext>
  );
}
