import { localePath } from '#/language/locales.ts';
import type { LocalContent } from './in-locale.ts';

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
export const dealerLdId = ({ dealer }: LocalContent) => `${dealer.site}/#dealer`;

/**
 * The dealer in schema.org's words: names, ways to reach him, place and hours, as far as the settings hold them. Further
 * showrooms are departments of the main one.
 */
export function dealerLd(content: LocalContent): object {
  const { dealer, brands, locale } = content;
  const [main, ...others] = dealer.showrooms;
  const networks = Object.values(dealer.social);
  return {
    '@type': 'AutoDealer',
    '@id': dealerLdId(content),
    name: dealer.name,
    url: `${dealer.site}${localePath('/home', locale)}`,
    email: dealer.email,
    ...(main !== undefined && placeLd(main)),
    ...(others.length > 0 && {
      department: others.map((showroom) => ({
        '@type': 'AutoDealer',
        name: `${dealer.name}, ${showroom.name}`,
        ...placeLd(showroom),
      })),
    }),
    ...(networks.length > 0 && { sameAs: networks }),
    brand: Object.values(brands).map((brand) => ({ '@type': 'Brand', name: brand.name })),
  };
}

function placeLd({ phone, postalAddress, position, map, hours }: LocalContent['dealer']['showrooms'][number]): object {
  const { street, city, postalCode } = postalAddress;
  return {
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      ...(postalCode !== undefined && { postalCode }),
      addressCountry: 'MN',
    },
    ...(position && { geo: { '@type': 'GeoCoordinates', ...position } }),
    ...(map !== undefined && { hasMap: map }),
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => DAYS[day]),
      opens,
      closes,
    })),
  };
}
