import type { MetaDescriptor } from 'react-router';
import { type Locale, localePath, splitLocale } from '#/language/locales.ts';

/** What a page says about itself to search engines and social networks. */
type PageHead = {
  title: string;
  description: string;
  social: { address: string; alt: string };
  /** The page's one true address, without edition. */
  canonical: string;
  indexed: boolean;
  /** The site's own address, without a slash at its end. */
  site: string;
};

const LOCALES = { mn: 'mn_MN', en: 'en_GB' } satisfies Record<Locale, string>;

/** The head of a page: title, description, canonical, both editions, preview. */
export function pageMeta(head: PageHead, pathname: string): MetaDescriptor[] {
  const { locale: language } = splitLocale(pathname);
  const address = (edition: Locale) => `${head.site}${localePath(head.canonical, edition)}`;
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    ...(head.indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    { tagName: 'link', rel: 'canonical', href: address(language) },
    { tagName: 'link', rel: 'alternate', hrefLang: 'mn', href: address('mn') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: address('en') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('mn') },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: address(language) },
    { property: 'og:locale', content: LOCALES[language] },
    { property: 'og:locale:alternate', content: LOCALES[language === 'mn' ? 'en' : 'mn'] },
    { property: 'og:image', content: head.social.address },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: head.social.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
