/**
 * What is known of range in cold and heat: the figures of the winter range calculator.
 * Staff may correct a figure together with its source. How they are put together is told in
 * `formulas/range.ts`.
 */
import type { Winter } from '../schema.ts';

export const winter = {
  /**
   * Share of the rated (WLTP) range at a temperature, in °C: the cautious and the favourable edge. In between it is read
   * along straight lines; below the coldest one the line goes on.
   *
   * −31: worst and best of 24 cars in El Prix 2026 (mean 0.62). 0: Recurrent's 0.80 of about 18,000 cars, ± 0.08 (with
   * and without heat pump 0.83 and 0.75). 20: the rated range, less 0.08 for driver and road; never more than rated.
   * 35: EVKX gives the Voyah Free 412 of 500 km with 2 kW of air conditioning.
   */
  shares: [
    { temperature: -31, low: 0.54, high: 0.71, source: 'elPrix' },
    { temperature: 0, low: 0.72, high: 0.88, source: 'recurrent' },
    { temperature: 20, low: 0.92, high: 1, source: 'evkxRange' },
    { temperature: 35, low: 0.82, high: 1, source: 'evkxRange' },
  ],
  /** Short trips in town with a cold car: from `cold` °C down the range is multiplied by `share`, from `warm` up not at all. */
  city: { cold: -15, warm: 20, share: 0.8, source: 'geotab' },
  /** Up to `calm` km/h the rated range counts; at `fast` km/h it is multiplied by `share`, and the line goes on. */
  speed: { calm: 90, fast: 120, share: 0.8, source: 'evkxRange' },
  /** The test behind the coldest share: cars, the lowest temperature on the way, their mean share. */
  test: { cars: 24, coldest: -32, mean: 0.62, source: 'elPrix' },
  /** The fact from which a car's range is calculated; a car without a published one gets no answer, but the reason. */
  cars: {
    'voyah-free': {
      range: 'rangeWltp',
      basis: {
        mn: 'WLTP стандартын {voyah-free.rangeWltp} км-т (EVKX) тулгуурлав. Хятадын стандартаар гарсан {voyah-free.rangeChinese} км, EREV хувилбарын {voyah-free.rangeErev} км-ийг энд ашиглаагүй.',
        en: 'Based on {voyah-free.rangeWltp} km in the WLTP cycle (EVKX), not on the {voyah-free.rangeChinese} km of the Chinese cycle or the {voyah-free.rangeErev} km of the EREV version.',
      },
    },
    'voyah-dreamer': {
      refusal: {
        mn: 'Dreamer-ийн WLTP явах зай нийтлэгдээгүй тул өвлийн явах зайг тооцохгүй: манай хуудасны {voyah-dreamer.rangeOfDataSheet} км, Хятадын CLTC-гийн {voyah-dreamer.rangeCltc} км хоёрыг өвлийн туршилттай харьцуулах боломжгүй.',
        en: 'No WLTP range of the Dreamer is published, so its winter range is not worked out: neither the {voyah-dreamer.rangeOfDataSheet} km of our data sheet nor the {voyah-dreamer.rangeCltc} km of the Chinese CLTC cycle can be compared with winter tests.',
      },
    },
  },
} satisfies Winter;
