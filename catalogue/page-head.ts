import type { Locale, Text } from '#/language/locales.ts';
import { content } from './checked-content.ts';
import { getPicture } from './picture.ts';

/** Title, description and preview picture of a page, and where it stands. */
export type PageHead = {
  title: string;
  description: string;
  /** The picture of a social network's preview: a 1200 × 630 crop beside the picture's other files. */
  social: { address: string; alt: string };
  canonical: string;
  indexed: boolean;
  site: string;
};

/** The head of a page; `path` is without locale, `picture` is `owner/name`. */
export function pageHead(
  page: { title: Text | string; description: Text; picture: string; path: string; indexed?: boolean },
  locale: Locale,
): PageHead {
  const title = typeof page.title === 'string' ? page.title : page.title[locale];
  const picture = getPicture(page.picture, locale);
  return {
    title: `${unbound(title)} · ${content.dealer.name}`,
    description: unbound(page.description[locale]),
    social: { address: `${content.dealer.site}${picture.path}/social.jpg`, alt: picture.alt },
    canonical: page.path,
    indexed: page.indexed ?? true,
    site: content.dealer.site,
  };
}

/** Without the joiners that typesetting adds: tabs and search engines take a text as it is. */
const unbound = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
