/** The built files ask nothing of the oldest browsers (`publish/targets.ts`) that these lack, unless a fallback is named. */

import compatData from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { expect, test } from '@playwright/test';
import { TARGETS } from '../../publish/targets.ts';
import { builtFiles, textOf } from '../visit/built-files.ts';
import { FALLBACKS } from './fallbacks.ts';
import { callsOfScript, featuresOfDocument, featuresOfStyles } from './features-of.ts';

const OLDEST = { ...TARGETS, safari_ios: TARGETS.safari };

const number = (version: string) => Number.parseFloat(version.replace('≤', ''));

function isIn({ version_added: added, version_removed: removed, flags }: SimpleSupportStatement, oldest: string) {
  if (typeof added !== 'string' || flags !== undefined || number(added) > number(oldest)) return false;
  return typeof removed !== 'string' || number(removed) > number(oldest);
}

/** Whether one of the oldest browsers lacks a feature. Prefixes do not matter: the build writes those that are needed. */
function isLacking({ support }: CompatStatement): boolean {
  return Object.entries(OLDEST).some(
    ([browser, oldest]) => ![support[browser as keyof typeof OLDEST] ?? []].flat().some((each) => isIn(each, oldest)),
  );
}

/** What browser-compat-data says at a path such as `css.properties.gap`; nothing where it knows no such feature. */
function statementsAt(path: string): CompatStatement[] {
  let at = compatData as unknown as Identifier | undefined;
  for (const key of path.split('.')) at = at?.[key] as Identifier | undefined;
  return at?.__compat === undefined ? [] : [at.__compat];
}

/** Every feature of a branch by its last name: several objects may have a method of one name. */
function byName(branch: Identifier, found = new Map<string, CompatStatement[]>()): Map<string, CompatStatement[]> {
  for (const [key, feature] of Object.entries(branch) as [string, Identifier][]) {
    if (key === '__compat') continue;
    const name = key.replace('_static', '');
    if (feature.__compat !== undefined) found.set(name, [...(found.get(name) ?? []), feature.__compat]);
    byName(feature, found);
  }
  return found;
}

const types = byName(compatData.css.types as Identifier);
const interfaces = byName({ ...compatData.api, ...compatData.javascript.builtins } as Identifier);

/** The features that none of the places where they may come from has in every browser. */
function lacking(names: Iterable<string>, statementsOf: (name: string) => CompatStatement[]): string[] {
  return [...names].filter((name) => {
    const statements = statementsOf(name);
    return statements.length > 0 && statements.every(isLacking);
  });
}

test('a feature that the oldest browsers lack has a fallback', () => {
  const documents = builtFiles(/\.html$/).map(textOf);
  const styles = new Set([
    ...documents.flatMap((html) => [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)),
    // What only paper needs.
    ...builtFiles(/\.css$/).map(textOf),
  ]);
  const scripts = builtFiles(/\.js$/).map(textOf).map(callsOfScript);
  const own = new Set(scripts.flatMap((script) => [...script.own]));
  const called = new Set(scripts.flatMap(({ called }) => [...called]).filter((name) => !own.has(name)));
  const used = [...styles].flatMap((css) => [...featuresOfStyles(css)]);
  const found = new Set([
    ...lacking(used, (path) =>
      path.startsWith('css.types.') ? (types.get(path.slice(10)) ?? []) : statementsAt(path),
    ),
    ...lacking(
      documents.flatMap((html) => [...featuresOfDocument(html)]),
      statementsAt,
    ),
    ...lacking(called, (name) => interfaces.get(name) ?? []).map((name) => `call ${name}`),
  ]);
  // A keyword of a property that is lacking as a whole says nothing more.
  const least = [...found].filter((path) => !found.has(path.slice(0, path.lastIndexOf('.'))));
  expect(used.length + called.size, 'features used').toBeGreaterThan(500);
  expect(least.sort()).toEqual(FALLBACKS.flatMap(({ lacking }) => lacking).sort());
});
