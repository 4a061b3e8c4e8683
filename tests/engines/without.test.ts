/** Pages without scripts, and with less motion. */
import { expect } from '@playwright/test';
import { localePath } from '../../language/locales.ts';
import { KINDS } from '../visit/urls.ts';
import { localesOf, test } from './engine-test.ts';
import { LAPTOP, PHONE } from './windows.ts';

test('every kind of page without scripts is whole, and its menus open', async ({ visit, engine }) => {
  test.setTimeout(300_000);
  const visitor = await visit({ withoutScripts: true });
  for (const locale of localesOf(engine)) {
    for (const [kind, [path]] of Object.entries(KINDS)) {
      await visitor.load(localePath(path, locale), PHONE);
      const hasScripts = () => visitor.run(() => document.querySelector('[data-hydrated]') !== null);
      expect(await visitor.run(() => document.querySelector('h1')?.checkVisibility()), kind).toBe(true);
      expect.soft(await visitor.sideways(), kind).toBeLessThanOrEqual(0);
      await visitor.resize(LAPTOP);
      expect.soft(await visitor.sideways(), kind).toBeLessThanOrEqual(0);
      expect(await hasScripts(), kind).toBe(false);
    }
    await visitor.load(localePath('/voyah/free', locale), PHONE);
    await visitor.click('header [popovertarget="brand-panel"]');
    await visitor.shows('#brand-panel:popover-open');
    await visitor.press('Escape');
    await visitor.shows('#brand-panel', false);
    await visitor.click('main [popovertarget="contact-dialog"]');
    await visitor.shows('#contact-dialog a[href^="tel:"]');
    await visitor.press('Escape');
    await visitor.shows('#contact-dialog', false);
    await visitor.click('main summary');
    await visitor.shows('main details[open] p');
    await visitor.click('#colours label[data-paint="3"]');
    await visitor.shows('#colours [data-layer="3"] img');
    await visitor.shows('#electric table');
    await visitor.shows('#size table');
  }
});

test('with less motion nothing moves', async ({ visit }) => {
  const visitor = await visit({ reducedMotion: true });
  await visitor.open('/voyah/free', PHONE);
  expect(await visitor.run(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
  const moving = () =>
    visitor.run(() =>
      document
        .getAnimations()
        .filter(
          ({ timeline, effect }) => timeline instanceof DocumentTimeline && Number(effect?.getTiming().duration) > 1,
        )
        .map((animation) => `${(animation.effect as KeyframeEffect).target?.className}`),
    );
  await visitor.click('#exterior [data-carousel-step="1"]');
  await visitor.sees('slide 2', () =>
    document.querySelector('#exterior [data-carousel-count]')?.textContent?.startsWith('2'),
  );
  expect(await moving()).toEqual([]);
  await visitor.click('header [popovertarget="brand-panel"]');
  await visitor.shows('#brand-panel');
  expect(await moving()).toEqual([]);
  expect(await visitor.run(() => document.querySelector('video')?.paused ?? true), 'the video').toBe(true);
});
