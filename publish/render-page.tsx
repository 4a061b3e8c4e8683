import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { contentIn, plainContent } from '#/catalogue/checked-content.ts';
import { siteData } from '#/catalogue/site-data.ts';
import { LOCALES, type Locale, localePath, splitLocale } from '#/language/locales.ts';
import { type IslandName, islands, loadIsland } from '#/src/browser/islands.ts';
import { InlineStyleContext } from '#/src/design/InlineStyle/InlineStyle.tsx';
import { emptyRecord, type PageRecord, PageRecordContext } from '#/src/page/PageRecord.ts';
import { textHash } from '#/src/page/text-hash.ts';
import { Document } from './Document.tsx';
import { type StyleSlotName, styleSlot } from './inline.tsx';
import { siteFiles } from './machine-files.ts';
import { findPage, PATHS } from './site-map.tsx';

/** Every page of the site, in every locale. */
export const pagePaths = LOCALES.flatMap((locale) => PATHS.map((path) => localePath(path, locale)));

export const islandNames = Object.keys(islands) as IslandName[];

/** Origins that forms post to besides the site: the newsletter service, where the dealer has one. */
export function formTargets(): string[] {
  const { newsletterService } = plainContent.dealer;
  return newsletterService === undefined ? [] : [new URL(newsletterService).origin];
}

/** What every page of a locale shares, as a file whose name changes with its content. */
const shared = new Map(
  LOCALES.map((locale) => {
    const text = JSON.stringify(siteData(contentIn(locale)));
    return [locale, { url: `/assets/site-${locale}-${textHash(text)}.json`, text }];
  }),
);

/** Every file of the site that is made from the content and is no page: its URL, and what makes its text. */
export const files: Record<string, () => string> = {
  ...siteFiles(),
  ...Object.fromEntries([...shared.values()].map(({ url, text }) => [url, () => text])),
};

/** What a page uses: the name of its component, and what was written down while it was rendered. */
export type PageUse = Omit<PageRecord, 'islandName'> & { component: string };

export type Rendered = { status: 200 | 404; html: string; used: PageUse };

type PlacedStyles = Partial<Record<StyleSlotName, string>>;

type Surroundings = {
  /** The URL of the script that hydrates islands. */
  script: string;
  /** The page's styles as elements, from what the page uses; a place that is not named stays empty. */
  styles: (used: PageUse) => PlacedStyles | Promise<PlacedStyles>;
};

/** The page of a URL path; a path that is none of the site map's gets the nearest not-found page. */
export async function renderPage(url: string, { script, styles }: Surroundings): Promise<Rendered> {
  const { path: asked, locale } = splitLocale(url);
  const { path, status, head, body, component, isOverPicture, isText } = findPage(asked, contentIn(locale));
  const { islandName, ...record } = emptyRecord(nameIn(await listedIslands(), url));
  let failure: { error: unknown } | undefined;
  const { prelude } = await prerender(
    <PageRecordContext value={{ islandName, ...record }}>
      <InlineStyleContext value={(text) => record.styles.add(text)}>
        <Document
          path={localePath(path, locale)}
          localPath={path}
          site={siteData(contentIn(locale))}
          siteUrl={siteUrl(locale)}
          script={script}
          head={head}
          isOverPicture={isOverPicture}
          isText={isText}
        >
          {body}
        </Document>
      </InlineStyleContext>
    </PageRecordContext>,
    {
      // Whole sections in their place: a page must not need a script to put late parts where they belong.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        failure ??= { error };
      },
    },
  );
  const html = await new Response(prelude).text();
  // React leaves the place of a section that throws empty and goes on; such a page is not to be published.
  if (failure !== undefined) throw failure.error;
  const used = { component, ...record };
  const { head: first = '', foot: last = '' } = await styles(used);
  return { status, html: fill(fill(html, 'head', first), 'foot', last), used };
}

/** Puts styles into their place in a page. */
function fill(html: string, at: StyleSlotName, elements: string): string {
  const [before, after, ...more] = html.split(styleSlot(at));
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`A page wants one place for the styles of its ${at}.`);
  return before + elements + after;
}

/** The names of all islands by their components, which pages show. */
async function listedIslands(): Promise<Map<ComponentType<object>, string>> {
  return new Map(await Promise.all(islandNames.map(async (name) => [await loadIsland(name), name] as const)));
}

const nameIn = (listed: Map<ComponentType<object>, string>, url: string) => (component: ComponentType<object>) => {
  const name = listed.get(component);
  if (name !== undefined) return name;
  throw new Error(
    `${url} shows an <Island> of a component that src/browser/islands.ts does not list (${component.name}): enter it there.`,
  );
};

function siteUrl(locale: Locale): string {
  return shared.get(locale)?.url ?? '';
}
