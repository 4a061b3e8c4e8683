/** Every kind of page, from its top to its end, on a phone and then in a wide window. */
import { expect } from '@playwright/test';
import { LOCALES, localePath } from '../../language/locales.ts';
import { given } from '../visit/given.ts';
import { hydrateAll } from '../visit/hydrate.ts';
import { KINDS } from '../visit/urls.ts';
import { localesOf, test } from './engine-test.ts';
import { changedTexts, measurePlaces, movedParts, PARTS, textBlocks } from './places.ts';
import { LAPTOP, PHONE } from './windows.ts';

for (const [row, [kind, paths]] of Object.entries(KINDS).entries()) {
  test(`${kind}: nothing scrolls sideways, and every part is in its place`, async ({ visit, page, engine }) => {
    test.setTimeout(300_000);
    const visitor = await visit();
    for (const locale of localesOf(engine, row)) {
      const url = localePath(given(paths[(row + LOCALES.indexOf(locale)) % paths.length]), locale);
      await visitor.open(url, PHONE);
      await page.setViewportSize({ width: PHONE[0], height: PHONE[1] });
      await page.goto(url);
      await hydrateAll(page);
      for (const size of [PHONE, LAPTOP]) {
        const [width, height] = size;
        await visitor.resize(size);
        await visitor.scrollToEnd();
        expect.soft(await visitor.sideways(), `${url}: sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
        expect.soft(await visitor.run(() => document.documentElement.lang)).toBe(locale);

        await page.setViewportSize({ width, height });
        const compare = async () => {
          const parts = await page.evaluate(measurePlaces, PARTS);
          expect(Object.keys(parts).length, 'named parts').toBeGreaterThan(4);
          if (engine === 'firefox') return movedParts(await visitor.run(measurePlaces, PARTS), parts, 2);
          const texts = await page.evaluate(textBlocks, {});
          const own = await visitor.run(textBlocks, texts);
          // Across, the rounded letters of what stands before a part move it.
          return [...changedTexts(own, texts), ...movedParts(await visitor.run(measurePlaces, PARTS), parts, 4)];
        };
        // A picture for another width has its own shape, which it takes on when it has come.
        await expect.poll(compare, { message: `${url} at ${width} px`, timeout: 15_000 }).toEqual([]);
      }
    }
  });
}
