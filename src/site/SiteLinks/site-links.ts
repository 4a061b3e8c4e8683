import { type Locale, localePath } from '#/language/locales.ts';

export type SiteLinksWords = Record<
  'home' | 'interior' | 'features' | 'about' | 'contact' | 'location' | 'questions',
  string
>;

/** A link by its label and its finished address. */
export type LabelledLink = { label: string; address: string };

/** The places that are no car and no brand: who we are, and how to reach us. */
export function siteLinks(words: SiteLinksWords, locale: Locale): LabelledLink[] {
  const about = localePath('/voyah/about', locale);
  return [
    { label: words.about, address: about },
    { label: words.contact, address: `${about}#contact` },
    { label: words.location, address: `${about}#location` },
    { label: words.questions, address: `${about}#faq` },
  ];
}

/** All pages that are no brand's and no car's own. */
export function pageLinks(words: SiteLinksWords, locale: Locale): LabelledLink[] {
  return [
    { label: words.home, address: localePath('/home', locale) },
    { label: words.interior, address: localePath('/voyah/free/inter', locale) },
    { label: words.features, address: localePath('/voyah/free/feature', locale) },
    ...siteLinks(words, locale),
  ];
}
