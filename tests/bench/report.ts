import type { Load } from './measure-load.ts';
import type { Navigation } from './measure-navigation.ts';
import type { Variant } from './options.ts';

export type PageResult = { page: string; loads: Record<string, Load[]> };
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

const ms = (value: number) => `${Math.round(value)}`;
const kb = (value: number) => (value / 1000).toFixed(1);
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;

/** Loads of each page beside those of the same page without scripts. */
export function loadTable(results: PageResult[]): string {
  const other: Variant = 'limit';
  const lines = results.map(({ page, loads }) => {
    const built = loads.built ?? [];
    const against = loads[other] ?? [];
    const pair = (pick: (load: Load) => number) => [median(built.map(pick)), median(against.map(pick))] as const;
    const paint = pair(({ firstPaint }) => firstPaint);
    const largest = pair(({ largestPaint }) => largestPaint);
    return row(
      page,
      `${ms(paint[0])} : ${ms(paint[1])}`,
      (paint[0] / paint[1]).toFixed(2),
      `${ms(largest[0])} : ${ms(largest[1])}`,
      (largest[0] / largest[1]).toFixed(2),
      pair(({ shift }) => shift)[0].toFixed(3),
      pair(({ blocking }) => blocking)
        .map(ms)
        .join(' : '),
    );
  });
  return [
    row(
      'page',
      `first paint, ms : ${other}`,
      'ratio',
      `largest paint, ms : ${other}`,
      'ratio',
      'shift',
      `blocking, ms : ${other}`,
    ),
    row(...Array(7).fill('---')),
    ...lines,
  ].join('\n');
}

/** What the first view of each page downloads, kB over the wire. */
export function bytesTable(results: PageResult[]): string {
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
  const answers = Object.entries(taps).map(([name, delays]) => {
    const known = delays.filter((delay) => delay !== undefined);
    return row(name, known.length === 0 ? 'no answer' : ms(median(known)), `${known.length} of ${delays.length}`);
  });
  const ways = Object.entries(navigations).map(([way, each]) =>
    row(way, ...(['cold', 'warm', 'back'] as const).map((kind) => ms(median(each.map((one) => one[kind]))))),
  );
  return [
    row(`${page}: tap right after the first paint`, 'answered after, ms', 'answered'),
    row('---', '---', '---'),
    ...answers,
    '',
    `Slowest interaction while everything on ${page} is used (as INP reckons): ${ms(median(interactions))} ms.`,
    '',
    row('navigation, ms until the heading is painted', 'cold', 'fetched ahead', 'back'),
    row('---', '---', '---', '---'),
    ...ways,
  ].join('\n');
}
