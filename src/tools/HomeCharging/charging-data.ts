export type ChargingWords = Record<
  | 'heading'
  | 'lead'
  | 'power'
  | 'from'
  | 'to'
  | 'order'
  | 'used'
  | 'usedHint'
  | 'tariff'
  | 'tariffNote'
  | 'tierFirst'
  | 'tierMiddle'
  | 'tierLast'
  | 'hour'
  | 'kWh'
  | 'kW'
  | 'refuse'
  | 'hours'
  | 'wall'
  | 'cost'
  | 'per100'
  | 'per100Winter'
  | 'per100Unknown'
  | 'petrolHeading'
  | 'petrolPrice'
  | 'petrolPriceHint'
  | 'petrolUse'
  | 'petrolUseHint'
  | 'petrolMissing'
  | 'petrolCost'
  | 'petrolLess'
  | 'petrolOpen'
  | 'petrolMore'
  | 'gross'
  | 'usable'
  | 'onboardUnknown'
  | 'cold'
  | 'tableFrom'
  | 'tableFull'
  | 'tableNote'
  | 'source'
  | 'sources'
  | 'method'
  | 'open'
  | 'loading'
  | 'table'
  | 'share'
  | 'shared'
  | 'notShared'
  | 'failed'
  | 'retry'
  | 'details'
  | 'empty'
  | 'notNumber'
  | 'between',
  string
>;

export type ChargingPower = {
  /** kW at the plug. */
  power: number;
  label: string;
  /** Share lost while charging, from … to. */
  loss: number[];
};

/** Everything about charging one car at home. */
export type ChargingData = {
  /** kWh that the battery gives; where `usable` is false, its gross capacity. */
  battery: number;
  usable: boolean;
  /** The most that the car takes, in kW, where it is published. */
  onboard?: number;
  /** km, WLTP, where it is published. */
  rated?: number;
  /** What the coldest measured day leaves of them, from … to. */
  cold?: number[];
  powers: ChargingPower[];
  tariff: { since: string; limits: number[]; prices: number[] };
  /** L/100 km of the petrol car that stands in the field at first. */
  petrol: { consumption: number; model: string };
  sources: { title: string; address?: string }[];
  words: ChargingWords;
};
