import { contentIn, plainContent } from '#/catalogue/checked-content.ts';
import { drawingFile } from '#/catalogue/drawing-file.ts';
import { drawingPaths } from '#/catalogue/drawing-paths.ts';
import { listedPaths } from '#/catalogue/listed-paths.ts';
import { modelChoices } from '#/catalogue/model-choices.ts';
import { modelPaths } from '#/catalogue/model-paths.ts';
import { searchIndex } from '#/catalogue/search-index.ts';
import { siteUrl } from '#/catalogue/site-url.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale, localePath } from '#/language/locales.ts';
import { carFile } from '#/src/cars/DimensionDrawing/car-file.ts';

/** Data that an island fetches on first use, one file for each locale. */
const DATA: Record<string, (locale: Locale) => unknown> = {
  '/search.json': searchIndex,
  '/models.json': (locale) => modelChoices(contentIn(locale)),
};

/** Files for machines and islands: the URL path of each, and what makes its text. */
export function siteFiles(): Record<string, () => string> {
  const files: Record<string, () => string> = {
    '/robots.txt': () => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    '/sitemap.xml': sitemap,
    '/site.webmanifest': () => JSON.stringify(webManifest()),
    '/.well-known/security.txt': securityText,
  };
  for (const locale of LOCALES) {
    for (const [path, load] of Object.entries(DATA)) {
      files[localePath(path, locale)] = () => JSON.stringify(load(locale));
    }
  }
  for (const url of modelPaths().flatMap(({ id }) => Object.values(drawingPaths(id)))) files[url] = () => drawing(url);
  return files;
}

/** Until when the contact below holds (RFC 9116 wants at most about a year). A build after this day warns. */
const SECURITY_CONTACT_EXPIRES = '2027-11-01T00:00:00.000Z';

/** Whom to tell about a weakness of the site, from the dealer's settings. */
function securityText(): string {
  const { email, site } = plainContent.dealer;
  if (Date.now() > Date.parse(SECURITY_CONTACT_EXPIRES)) {
    console.warn('security.txt has expired: check the contact and set a new day in publish/machine-files.ts.');
  }
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${SECURITY_CONTACT_EXPIRES}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${site}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}

/** A car's line drawing as a picture of one view. */
function drawing(url: string): string {
  const { view, lines } = drawingFile(url);
  return carFile(view, lines);
}

/** Every page that search engines may list, each with all its locales. */
function sitemap(): string {
  const url = (path: string, locale: Locale) => `${siteUrl}${localePath(path, locale)}`;
  const link = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
  const entries = listedPaths().flatMap((path) =>
    LOCALES.map((locale) => {
      const links = LOCALES.map((each) => link(each, url(path, each))).join('');
      return `<url><loc>${url(path, locale)}</loc>${links}${link('x-default', url(path, DEFAULT_LOCALE))}</url>`;
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ].join('\n');
}

/** Name, icons and colours for visitors who put the site on their home screen. */
function webManifest() {
  const { dealer } = plainContent;
  return {
    name: dealer.name,
    short_name: dealer.name.slice(0, 12),
    lang: DEFAULT_LOCALE,
    start_url: '/home',
    display: 'browser',
    background_color: '#f7f6f3',
    theme_color: '#0a0c0e',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
