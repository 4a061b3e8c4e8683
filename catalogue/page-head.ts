import type { LocalContent } from './in-locale.ts';
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
  content: LocalContent,
  page: { title: string; description: string; picture: string; path: string; indexed?: boolean },
): PageHead {
  const { dealer } = content;
  const picture = getPicture(content, page.picture);
  return {
    title: `${unbound(page.title)} · ${dealer.name}`,
    description: unbound(page.description),
    social: { address: `${dealer.site}${picture.path}/social.jpg`, alt: picture.alt },
    canonical: page.path,
    indexed: page.indexed ?? true,
    site: dealer.site,
  };
}

/** Without the joiners that typesetting adds: tabs and search engines take a text as it is. */
const unbound = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
