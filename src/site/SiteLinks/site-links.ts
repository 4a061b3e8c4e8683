import type { SiteData } from '#/catalogue/site-data.ts';
import { type Locale, localePath } from '#/language/locales.ts';

type SiteLinksMessages = SiteData['messages']['siteLinks'];

/** A link by its label and its finished address. */
export type LabelledLink = { label: string; address: string };

/** The places that are no car and no brand: who we are, and how to reach us. */
export function siteLinks(messages: SiteLinksMessages, locale: Locale): LabelledLink[] {
  const about = localePath('/voyah/about', locale);
  return [
    { label: messages.about, address: about },
    { label: messages.contact, address: `${about}#contact` },
    { label: messages.location, address: `${about}#location` },
    { label: messages.questions, address: `${about}#faq` },
  ];
}

/** All pages that are no brand's and no car's own. */
export function pageLinks(messages: SiteLinksMessages, locale: Locale): LabelledLink[] {
  return [
    { label: messages.home, address: localePath('/home', locale) },
    { label: messages.interior, address: localePath('/voyah/free/inter', locale) },
    { label: messages.features, address: localePath('/voyah/free/feature', locale) },
    ...siteLinks(messages, locale),
  ];
}
