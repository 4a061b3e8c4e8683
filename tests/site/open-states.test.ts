/**
 * What only shows when something is open or the visitor has set up the browser for their eyes and hands: menus, dialogs,
 * search, forced colours, large text, a zoomed window, the keyboard.
 */
import { expect, type Page, test } from '@playwright/test';
import { started, watchPage } from '../faults/watch-page.ts';
import { findProblems } from './axe.ts';

/** Every kind of page, by its address without edition; kinds that differ by brand or car take turns. */
const KINDS: Record<string, [string, ...string[]]> = {
  home: ['/home'],
  brand: ['/voyah', '/forthing', '/aeolus'],
  'electric model': ['/voyah/free', '/voyah/dreamer', '/voyah/free'],
  'petrol model': ['/forthing/T5evo', '/aeolus/shinegs', '/forthing/T5evo'],
  'partial model': ['/aeolus/huge', '/forthing/yacht', '/aeolus/huge'],
  interior: ['/voyah/free/inter'],
  features: ['/voyah/free/feature'],
  about: ['/voyah/about'],
  'short about': ['/forthing/about', '/aeolus/about', '/forthing/about'],
  'not found': ['/voyah/dreamer/inter', '/nothing', '/aeolus/nothing'],
};
/** The widths at which the layout is another one. */
const WIDTHS = [375, 768, 1440];

/** Every kind of page at every width and in both editions, every width in both editions; which of them meet takes turns. */
const VISITS = Object.entries(KINDS).flatMap(([kind, paths], row) =>
  WIDTHS.map((width, column) => {
    const edition = (row + column) % 2 === 0 ? '' : '/en';
    return { kind, width, address: `${edition}${paths[column % paths.length]}` };
  }),
);

async function open(page: Page, address: string) {
  const watched = await watchPage(page);
  const response = await page.goto(address);
  // A not-found page stays plain HTML.
  if (response?.status() === 200) await started(page);
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

for (const { kind, width, address } of VISITS) {
  test(`${kind} at ${width} px (${address}) with everything open`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const { exceptions, errors } = await open(page, address);
    for (const id of await openings(page)) {
      const button = page.locator(`[popovertarget="${id}"]:visible`).first();
      const opened = page.locator(`#${id}`);
      await button.click();
      await expect(opened).toBeVisible();
      if (id === 'search' && kind !== 'not found') {
        await opened.locator('input').fill('km');
        await expect(page.locator('[role="option"]').first()).toBeVisible({ timeout: 20_000 });
      }
      if (id === 'order-sheet' && kind !== 'home') await expect(opened.locator('input[readonly]')).toBeVisible();
      await settled(page);
      expect(await findProblems(page, `#${id}`), id).toEqual([]);
      expect(await smallTargets(page, `#${id}`), id).toEqual([]);
      expect(await wrongLanguage(page, `#${id}`), id).toEqual([]);
      await page.keyboard.press('Escape');
      if (await opened.isVisible()) await page.keyboard.press('Escape');
      await expect(opened, id).toBeHidden();
      await expect(button, `focus returns from ${id}`).toBeFocused();
    }
    // Disclosures, and with them the calculators.
    await openDisclosures(page);
    expect(await findProblems(page)).toEqual([]);
    expect(await smallTargets(page, 'body')).toEqual([]);
    expect(await wrongLanguage(page, 'body')).toEqual([]);
    expect([...exceptions, ...errors].filter((text) => !text.includes('404'))).toEqual([]);
  });
}

/** Opens every disclosure, and waits until what comes with them has come and every section has its true size and place. */
async function openDisclosures(page: Page) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await page.waitForLoadState('networkidle');
  await settled(page);
  // The tables that a calculator has folded away when it came.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    scrollTo({ top: 0, behavior: 'instant' });
  });
  // What sleeps is measured in a box of its assumed height, and seems to lie over what follows.
  await page.evaluate(() => {
    for (const section of document.querySelectorAll('[data-far], [data-asleep]')) {
      section.removeAttribute('data-far');
      section.removeAttribute('data-asleep');
    }
  });
}

