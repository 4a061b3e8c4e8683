/**
 * What only shows when something is open or the visitor has set up the browser for their eyes and hands: menus, dialogs,
 * search, forced colours, large text, a zoomed window, the keyboard.
 */
import { expect, type Page, test } from '@playwright/test';
import { started, watchPage } from '../faults/watch-page.ts';
import { findProblems } from './axe.ts';

const PAGES = ['/voyah/free', '/en/home', '/en/voyah/about'] as const;
/** The widths at which the layout is another one; the page with every kind of part is looked at in all of them. */
const WIDTHS = { '/voyah/free': [375, 768, 1440], '/en/home': [1440], '/en/voyah/about': [375] };

async function open(page: Page, address: string) {
  const watched = await watchPage(page);
  await page.goto(address);
  await started(page);
  return watched;
}

/** What the page's buttons open, by id, each with a button that can be seen. */
async function openings(page: Page): Promise<string[]> {
  const ids = await page
    .locator('[popovertarget]:visible')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.closest('[popover]') === null)
        .map((button) => button.getAttribute('popovertarget')),
    );
  return [...new Set(ids)].filter((id) => id !== null);
}

for (const address of PAGES) {
  for (const width of WIDTHS[address]) {
    test(`${address} at ${width} px with everything open`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      const { exceptions, errors } = await open(page, address);
      for (const id of await openings(page)) {
        const button = page.locator(`[popovertarget="${id}"]:visible`).first();
        const opened = page.locator(`#${id}`);
        await button.click();
        await expect(opened).toBeVisible();
        if (id === 'search') {
          await opened.locator('input').fill('km');
          await expect(page.locator('[role="option"]').first()).toBeVisible();
        }
        expect(await findProblems(page, `#${id}`), id).toEqual([]);
        expect(await smallTargets(page, `#${id}`), id).toEqual([]);
        await page.keyboard.press('Escape');
        if (await opened.isVisible()) await page.keyboard.press('Escape');
        await expect(opened, id).toBeHidden();
        await expect(button, `focus returns from ${id}`).toBeFocused();
      }
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      expect(await findProblems(page)).toEqual([]);
      expect(await smallTargets(page, 'body')).toEqual([]);
      expect([...exceptions, ...errors]).toEqual([]);
    });
  }
}

/** Things to press that are smaller than 24 × 24 px; a link inside a sentence may be. */
const smallTargets = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const small: string[] = [];
    for (const target of document.querySelectorAll<HTMLElement>(
      `${selector} :is(a[href], button, summary, select, input:not([type="hidden"]), textarea)`,
    )) {
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const label = target instanceof HTMLInputElement ? target.closest('label') : null;
      const { width, height, right } = (label ?? target).getBoundingClientRect();
      const isInSentence =
        getComputedStyle(target).display === 'inline' && target.closest('p, li, td, dd, figcaption') !== null;
      // Moved out of view until it is focused: the skip link.
      if (isInSentence || right <= 0 || width <= 1 || height <= 1) continue;
      if (width < 24 || height < 24) small.push(`${target.outerHTML.slice(0, 90)}: ${width} × ${height}`);
    }
    return small;
  }, part);

for (const address of ['/voyah/free', '/en/home']) {
  test(`${address}: the keyboard goes through the whole page and out again`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, address);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    const seen: string[] = [];
    const troubles: string[] = [];
    for (let at = 0; at < 400; at += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(async () => {
        await new Promise(requestAnimationFrame);
        const { activeElement: element } = document;
        if (element === null || element === document.body || element === document.documentElement) return undefined;
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
          isMarked,
        };
      });
      if (stop === undefined || stop.isSeen) break;
      seen.push(stop.name);
      if (!stop.isVisible) troubles.push(`cannot be seen: ${stop.name}`);
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

/** Text that its box cuts off. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      );
      if (!hasText || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || element.closest('svg') !== null) continue;
      for (let around: HTMLElement | null = element; around !== null; around = around.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(around);
        const frame = around.getBoundingClientRect();
        // Meant for ears only, or a list that scrolls.
        if (clipPath !== 'none' || frame.width <= 1 || /auto|scroll/.test(overflowX + overflowY)) break;
        const isClippedX = /hidden|clip/.test(overflowX) && (box.right > frame.right + 1 || box.left < frame.left - 1);
        const isClippedY = /hidden|clip/.test(overflowY) && (box.bottom > frame.bottom + 1 || box.top < frame.top - 1);
        if (around !== document.body && (isClippedX || isClippedY)) {
          cut.push(`${element.tagName} "${element.textContent?.trim().slice(0, 40)}" in ${around.className}`);
          break;
        }
      }
    }
    return cut;
  });

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const address of PAGES) {
  test(`${address}: keeps everything at 200 % text and at 400 % zoom`, async ({ page }) => {
    test.slow();
    for (const [width, height, size] of [
      [375, 800, '200%'],
      // 1280 × 1024 at 400 %.
      [320, 256, '100%'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, address);
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        for (const details of document.querySelectorAll('details')) details.open = true;
      }, size);
      expect(await sideways(page), `${width} px, ${size}`).toBeLessThanOrEqual(0);
      expect(await cutOff(page), `${width} px, ${size}`).toEqual([]);
      for (const id of await openings(page)) {
        const button = page.locator(`[popovertarget="${id}"]:visible`).first();
        await button.click();
        const opened = page.locator(`#${id}`);
        await expect(opened).toBeVisible();
        // Everything inside can be brought into view.
        const hidden = await opened.evaluate((dialog) =>
          [...dialog.querySelectorAll('a[href], button')]
            .filter((each) => each.checkVisibility({ visibilityProperty: true }))
            .filter((each) => {
              each.scrollIntoView({ block: 'center', behavior: 'instant' });
              const { top, bottom, left, right } = each.getBoundingClientRect();
              return bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth;
            })
            .map((each) => each.outerHTML.slice(0, 80)),
        );
        expect(hidden, `${id} at ${width} px, ${size}`).toEqual([]);
        expect(await sideways(page), `${id} at ${width} px, ${size}`).toBeLessThanOrEqual(0);
        await page.keyboard.press('Escape');
        if (await opened.isVisible()) await page.keyboard.press('Escape');
        await expect(opened).toBeHidden();
      }
    }
  });

  test(`${address} in forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
    const { exceptions } = await open(page, address);
    const blank = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a[class*="Button"], summary, input, [role="tab"]')]
        .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((each) => {
          const { color, backgroundColor, borderTopWidth } = getComputedStyle(each);
          const { width } = each.getBoundingClientRect();
          const hasWords = (each.textContent ?? '').trim() !== '' || each.querySelector('svg') !== null;
          return width > 1 && !hasWords && borderTopWidth === '0px' && color === backgroundColor;
        })
        .map((each) => each.outerHTML.slice(0, 100)),
    );
    expect(blank).toEqual([]);
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline).length,
    );
    expect(moving, 'things that move under reduced motion').toBe(0);
    expect(exceptions).toEqual([]);
  });
}
