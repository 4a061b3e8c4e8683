import type { Share, WinterFigures } from '#/formulas/range.ts';
import { fillIn } from '#/language/fill-in.ts';

/** A town on the map: its road distance in km, its place in the map's units. */
export type Town = {
  id: string;
  name: string;
  km: number;
  /** The distance is put together from two published ones. */
  about?: boolean;
  label: 'left' | 'right' | 'above' | 'below';
  x: number;
  y: number;
};

export type WinterWords = Record<
  | 'heading'
  | 'lead'
  | 'temperature'
  | 'january'
  | 'zero'
  | 'summer'
  | 'where'
  | 'road'
  | 'city'
  | 'speed'
  | 'start'
  | 'reserve'
  | 'reserveTooHigh'
  | 'town'
  | 'back'
  | 'settings'
  | 'km'
  | 'noTown'
  | 'refuse'
  | 'rangeLabel'
  | 'fullLabel'
  | 'tripLabel'
  | 'backLabel'
  | 'yesVerdict'
  | 'tightVerdict'
  | 'noVerdict'
  | 'yesText'
  | 'tightText'
  | 'noText'
  | 'cost'
  | 'costNote'
  | 'map'
  | 'mapNote'
  | 'cityNote'
  | 'curve'
  | 'curveLabel'
  | 'beyond'
  | 'table'
  | 'tableRange'
  | 'tableShare'
  | 'tableShareValue'
  | 'tableOneWay'
  | 'tableBack'
  | 'tableNote'
  | 'tableNone'
  | 'source'
  | 'sources'
  | 'method'
  | 'share'
  | 'shared'
  | 'notShared'
  | 'open'
  | 'loading'
  | 'failed'
  | 'retry'
  | 'details'
  | 'empty'
  | 'notNumber'
  | 'between',
  string
>;

/** Everything about one car's range in the cold. Without `rated` there is `refusal`: the reason why nothing is reckoned. */
export type WinterData = {
  shares: Share[];
  city: WinterFigures['city'];
  speed: WinterFigures['speed'];
  /** km, WLTP. */
  rated?: number;
  refusal?: string;
  /** From which figure it is reckoned, in words. */
  basis?: string;
  /** kWh that the battery gives. */
  battery?: number;
  /** ₮ per kWh, from when, and the share lost while charging. */
  electricity?: { price: number; since: string; loss: number[] };
  from: { name: string; x: number; y: number };
  towns: Town[];
  map: { width: number; height: number; outline: string };
  sources: { title: string; address?: string }[];
  /** Titles of those that the band rests on. */
  mainSources: string;
  words: WinterWords;
};

/** The figures of a car whose range is known. */
export type KnownWinterData = WinterData & Required<Pick<WinterData, 'rated' | 'basis' | 'battery' | 'electricity'>>;

/** Whether the car's range is known; else the data has the reason. */
export function isKnown(data: WinterData): data is KnownWinterData {
  return data.rated !== undefined && data.electricity !== undefined && data.battery !== undefined;
}

/** "Сүхбаатар (Сэлэнгэ)" is "Сүхбаатар" where there is little room. */
export const shortName = (name: string) => name.replace(/ \(.*\)$/, '');

/** "Улаанбаатар – Эрдэнэт – Улаанбаатар: 746 км" */
export function routeOf(data: KnownWinterData, town: { name: string; km: number }, isReturn: boolean): string {
  return fillIn(isReturn ? data.words.backLabel : data.words.tripLabel, {
    from: data.from.name,
    town: town.name,
    km: String(isReturn ? 2 * town.km : town.km),
  });
}
