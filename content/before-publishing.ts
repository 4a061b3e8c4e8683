/**
 * What only you can confirm before the site goes public: figures and statements that come from your data sheet or from the
 * specification of the site, and that no published source confirms. Once you have checked one against your papers, correct
 * it where it stands and set `confirmed` to true. `npm run check` prints what is still open.
 */
import { dealer } from './dealer.ts';

export type OpenPoint = { what: string; where: string; confirmed: boolean };

export const beforePublishing: OpenPoint[] = [
  {
    what: 'Your own phone, addresses, hours and links in place of the samples',
    where: 'content/dealer.ts',
    confirmed: !dealer.sample,
  },
  {
    what: 'The Voyah Dreamer’s 500 km (WLTP), 483 HP and 4.4 s: they equal the European data sheet of the Voyah Free, and published are 435 hp and 5.9 s',
    where: 'content/models/voyah-dreamer.ts, rangeOfDataSheet, powerOfDataSheet, accelerationOfDataSheet',
    confirmed: false,
  },
  {
    what: 'The Voyah Free’s 860 km: they were published for the version with a range extender (EREV), the page presents the electric one',
    where: 'content/models/voyah-free.ts, rangeErev',
    confirmed: false,
  },
  {
    what: 'The Voyah Free’s 631 km: no source that we read has them; about 630 km are quoted by the Chinese standard',
    where: 'content/models/voyah-free.ts, rangeChinese',
    confirmed: false,
  },
  {
    what: 'The promise that a Voyah Free from stock is handed over before the new year: it is good for one season',
    where: 'content/models/voyah-free.ts, promotions[1]',
    confirmed: false,
  },
  {
    what: 'The Italian design house of the Voyah Dreamer, the Forthing T5 EVO and the Aeolus Shine GS: sources name one for the Voyah Free only',
    where: 'content/models/, exterior.slides[0].text',
    confirmed: false,
  },
  {
    what: 'The market version of the Forthing T5 EVO that you sell: power, torque, consumption, tyres and equipment differ from country to country',
    where: 'content/models/forthing-t5-evo.ts, facts',
    confirmed: false,
  },
  {
    what: 'What 200+, 100+ and 20+ count: figures of this site now, your company’s own once you can prove them',
    where: 'content/pages/about.ts, statistics',
    confirmed: false,
  },
  {
    what: 'The charging socket of the Voyah cars that you sell: CCS2 or GB/T',
    where: 'content/pages/about.ts, faq',
    confirmed: false,
  },
  {
    what: 'Electricity prices and their date, if they have changed since',
    where: 'content/tools/charging.ts, tariff',
    confirmed: false,
  },
];
