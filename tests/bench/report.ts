import type { Paints } from './measure-firefox.ts';
import type { Load } from './measure-load.ts';
import type { Navigation } from './measure-navigation.ts';
import type { Variant } from './options.ts';

/** What was measured of a page in each variant, run by run. */
export type Loads<Measured> = { page: string; loads: Partial<Record<Variant, Measured[]>> };
export type UseResult = {
  page: string;
  taps: Record<string, (number | undefined)[]>;
  interactions: number[];
  navigations: Record<string, Navigation[]>;
};

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

const KINDS = ['cold', 'fetched', 'rendered', 'back'] as const;

const ms = (value: number) => `${Math.round(value)}`;
const kb = (value: number) => (value / 1000).toFixed(1);
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;

/** The median of what was answered at all. */
function medianOfKnown(values: (number | undefined)[]): string {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? 'not answered' : ms(median(known));
}

const PAINTS = ['first paint, ms : limit', 'ratio', 'largest paint, ms : limit', 'ratio'];

/** First and largest paint beside those of the page without scripts, each with its ratio. */
function paintCells(built: Paints[], limit: Paints[]): string[] {
  return (['firstPaint', 'largestPaint'] as const).flatMap((paint) => {
    const [own, least] = [built, limit].map((loads) => median(loads.map((load) => load[paint]))) as [number, number];
    return [`${ms(own)} : ${ms(least)}`, (own / least).toFixed(2)];
  });
}

/** Loads of each page beside those of the same page without scripts. */
export function loadTable(results: Loads<Load>[]): string {
  const lines = results.map(({ page, loads: { built = [], limit = [] } }) => {
    const blocking = [built, limit].map((loads) => ms(median(loads.map((load) => load.blocking))));
    const shift = median(built.map((load) => load.shift)).toFixed(3);
    return row(page, ...paintCells(built, limit), shift, blocking.join(' : '));
  });
  return [row('page', ...PAINTS, 'shift', 'blocking, ms : limit'), row(...Array(7).fill('---')), ...lines].join('\n');
}

/** The same paints in Firefox. */
export function firefoxTable(results: Loads<Paints>[]): string {
  const lines = results.map(({ page, loads: { built = [], limit = [] } }) => row(page, ...paintCells(built, limit)));
  return [row('page in Firefox', ...PAINTS), row(...Array(5).fill('---')), ...lines].join('\n');
}

/** What the first view of each page downloads, kB over the wire. */
export function bytesTable(results: Loads<Load>[]): string {
  const kinds = ['Document', 'Image', 'Font', 'Script'];
  const lines = results.map(({ page, loads }) => {
    const built = loads.built ?? [];
    const of = (pick: (load: Load) => number) => median(built.map(pick));
    const total = of(({ bytes }) => Object.values(bytes).reduce((sum, each) => sum + each, 0));
    const each = kinds.map((kind) => of(({ bytes }) => bytes[kind] ?? 0));
    const rest = total - each.reduce((sum, part) => sum + part, 0);
    return row(
      page,
      ...each.map(kb),
      kb(rest),
      kb(total),
      ms(of(({ requests }) => requests)),
      kb(of(({ earlyScripts }) => earlyScripts)),
    );
  });
  const heads = [
    'page',
    'HTML',
    'pictures',
    'fonts',
    'scripts',
    'rest',
    'all',
    'requests',
    'scripts before the largest paint',
  ];
  return [row(...heads), row(...heads.map(() => '---')), ...lines].join('\n');
}

/** Taps right after the first paint, interactions at rest and navigations. */
export function tablesOfUse({ page, taps, interactions, navigations }: UseResult): string {
  const answers = Object.entries(taps).map(([name, delays]) =>
    row(name, medianOfKnown(delays), `${delays.filter((delay) => delay !== undefined).length} of ${delays.length}`),
  );
  const ways = Object.entries(navigations).map(([way, each]) =>
    row(way, ...KINDS.map((kind) => medianOfKnown(each.map((one) => one[kind])))),
  );
  return [
    row(`${page}: tap right after the first paint`, 'answered after, ms', 'answered'),
    row('---', '---', '---'),
    ...answers,
    '',
    `Slowest interaction while everything on ${page} is used (as INP reckons): ${ms(median(interactions))} ms.`,
    '',
    row('navigation, ms until the heading is painted', 'cold', 'fetched ahead', 'rendered ahead', 'back'),
    row('---', ...KINDS.map(() => '---')),
    ...ways,
  ].join('\n');
}
