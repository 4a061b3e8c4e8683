import { createHash } from 'node:crypto';
import { prerender } from 'react-dom/static';
import { siteData } from '#/content/catalogue/site-data.ts';
import { LOCALES, type Locale, localePath, splitLocale } from '#/language/locales.ts';
import { islands } from '../islands.ts';
import { findPage, PATHS } from '../site-map.tsx';
import { Document } from './Document.tsx';
import { siteFiles } from './machine-files.ts';
import { propsFiles } from './props-file.ts';

/** Every page of the site, in every locale. */
export const pagePaths = LOCALES.flatMap((locale) => PATHS.map((path) => localePath(path, locale)));

/** What every page of a locale shares, as a file whose name changes with its content. */
const shared = new Map(
  LOCALES.map((locale) => {
    const text = JSON.stringify(siteData(locale));
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    return [locale, { url: `/assets/site-${locale}-${hash}.json`, text }];
  }),
);

/** Every file of the site that is made from the content and is no page: its URL, and what makes its text. */
export const files: Record<string, () => string> = {
  ...siteFiles(),
  ...Object.fromEntries([...shared.values()].map(({ url, text }) => [url, () => text])),
};

export { islands, propsFiles };

type Rendered = {
  status: 200 | 404;
  /** The document without its styles. */
  html: string;
  /** The name of the page's component. */
  page: string;
};

/**
 * The page of a URL path; a path that is none of the site map's gets the nearest not-found page. `script` is the URL of the
 * script that hydrates islands.
 */
export async function renderPage(url: string, script: string): Promise<Rendered> {
  const { path: asked, locale } = splitLocale(url);
  const { path, status, head, body, isOverPicture } = findPage(asked, locale);
  let failure: { error: unknown } | undefined;
  const { prelude } = await prerender(
    <Document
      path={localePath(path, locale)}
      localPath={path}
      site={siteData(locale)}
      siteUrl={siteUrl(locale)}
      script={script}
      head={head}
      isOverPicture={isOverPicture}
    >
      {body}
    </Document>,
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
  return { status, html, page: body.type.name };
}

function siteUrl(locale: Locale): string {
  return shared.get(locale)?.url ?? '';
}
