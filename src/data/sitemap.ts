import { listedPaths } from '#/content/catalogue/listed-paths.ts';
import { siteUrl } from '#/content/catalogue/site-url.ts';
import { type Locale, localePath } from '#/language/locales.ts';

/** `sitemap.xml`: every page that search engines may list, each with both editions. */
export function loader() {
  const address = (path: string, language: Locale) => `${siteUrl}${localePath(path, language)}`;
  const entries = listedPaths().flatMap((path) =>
    (['mn', 'en'] as const).map(
      (language) =>
        `<url><loc>${address(path, language)}</loc>` +
        `<xhtml:link rel="alternate" hreflang="mn" href="${address(path, 'mn')}"/>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${address(path, 'en')}"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${address(path, 'mn')}"/></url>`,
    ),
  );
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ];
  return new Response(body.join('\n'), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
