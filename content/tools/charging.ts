/**
 * Charging at home: powers, losses, electricity prices. Staff may change a price together with its date; the formulas stand
 * in `formulas/charge.ts`. There is no petrol price here on purpose: it changes, so the visitor types it.
 */
import type { Charging } from '../schema.ts';

export const charging = {
  /**
   * Power at the plug in kW, and the share of the energy that never reaches the battery, from … to. 2.3 and 11: ADAC's
   * measurements. Between them nothing was published: 7 kW takes the better edge of both.
   */
  powers: [
    {
      id: 'socket',
      power: 2.3,
      label: { mn: 'Энгийн розетка, 220 В, 10 А', en: 'Household socket, 220 V, 10 A' },
      loss: [0.127, 0.242],
      source: 'adac',
    },
    {
      id: 'singlePhase',
      power: 7,
      label: { mn: 'Нэг фазын цэнэглэгч, 32 А', en: 'Single-phase wall box, 32 A' },
      loss: [0.063, 0.127],
      between: true,
      source: 'adac',
    },
    {
      id: 'threePhase',
      power: 11,
      label: { mn: 'Гурван фазын цэнэглэгч, 380 В', en: 'Three-phase wall box, 380 V' },
      loss: [0.063, 0.097],
      source: 'adac',
    },
  ],
  /** Household electricity: ₮ for each kWh of the month up to a limit; the last price has none. */
  tariff: {
    since: { mn: '2024 оны 11-р сарын 15', en: '15 November 2024' },
    source: 'montsame',
    tiers: [{ upTo: 150, price: 175 }, { upTo: 300, price: 256 }, { price: 285 }],
    average: 220,
  },
  /** From which of its facts a car is calculated: what the battery gives, what it takes from a wall box, its rated range. */
  cars: {
    'voyah-free': { battery: 'batteryUsable', onboard: 'onboardCharger', range: 'rangeWltp' },
    'voyah-dreamer': { battery: 'batteryCapacity' },
  },
  /** A petrol car for the comparison: the visitor may type his own consumption. */
  petrol: { model: 'forthing-t5-evo', consumption: 'fuelConsumption' },
} satisfies Charging;
