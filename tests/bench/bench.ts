/**
 * Measures the built site on the phone profile beside its own limit: the same pages as plain HTML. Variants take turns, so
 * that whatever else the machine does hits all alike; what counts are the ratios. Nothing is asserted here: bytes are, in `tests/site/budgets.test.ts`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../setup/browser.mjs';
import { FIREFOX } from '../../setup/engines.mjs';
import { startFirefox } from '../engines/firefox.ts';
import { type Host, startHost } from './host.ts';
import { measureFirefox } from './measure-firefox.ts';
import { measureLoad } from './measure-load.ts';
import { type Navigation, startWays } from './measure-navigation.ts';
import { measureFirstTap, measureInteractions, WIDGETS } from './measure-use.ts';
import { readOptions, VARIANTS, type Variant } from './options.ts';
import { bytesTable, firefoxTable, type Loads, loadTable, tablesOfUse, type UseResult } from './report.ts';
import { startSlowLine } from './slow-line.ts';
import { asVariant } from './variants.ts';

const USED = '/voyah/free';
/** How many of the pages are measured in Firefox as well: enough to see whether it is another story there. */
const PAGES_IN_FIREFOX = 3;
const WAYS = {
  '/voyah/free → /voyah/free/inter': ['/voyah/free', '/voyah/free/inter'],
  '/home → /voyah': ['/home', '/voyah'],
  '/voyah → /voyah/free': ['/voyah', '/voyah/free'],
};

const options = await readOptions();
const hosts = new Map<Variant, Host>();
for (const variant of VARIANTS) hosts.set(variant, await startHost('build', (html) => asVariant(html, variant)));
const at = (variant: Variant, page: string) => `${hosts.get(variant)?.address}${page}`;
const browser = await chromium.launch(findBrowser());

try {
  const paints = options.isOnlyFirefox ? undefined : await loads();
  const inFirefox = await loadsInFirefox();
  if (paints !== undefined) console.log(`\n${paints}`);
  console.log(`\n${inFirefox}\n`);
  if (paints !== undefined) {
    const use = options.isUsed ? tablesOfUse(await measureUse()) : undefined;
    if (use !== undefined) console.log(`\n${use}`);
    if (options.isWritten) write('measured', [paints, use].filter((part) => part !== undefined).join('\n\n'));
  }
  if (options.isWritten) write('measured in Firefox', inFirefox);
} finally {
  await browser.close();
  for (const host of hosts.values()) host.stop();
}

async function loads(): Promise<string> {
  const results = await inTurns('load', options.pages, (variant, page) => measureLoad(browser, at(variant, page)));
  return [loadTable(results), bytesTable(results)].join('\n\n');
}

/** The paints of Firefox, whose processor cannot be slowed down; its line can. */
async function loadsInFirefox(): Promise<string> {
  if (!existsSync(FIREFOX)) return `There is no ${FIREFOX} here: \`npm run test:engines\` installs it where it can.`;
  const lines = new Map<Variant, Host>();
  for (const variant of VARIANTS)
    lines.set(variant, await startSlowLine(await startHost('build', (html) => asVariant(html, variant))));
  const firefox = await startFirefox({});
  try {
    const results = await inTurns('load in Firefox', options.pages.slice(0, PAGES_IN_FIREFOX), (variant, page) =>
      measureFirefox(firefox, `${lines.get(variant)?.address}${page}`),
    );
    return firefoxTable(results);
  } finally {
    await firefox.close();
    for (const line of lines.values()) line.stop();
  }
}

/** Measures pages in every variant as often as was asked for; the variants take turns. */
async function inTurns<Measured>(
  what: string,
  pages: string[],
  measure: (variant: Variant, page: string) => Promise<Measured>,
): Promise<Loads<Measured>[]> {
  const results: Loads<Measured>[] = pages.map((page) => ({ page, loads: {} }));
  for (let run = 0; run < options.runs; run += 1) {
    for (const { page, loads } of results) {
      for (const variant of run % 2 === 0 ? VARIANTS : VARIANTS.toReversed()) {
        loads[variant] ??= [];
        loads[variant].push(await measure(variant, page));
      }
    }
    console.log(`${what} ${run + 1} of ${options.runs}`);
  }
  return results;
}

async function measureUse(): Promise<UseResult> {
  const result: UseResult = { page: USED, taps: {}, interactions: [], navigations: {} };
  const ways = await startWays('build');
  try {
    for (let run = 0; run < options.runs; run += 1) {
      for (const name of Object.keys(WIDGETS)) {
        result.taps[name] ??= [];
        result.taps[name].push(await measureFirstTap(browser, at('built', USED), name));
      }
      result.interactions.push(await measureInteractions(browser, at('built', USED)));
      for (const [way, [from = '', to = '']] of Object.entries(WAYS)) {
        const times: Navigation[] = result.navigations[way] ?? [];
        times.push(await ways.measure(from, to));
        result.navigations[way] = times;
      }
      console.log(`use ${run + 1} of ${options.runs}`);
    }
  } finally {
    ways.stop();
  }
  return result;
}

/** Replaces what stands between the marks of this name in `docs/bench.md`. */
function write(name: string, text: string): void {
  const [file, begin, end] = ['docs/bench.md', `<!-- ${name} -->`, `<!-- /${name} -->`];
  const before = readFileSync(file, 'utf8');
  const date = new Date().toISOString().slice(0, 10);
  const load = `${loadavg()[0]?.toFixed(1)} at the end`;
  const note = `Measured on ${date}, ${cpus().length} cores with a load of ${load}, ${options.runs} runs each, medians.`;
  const [head, rest] = before.split(begin);
  const foot = rest?.split(end)[1];
  if (head === undefined || foot === undefined) throw new Error(`${file} has no ${begin} … ${end}.`);
  writeFileSync(file, `${head}${begin}\n${note}\n\n${text}\n${end}${foot}`);
}
