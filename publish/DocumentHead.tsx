import type { PageHead as HeadData } from '#/catalogue/page-head.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale, localePath } from '#/language/locales.ts';
import { scriptJson } from '#/src/page/script-json.ts';

/** Open Graph's names of the locales. */
const OPEN_GRAPH = { mn: 'mn_MN', en: 'en_GB' } satisfies Record<Locale, string>;

/** The head of a page: title, description, canonical URL, both locales, preview. */
export function PageHead({ head, locale }: { head: HeadData; locale: Locale }) {
  const url = (each: Locale) => `${head.site}${localePath(head.canonical, each)}`;
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {!head.indexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url(locale)} />
      {LOCALES.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={url(each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={url(DEFAULT_LOCALE)} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={url(locale)} />
      <meta property="og:locale" content={OPEN_GRAPH[locale]} />
      {LOCALES.filter((each) => each !== locale).map((each) => (
        <meta key={each} property="og:locale:alternate" content={OPEN_GRAPH[each]} />
      ))}
      <meta property="og:image" content={head.social.address} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={head.social.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The head of a page that search engines do not list: not found, offline. */
export function UnlistedHead({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** The head of a page that only sends the visitor on. */
export function RedirectHead({ title, address, canonical }: { title: string; address: string; canonical: string }) {
  return (
    <>
      <title>{title}</title>
      <meta httpEquiv="refresh" content={`0; url=${address}`} />
      <link rel="canonical" href={canonical} />
    </>
  );
}

/** The page's structured data for search engines (JSON-LD). */
export function StructuredData({ things }: { things: object[] }) {
  return things.map((thing) => {
    const text = scriptJson({ '@context': 'https://schema.org', ...thing });
    return <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
  });
}
