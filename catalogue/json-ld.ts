/**
 * What each page is, in schema.org's words, for search engines. Built from the same content as the page; only figures
 * that the page shows are named.
 */

import { askedQuestions } from '#/content/asked-questions.ts';
import { localePath } from '#/language/locales.ts';
import type { LocalContent } from './in-locale.ts';
import { carLd } from './json-ld-car.ts';
import { dealerLd } from './json-ld-dealer.ts';

/** What the page at `path` (without locale) shows, for machines: texts as they are written. Empty for pages that show nothing of the kind. */
export function jsonLdFor(content: LocalContent, path: string): object[] {
  const { dealer, brands, models, pages, locale } = content;
  const address = (to: string) => `${dealer.site}${localePath(to, locale)}`;
  const crumbs = (...steps: [name: string, to: string][]) => ({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, to], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: address(to),
    })),
  });
  const seller = dealerLd(content);
  const home: [string, string] = [pages.home.title, '/home'];
  if (path === '/home') return [seller];
  const brand = Object.values(brands).find((each) => each.path === path);
  if (brand !== undefined) return [crumbs(home, [brand.name, brand.path])];
  if (path === '/voyah/about') {
    const { title } = pages.about;
    return [
      seller,
      crumbs(home, [title, path]),
      {
        '@type': 'FAQPage',
        mainEntity: askedQuestions(content.dealer, content.pages.about.faq.questions).map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ];
  }
  const model = Object.values(models).find(
    (each) => path === each.path || path.toLowerCase() === each.path.toLowerCase(),
  );
  if (model !== undefined) {
    const owner = Object.values(brands).find(({ id }) => id === model.brand);
    return [
      crumbs(home, [owner?.name ?? '', owner?.path ?? '/home'], [model.title, model.path]),
      carLd(content, model, owner?.name ?? ''),
    ];
  }
  for (const page of [
    { path: '/voyah/free/inter', ...pages.interior },
    { path: '/voyah/free/feature', ...pages.features },
  ]) {
    if (page.path === path) {
      return [crumbs(home, ['Voyah', '/voyah'], ['Voyah Free', '/voyah/free'], [page.title, path])];
    }
  }
  return [];
}
