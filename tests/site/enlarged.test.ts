/** Large text, a zoomed window, wide spacing: nothing is lost, cut off or covered. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { localePath } from '../../language/locales.ts';
import { forEachOpening, openDisclosures, openHydrated } from '../visit/openings.ts';
import { EVERY_PAGE, KINDS } from '../visit/urls.ts';

// What is looked at stands still, so painting how it comes and goes is spared.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How visitors make the site larger: what WCAG 2.2 asks in 1.4.4, 1.4.10 and 1.4.12. */
const ENLARGED = [
  { how: '200 % text', width: 375, height: 800, size: '200%', rules: [] },
  // 1280 × 1024 at 400 %.
  { how: '400 % zoom', width: 320, height: 256, size: '100%', rules: [] },
  {
    how: 'wide text spacing',
    width: 375,
    height: 800,
    size: '100%',
    rules: [
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      'p { margin-block-end: 2em !important }',
    ],
  },
];

/** Kinds and ways take turns in `npm test`; before a release every kind is enlarged in every way, one of them in English. */
for (const [row, [kind, paths]] of Object.entries(KINDS).entries()) {
  for (const [column, { how, width, height, size, rules }] of ENLARGED.entries()) {
    if (!EVERY_PAGE && column !== row % ENLARGED.length) continue;
    const url = localePath(
      paths[column % paths.length] ?? paths[0],
      column === (row + 1) % ENLARGED.length ? 'en' : 'mn',
    );

    test(`${kind} (${url}): ${how} keeps everything`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      await openHydrated(page, url);
      await page.evaluate(
        ({ fontSize, texts }) => {
          document.documentElement.style.fontSize = fontSize;
          const sheet = new CSSStyleSheet();
          for (const text of texts) sheet.insertRule(text);
          document.adoptedStyleSheets.push(sheet);
        },
        { fontSize: size, texts: rules },
      );
      await openDisclosures(page);
      expect.soft(await sideways(page)).toBeLessThanOrEqual(0);
      expect.soft(await cutOff(page)).toEqual([]);
      expect.soft(await mostCovered(page), 'covered by what stays in place').toBeLessThan(0.5);
      await forEachOpening(page, kind, async (id, opened) => {
        expect.soft(await outOfReach(opened), id).toEqual([]);
        expect.soft(await sideways(page), id).toBeLessThanOrEqual(0);
        expect.soft(await sidewaysInside(page, `#${id}`), id).toEqual([]);
        expect.soft(await cutOff(page, `#${id}`), id).toEqual([]);
      });
    });
  }
}

/** What stands in a dialog and cannot be brought into view. */
const outOfReach = (dialog: Locator) =>
  dialog.evaluate((element) =>
    [...element.querySelectorAll('a[href], button, input, textarea, select, [role="option"]')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => {
        each.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { top, bottom, left, right } = each.getBoundingClientRect();
        return bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth;
      })
      .map((each) => each.outerHTML.slice(0, 80)),
  );

/** Text that its box cuts off. */
const cutOff = (page: Page, part = 'body') =>
  page.evaluate((selector) => {
    const cut: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(`${selector} *`)) {
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
  }, part);

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The largest part of the window's height that fixed and sticking parts take, on the way down the page. */
const mostCovered = (page: Page) =>
  page.evaluate(async () => {
    const staysInPlace = (element: Element | null): boolean => {
      for (let each = element; each !== null; each = each.parentElement) {
        const { position, insetBlockStart, insetBlockEnd } = getComputedStyle(each);
        if (position === 'fixed') return true;
        // A column that stays while its table scrolls sideways goes along with the page.
        if (position === 'sticky' && (insetBlockStart !== 'auto' || insetBlockEnd !== 'auto')) {
          const { top, bottom } = each.getBoundingClientRect();
          // Where it would stand anyway it covers nothing.
          if (top <= 1 || bottom >= innerHeight - 1) return each.getBoundingClientRect().height < innerHeight;
        }
      }
      return false;
    };
    let most = 0;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      let covered = 0;
      for (let y = 2; y < innerHeight; y += 8) {
        if (staysInPlace(document.elementFromPoint(innerWidth / 2, y))) covered += 8;
      }
      most = Math.max(most, covered / innerHeight);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return most;
  });

/** Boxes of a dialog that scroll sideways; a table or a row of tabs may. */
const sidewaysInside = (page: Page, part: string) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector}, ${selector} *`)]
        .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowX) && each.clientWidth > 0)
        .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.querySelector('table') === null)
        .filter((each) => !/^(INPUT|TEXTAREA)$/.test(each.tagName))
        .map((each) => `${each.tagName}.${each.className}: ${each.scrollWidth} in ${each.clientWidth}`),
    part,
  );
