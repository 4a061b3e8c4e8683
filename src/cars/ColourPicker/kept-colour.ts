import { splitLocale } from '#/language/locales.ts';
import { keepForVisit, keptForVisit } from '../../design/kept-for-visit.ts';
import { findColour, PARAMETER } from './colour-address.ts';

const KEY = 'colour';

/** Keeps the colour chosen on a car's page for the rest of the visit, in this tab: the car's other pages have no picker. */
export function keepColour(colour: number): void {
  keepForVisit(KEY, `${splitLocale(location.pathname).path}?${PARAMETER}=${colour}`);
}

/** The colour kept of the car to which this page belongs, in either language; undefined on pages of other cars. */
export function findKeptColour(): number | undefined {
  const [car = '', query = ''] = keptForVisit(KEY).split('?');
  return car !== '' && `${splitLocale(location.pathname).path}/`.startsWith(`${car}/`) ? findColour(query) : undefined;
}
