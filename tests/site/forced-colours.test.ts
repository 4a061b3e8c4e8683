/** The visitor's own colours, dark and light, and reduced motion. */
import { expect, type Page, test } from '@playwright/test';
import { localePath } from '../../language/locales.ts';
import { findProblems } from '../visit/find-problems.ts';
import { forEachOpening, openDisclosures, openHydrated } from '../visit/openings.ts';
import { KINDS } from '../visit/urls.ts';

/** axe reads the fill of the letters, which Chromium gives in the page's colours although it paints the visitor's. */
const OWN_COLOURS = ['color-contrast'];

/** Every kind of page; locales, brands, widths, light and dark take turns. */
for (const [row, [kind, paths]] of Object.entries(KINDS).entries()) {
  const url = localePath(paths[row % paths.length] ?? paths[0], row % 2 === 0 ? 'en' : 'mn');
  const colorScheme = row % 3 === 1 ? 'light' : 'dark';
  const width = row % 3 === 0 ? 1280 : 375;

  test(`${kind} (${url}) at ${width} px in forced ${colorScheme} colours`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    const { exceptions } = await openHydrated(page, url);
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
          // Reduced motion leaves each a millisecond: right after hydration the border of the chosen tab may be in it.
          .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1).length,
    );
    expect(moving, 'things that move under reduced motion').toBe(0);
    await forEachOpening(page, kind, async (id) => {
      if (id === 'search') await page.keyboard.press('ArrowDown');
      expect.soft(await findProblems(page, `#${id}`, OWN_COLOURS), id).toEqual([]);
      expect.soft(await blankControls(page, `#${id}`), id).toEqual([]);
      expect.soft(await hiddenStates(page, `#${id}`), id).toEqual([]);
      expect.soft(await swallowed(page, `#${id}`), id).toEqual([]);
    });
    await openDisclosures(page);
    expect.soft(await findProblems(page, undefined, OWN_COLOURS)).toEqual([]);
    expect.soft(await blankControls(page, 'body')).toEqual([]);
    expect.soft(await hiddenStates(page, 'body')).toEqual([]);
    expect.soft(await swallowed(page, 'body')).toEqual([]);
    expect(exceptions).toEqual([]);
  });
}

/** Controls of which nothing is to be seen when the colours are the visitor's own. */
const blankControls = (page: Page, part: string) =>
  page.evaluate(
    (selector) =>
      [
        ...document.querySelectorAll<HTMLElement>(
          `${selector} :is(button, a[href], summary, input, select, textarea, [role="tab"])`,
        ),
      ]
        .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((each) => {
          const { color, backgroundColor, borderTopWidth } = getComputedStyle(each);
          const { width } = each.getBoundingClientRect();
          const hasWords = (each.textContent ?? '').trim() !== '' || each.querySelector('svg') !== null;
          return width > 1 && !hasWords && borderTopWidth === '0px' && color === backgroundColor;
        })
        .map((each) => each.outerHTML.slice(0, 100)),
    part,
  );

/**
 * Parts of drawings that the visitor's own background swallows, and choices of which nothing is to be seen. The browser
 * leaves the colours of drawings alone, so they have to come from the visitor's.
 */
const swallowed = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    /** Luminance as WCAG calculates it, of a colour on the visitor's background. */
    function luminance(colour: string, behind = 'Canvas'): number {
      if (canvas === null) throw new Error('There is no canvas.');
      for (const paint of [behind, colour]) {
        canvas.fillStyle = paint;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) =>
        value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }
    const probe = document.body.appendChild(document.createElement('div'));
    probe.setAttribute('aria-hidden', 'true');
    probe.className = 'probe';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.probe { background: Canvas; forced-color-adjust: none }');
    document.adoptedStyleSheets.push(sheet);
    const background = getComputedStyle(probe).backgroundColor;
    const stands = (colour: string) => {
      const [one, other] = [luminance(colour, background), luminance(background)].sort((a, b) => b - a);
      return ((one ?? 0) + 0.05) / ((other ?? 0) + 0.05) >= 3;
    };
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const lost: string[] = [];
    for (const shape of document.querySelectorAll(
      `${selector} svg :is(path, circle, rect, line, polyline, polygon, ellipse, text)`,
    )) {
      if (!isSeen(shape) || shape.closest('defs, :disabled, [aria-disabled="true"]') !== null) continue;
      const { fill, stroke, forcedColorAdjust } = getComputedStyle(shape);
      const paints = [fill, stroke].filter((paint) => /^(rgb|color|#)/.test(paint));
      if (forcedColorAdjust !== 'none' && paints.length > 0 && !paints.some(stands)) {
        lost.push(`${shape.closest('svg')?.outerHTML.slice(0, 60)} … ${shape.outerHTML.slice(0, 80)}: ${paints}`);
      }
    }
    for (const label of document.querySelectorAll(`${selector} label:has(input[type="radio"])`)) {
      if (!isSeen(label)) continue;
      const hasWords = (each: Element) =>
        [...each.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
      const hasLook = [label, ...label.querySelectorAll('*')].some((each) => {
        const { backgroundColor, borderTopWidth, forcedColorAdjust, opacity, clipPath } = getComputedStyle(each);
        if (!isSeen(each) || opacity === '0' || clipPath !== 'none' || each.getBoundingClientRect().width <= 1) {
          return false;
        }
        const isPainted = forcedColorAdjust === 'none' && luminance(backgroundColor) !== luminance(background);
        return isPainted || borderTopWidth !== '0px' || each.tagName === 'INPUT' || hasWords(each);
      });
      if (!hasLook) lost.push(label.outerHTML.slice(0, 120));
    }
    probe.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    return lost;
  }, part);

/** States that look like their opposite: chosen beside not chosen, pressed, current, disabled. */
const hiddenStates = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const PAIRS: [string, string][] = [
      ['[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]'],
      ['[role="option"][aria-selected="true"]', '[role="option"]:not([aria-selected="true"])'],
      ['[aria-pressed="true"]', '[aria-pressed="false"]'],
      ['nav a[aria-current]', 'nav a[aria-current] ~ a, li:has(> a[aria-current]) ~ li > a'],
      ['label:has(input:checked)', 'label:has(input[type="radio"]:not(:checked))'],
      ['button:disabled, button[aria-disabled="true"]', 'button:not(:disabled, [aria-disabled="true"])'],
    ];
    const look = (element: Element) =>
      [element, ...element.querySelectorAll('*')]
        .flatMap((each) => [
          getComputedStyle(each),
          getComputedStyle(each, '::before'),
          getComputedStyle(each, '::after'),
        ])
        .map((style) =>
          [
            'color',
            'background-color',
            'outline',
            'border-top',
            'border-right',
            'border-bottom',
            'border-left',
            'text-decoration',
            'font-weight',
            'opacity',
            'scale',
            'fill',
            'content',
            'forced-color-adjust',
          ]
            .map((name) => style.getPropertyValue(name))
            .join('|'),
        )
        .join('\n');
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const hidden: string[] = [];
    for (const [on, off] of PAIRS) {
      for (const element of document.querySelectorAll(`${selector} :is(${on})`)) {
        if (!isSeen(element)) continue;
        const around = element.closest(
          '[role="tablist"], [role="listbox"], ul, fieldset, [role="radiogroup"], section, dialog',
        );
        const others = [...(around?.querySelectorAll(off) ?? [])].filter(
          (other) => other.tagName === element.tagName && other.className === element.className && isSeen(other),
        );
        if (others.some((other) => look(other) === look(element))) hidden.push(element.outerHTML.slice(0, 120));
      }
    }
    return hidden;
  }, part);
