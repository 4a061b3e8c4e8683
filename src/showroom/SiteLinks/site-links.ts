import { inEdition, type Language } from '../../language/edition.ts';

export type SiteLinksWords = Record<
  'home' | 'interior' | 'features' | 'about' | 'contact' | 'location' | 'questions',
  string
>;

/** A link by its label and its finished address. */
export type LabelledLink = { label: string; address: string };

/** The places that are no car and no brand: who we are, and how to reach us. */
export function siteLinks(words: SiteLinksWords, language: Language): LabelledLink[] {
  const about = inEdition('/voyah/about', language);
  return [
    { label: words.about, address: about },
    { label: words.contact, address: `${about}#contact` },
    { label: words.location, address: `${about}#location` },
    { label: words.questions, address: `${about}#faq` },
  ];
}

/** All pages that are no brand's and no car's own. */
export function pageLinks(words: SiteLinksWords, language: Language): LabelledLink[] {
  return [
    { label: words.home, address: inEdition('/home', language) },
    { label: words.interior, address: inEdition('/voyah/free/inter', language) },
    { label: words.features, address: inEdition('/voyah/free/feature', language) },
    ...siteLinks(words, language),
  ];
}
