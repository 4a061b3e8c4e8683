import { createContext, type ReactNode, useContext } from 'react';
import type { SiteData } from '#/catalogue/site-data.ts';
import { LocaleContext } from '../design/Phrase/LocaleContext.ts';
import { NamesContext } from '../design/Phrase/NamesContext.ts';
import { BoundaryMessages } from '../design/SectionBoundary/BoundaryMessages.ts';

export type PageAround = {
  /** The page's URL path, locale prefix included. */
  path: string;
  /** What every page of the locale shares: messages, brands with their models, the dealer. */
  site: SiteData;
};

const PageContext = createContext<PageAround | undefined>(undefined);

/** Gives everything inside it the page's path, locale and messages: the whole document at build, each island in the browser. */
export function PageProvider({ path, site, children }: PageAround & { children: ReactNode }) {
  const names = new Set(site.brands.flatMap(({ name, models }) => [name, ...models.map(({ title }) => title)]));
  return (
    <PageContext value={{ path, site }}>
      <LocaleContext value={site.locale}>
        <NamesContext value={names}>
          <BoundaryMessages value={site.messages.sectionBoundary}>{children}</BoundaryMessages>
        </NamesContext>
      </LocaleContext>
    </PageContext>
  );
}

/** The page around a component. Throws outside `PageProvider`. */
export function usePage(): PageAround {
  const page = useContext(PageContext);
  if (page === undefined) throw new Error('There is no PageProvider around this component.');
  return page;
}

/** What every page of the locale shares. Throws outside `PageProvider`. */
export function useSiteData(): SiteData {
  return usePage().site;
}