/** Waits until nothing moves: half-way through its fade, words have another contrast. */
async function settled(page: Page) {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ timeline, effect }) => timeline instanceof DocumentTimeline && effect?.getTiming().iterations === 1)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
}

/** Words and names that a screen reader would speak in the other language: what is Cyrillic in English, Latin in Mongolian. */
const wrongLanguage = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const wrong: string[] = [];
    const check = (text: string, element: Element) => {
      const language = element.closest('[lang]')?.getAttribute('lang');
      const hasCyrillic = /\p{Script=Cyrillic}/u.test(text);
      const isWrong = language === 'mn' ? !hasCyrillic && WORD.test(text.replace(NO_WORDS, '')) : hasCyrillic;
      if (isWrong) wrong.push(`${element.tagName}: ${text.trim().slice(0, 60)}`);
    };
    const WORD = /\p{Script=Latin}{3}/u;
    // Addresses, units, and the names of cars and companies are the same in both.
    const NO_WORDS =
      /\S+@\S+|https?:\S+|\S+\.(example|mn)\S*|\b(kWh|WLTP|CLTC|NEDC|EPA|Voyah|Free|Dreamer|Forthing|EVO|Yacht|Aeolus|Shine|Huge|Showroom|Messenger)\b/g;
    for (const element of document.querySelectorAll(`${selector}, ${selector} *`)) {
      if (/^(SCRIPT|STYLE|CODE|NOSCRIPT)$/.test(element.tagName)) continue;
      for (const { nodeType, textContent } of element.childNodes) {
        if (nodeType === Node.TEXT_NODE && textContent?.trim()) check(textContent, element);
      }
      for (const name of ['aria-label', 'aria-roledescription', 'aria-description', 'alt', 'title', 'placeholder']) {
        const text = element.getAttribute(name);
        if (text) check(text, element);
      }
    }
    return [...new Set(wrong)];
  }, part);

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
    await open(page, address);
    await page.evaluate(async () => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      // What opens may take the focus (the cards that come); the walk begins at the top.
      await new Promise((resolve) => setTimeout(resolve, 300));
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

/** Every kind of page is enlarged in every way, two of them in Mongolian, whose words are longer; which two takes turns. */
for (const [row, [kind, paths]] of Object.entries(KINDS).entries()) {
  test(`${kind}: keeps everything when it is enlarged`, async ({ page }) => {
    test.setTimeout(300_000);
    for (const [column, { how, width, height, size, rules }] of ENLARGED.entries()) {
      const address = `${column === (row + 1) % 3 ? '/en' : ''}${paths[column % paths.length]}`;
      const at = `${address}, ${how}`;
      await page.setViewportSize({ width, height });
      await open(page, address);
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
      expect(await sideways(page), at).toBeLessThanOrEqual(0);
      expect(await cutOff(page), at).toEqual([]);
      expect(await mostCovered(page), `${at}: covered by what stays in place`).toBeLessThan(0.5);
      for (const id of await openings(page)) {
        const button = page.locator(`[popovertarget="${id}"]:visible`).first();
        await button.click();
        const opened = page.locator(`#${id}`);
        await expect(opened).toBeVisible();
        if (id === 'search' && kind !== 'not found') {
          await opened.locator('input').fill('km');
          await expect(page.locator('[role="option"]').first()).toBeVisible({ timeout: 20_000 });
        }
        if (id === 'order-sheet' && kind !== 'home') await expect(opened.locator('input[readonly]')).toBeVisible();
        // Everything inside can be brought into view.
        const hidden = await opened.evaluate((dialog) =>
          [...dialog.querySelectorAll('a[href], button, input, textarea, select, [role="option"]')]
            .filter((each) => each.checkVisibility({ visibilityProperty: true }))
            .filter((each) => {
              each.scrollIntoView({ block: 'center', behavior: 'instant' });
              const { top, bottom, left, right } = each.getBoundingClientRect();
              return bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth;
            })
            .map((each) => each.outerHTML.slice(0, 80)),
        );
        expect(hidden, `${id} at ${at}`).toEqual([]);
        expect(await sideways(page), `${id} at ${at}`).toBeLessThanOrEqual(0);
        expect(await sidewaysInside(page, `#${id}`), `${id} at ${at}`).toEqual([]);
        expect(await cutOff(page, `#${id}`), `${id} at ${at}`).toEqual([]);
        await page.keyboard.press('Escape');
        if (await opened.isVisible()) await page.keyboard.press('Escape');
        await expect(opened).toBeHidden();
      }
    }
  });
}

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

/** axe reads the fill of the letters, which Chromium gives in the page's colours although it paints the visitor's. */
const OWN_COLOURS = ['color-contrast'];

/** Every kind of page; editions, brands, widths, light and dark take turns. */
for (const [row, [kind, paths]] of Object.entries(KINDS).entries()) {
  const address = `${row % 2 === 0 ? '/en' : ''}${paths[row % paths.length]}`;
  const colorScheme = row % 3 === 1 ? 'light' : 'dark';
  const width = row % 3 === 0 ? 1280 : 375;

  test(`${kind} (${address}) at ${width} px in forced ${colorScheme} colours`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    const { exceptions } = await open(page, address);
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline).length,
    );
    expect(moving, 'things that move under reduced motion').toBe(0);
    for (const id of await openings(page)) {
      const opened = page.locator(`#${id}`);
      await page.locator(`[popovertarget="${id}"]:visible`).first().click();
      await expect(opened).toBeVisible();
      if (id === 'search' && kind !== 'not found') {
        await opened.locator('input').fill('km');
        await expect(page.locator('[role="option"]').first()).toBeVisible({ timeout: 20_000 });
        await page.keyboard.press('ArrowDown');
      }
      if (id === 'order-sheet' && kind !== 'home') await expect(opened.locator('input[readonly]')).toBeVisible();
      expect(await findProblems(page, `#${id}`, OWN_COLOURS), id).toEqual([]);
      expect(await blankControls(page, `#${id}`), id).toEqual([]);
      expect(await hiddenStates(page, `#${id}`), id).toEqual([]);
      expect(await swallowed(page, `#${id}`), id).toEqual([]);
      await page.keyboard.press('Escape');
      if (await opened.isVisible()) await page.keyboard.press('Escape');
      await expect(opened, id).toBeHidden();
    }
    await openDisclosures(page);
    expect(await findProblems(page, undefined, OWN_COLOURS)).toEqual([]);
    expect(await blankControls(page, 'body')).toEqual([]);
    expect(await hiddenStates(page, 'body')).toEqual([]);
    expect(await swallowed(page, 'body')).toEqual([]);
    expect(exceptions).toEqual([]);
  });
}

/** Controls of which nothing is to be seen when the colours are the visitor's own. */
const blankControls = (page: Page, part: string) =>
  page.evaluate(
    (selector) =>
      [
        ...document.querySelectorAll<HTMLElement>(
          `${selector} :is(button, a[class*="Button"], summary, input, select, textarea, [role="tab"])`,
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
    /** Luminance as WCAG reckons it, of a colour on the visitor's background. */
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
      const hasLook = [...label.querySelectorAll('*')].some((each) => {
        const { backgroundColor, borderTopWidth, forcedColorAdjust, opacity, clipPath } = getComputedStyle(each);
        if (!isSeen(each) || opacity === '0' || clipPath !== 'none' || each.getBoundingClientRect().width <= 1) {
          return false;
        }
        const isPainted = forcedColorAdjust === 'none' && luminance(backgroundColor) !== luminance(background);
        return (
          isPainted || borderTopWidth !== '0px' || each.tagName === 'INPUT' || (each.textContent ?? '').trim() !== ''
        );
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
