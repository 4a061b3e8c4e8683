import { type Locale, localePath } from '#/language/locales.ts';
import { plainContent } from './checked-content.ts';

const DAYS = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
} as const;

/** The `@id` by which other things name the dealer. */
export const dealerLdId = () => `${plainContent.dealer.site}/#dealer`;

/** The dealer in schema.org's words: names, ways to reach him, place and hours, as far as the settings hold them. */
export function dealerLd(locale: Locale): object {
  const { dealer, brands } = plainContent;
  const { street, city, postalCode } = dealer.address;
  const networks = Object.values(dealer.social);
  return {
    '@type': 'AutoDealer',
    '@id': dealerLdId(),
    name: dealer.name,
    url: `${dealer.site}${localePath('/home', locale)}`,
    telephone: dealer.phone,
    email: dealer.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street[locale],
      addressLocality: city[locale],
      ...(postalCode !== undefined && { postalCode }),
      addressCountry: 'MN',
    },
    ...(dealer.position && { geo: { '@type': 'GeoCoordinates', ...dealer.position } }),
    ...(dealer.map !== undefined && { hasMap: dealer.map }),
    openingHoursSpecification: dealer.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => DAYS[day]),
      opens,
      closes,
    })),
    ...(networks.length > 0 && { sameAs: networks }),
    brand: Object.values(brands).map((brand) => ({ '@type': 'Brand', name: brand.name })),
  };
}
