/** The keyboard goes through the whole page, sees where it is, and gets out again. */
import { expect, test } from '@playwright/test';
import { openDisclosures, openHydrated } from '../visit/openings.ts';

for (const [address, forcedColors, window] of [
  ['/voyah/free', 'none', undefined],
  ['/en/home', 'none', undefined],
  // 1280 × 1024 at 400 %.
  ['/home', 'none', { width: 320, height: 256 }],
  ['/en/voyah/free', 'active', undefined],
] as const) {
  const how = `${forcedColors === 'active' ? ' in forced colours' : ''}${window === undefined ? '' : ' at 400 % zoom'}`;
  test(`${address}: the keyboard goes through the whole page${how} and out again`, async ({ page }) => {
    test.slow();
    if (window !== undefined) await page.setViewportSize(window);
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors });
    await openHydrated(page, address);
    // What opens may take the focus (the cards that come); the walk begins at the top.
    await openDisclosures(page);
    await page.evaluate(() => {
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
    });
    const seen: string[] = [];
    const troubles: string[] = [];
    for (let at = 0; at < 400; at += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(async () => {
        // Reduced motion leaves every change one millisecond, so the first frame may still show the state before it.
        await new Promise(requestAnimationFrame);
        for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
        await new Promise(requestAnimationFrame);
        const { activeElement: element } = document;
        if (element === null || element === document.body || element === document.documentElement) return undefined;
        const THIRDS = [0.1, 0.5, 0.9];
        const isOnTop = (of: Element, { left, top, width, height }: DOMRect, across: number, down: number) => {
          const hit = document.elementFromPoint(left + width * across, top + height * down);
          return hit !== null && (hit.contains(of) || (of.closest('label') ?? of).contains(hit));
        };
        const marked = element as Element & { stop?: string };
        const isSeen = marked.stop !== undefined;
        marked.stop = 'seen';
        const box = (element.closest('label') ?? element).getBoundingClientRect();
        // The mark may stand on what the element belongs to: its label, its card, the swatch beside it.
        const around = [element, element.nextElementSibling];
        for (let each = element.parentElement; each !== null && around.length < 7; each = each.parentElement)
          around.push(each);
        const isMarked =
          getComputedStyle(element).boxShadow !== 'none' ||
          around.some((each) => {
            if (each === null) return false;
            const { outlineStyle, outlineWidth } = getComputedStyle(each);
            return outlineStyle !== 'none' && outlineWidth !== '0px';
          });
        return {
          name: `${element.tagName} ${element.textContent?.trim().slice(0, 40)} ${element.id}`,
          isSeen,
          isVisible: box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight,
          isCovered: !THIRDS.some((down) => THIRDS.some((across) => isOnTop(element, box, across, down))),
          isMarked,
        };
      });
      if (stop === undefined || stop.isSeen) break;
      seen.push(stop.name);
      if (!stop.isVisible) troubles.push(`cannot be seen: ${stop.name}`);
      if (stop.isVisible && stop.isCovered) troubles.push(`covered: ${stop.name}`);
      if (!stop.isMarked) troubles.push(`no focus mark: ${stop.name}`);
    }
    expect(troubles).toEqual([]);
    expect(seen.length).toBeGreaterThan(30);
    expect(seen.length, 'the walk ends').toBeLessThan(400);
    // Past the last link the focus leaves the page: the walk did not end in a trap.
    expect(await page.evaluate(() => document.querySelector('footer')?.contains(document.activeElement))).toBe(false);
    expect(seen.filter((name) => name.startsWith('A ')).length).toBeGreaterThan(20);
  });
}
