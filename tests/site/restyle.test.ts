/**
 * A new element must not make the browser restyle the whole document. Selectors can: `:has()` on the root, or any `:has()`
 * rule that ends in a universal selector (docs/decisions/0011-far-sections.md). Counted by the browser, so no clock is asked.
 */
import { expect, test } from '@playwright/test';
import { given } from '../visit/given.ts';
import { hydrateAll } from '../visit/hydrate.ts';

for (const address of ['/home', '/voyah/free', '/voyah/about']) {
  test(`${address}: a new element restyles itself`, async ({ page, context }) => {
    await page.goto(address);
    await hydrateAll(page);
    const cdp = await context.newCDPSession(page);
    const events: { name: string; ts: number; args?: { elementCount?: number } }[] = [];
    cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as typeof events)));
    const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
    await cdp.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['devtools.timeline', 'blink.user_timing'] },
    });
    await page.evaluate(() => {
      // What an island that has just come left to style is not what is counted.
      document.body.getBoundingClientRect();
      performance.mark('all-styled');
      for (const section of document.querySelectorAll('main section')) {
        // What is folded away (the comparison's table) has no styles before somebody asks: all of them would count as new.
        if (!section.checkVisibility()) continue;
        section.append(document.createElement('div'));
        getComputedStyle(section.lastElementChild as Element).color;
      }
    });
    await cdp.send('Tracing.end');
    await complete;
    const start = given(events.find(({ name }) => name === 'all-styled')).ts;
    const counts = events.flatMap(({ name, ts, args: { elementCount } = {} }) =>
      name === 'UpdateLayoutTree' && ts > start && elementCount !== undefined ? elementCount : [],
    );
    expect(counts.length).toBeGreaterThan(2);
    expect(Math.max(...counts)).toBeLessThan(150);
  });
}
