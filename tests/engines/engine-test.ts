import { test as base, expect } from '@playwright/test';
import { LOCALES, type Locale } from '../../language/locales.ts';
import { given } from '../visit/given.ts';
import { EVERY_PAGE } from '../visit/urls.ts';
import type { EngineName, EngineOptions } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { type Relay, startRelay } from './relay.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

/** What a project of `playwright-engines.config.ts` says. */
export type EngineSettings = { engine: EngineName; site: string };

type Visit = {
  /** Starts the engine, or gives the one that an earlier test has started with the same options. */
  visit: (options?: EngineOptions) => Promise<Visitor>;
};

type Kept = { relay: Relay; visitors: Map<string, Visitor> };

const START = { firefox: startFirefox, webkit: startWebKit };

/** A test in one of the engines beside Chromium. It fails when a page tells of an error. */
export const test = base.extend<Visit, EngineSettings & { kept: Kept }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  site: ['', { option: true, scope: 'worker' }],
  kept: [
    async ({ site }, use) => {
      const relay = await startRelay(site);
      const visitors = new Map<string, Visitor>();
      await use({ relay, visitors });
      for (const visitor of visitors.values()) await visitor.close();
      relay.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visit: async ({ engine, kept: { relay, visitors } }, use) => {
    await use(async (options = {}) => {
      const key = JSON.stringify(options);
      const visitor = visitors.get(key) ?? new Visitor(await START[engine](options), relay);
      visitors.set(key, visitor);
      await visitor.begin();
      // Of the page that a test before this one has left.
      relay.takeTroubles();
      return visitor;
    });
    expect(relay.takeTroubles(), 'errors that the pages told of').toEqual([]);
  },
});

/** Firefox sees the one edition where WebKit sees the other, by turns; before a release each sees both. */
export const localesOf = (engine: EngineName, turn = 0): readonly Locale[] =>
  EVERY_PAGE ? LOCALES : [given(LOCALES[(turn + (engine === 'firefox' ? 0 : 1)) % LOCALES.length])];
