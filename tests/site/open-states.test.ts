/** Pages with their menus, dialogs, search, disclosures and calculators open. */
import { expect, type Page, test } from '@playwright/test';
import { plainContent } from '../../catalogue/checked-content.ts';
import { findCrossings } from '../visit/find-crossings.ts';
import { findProblems } from '../visit/find-problems.ts';
import { buttonOf, forEachOpening, openDisclosures, openHydrated } from '../visit/openings.ts';
import { visitsInTurn } from '../visit/urls.ts';

// What is looked at stands still: painting how it comes and goes took two fifths of the time. How that looks: `motion.test.ts`.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Where the layout is another one. */
const WINDOWS = [
  [375, 900],
  [768, 900],
  [1440, 900],
] as const;

for (const { kind, url, width, height } of visitsInTurn(WINDOWS)) {
  test(`${kind} at ${width} px (${url}) with everything open`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    const { exceptions, errors } = await openHydrated(page, url);
    const opened = await forEachOpening(page, kind, async (id) => {
      expect.soft(await findProblems(page, `#${id}`), id).toEqual([]);
      expect.soft(await smallTargets(page, `#${id}`), id).toEqual([]);
      expect.soft(await wrongLanguage(page, `#${id}`), id).toEqual([]);
      const { lines, found } = await findCrossings(page, `#${id}`);
      expect.soft(lines, `lines in ${id}`).toBeGreaterThan(0);
      expect.soft(found, id).toEqual([]);
    });
    if (kind === 'short about') expect(opened, 'what the header and the page open').toBeGreaterThan(1);
    await openDisclosures(page);
    expect.soft(await findProblems(page)).toEqual([]);
    expect.soft(await smallTargets(page, 'body')).toEqual([]);
    expect.soft(await wrongLanguage(page, 'body')).toEqual([]);
    expect.soft((await findCrossings(page)).found).toEqual([]);
    expect([...exceptions, ...errors]).toEqual([]);
  });
}

test('what was opened has the focus again on its button', async ({ page }) => {
  await openHydrated(page, '/en/voyah/free');
  const buttons: string[] = [];
  await forEachOpening(page, 'short about', async (id) => {
    buttons.push(id);
  });
  expect(buttons.length).toBeGreaterThan(4);
  for (const id of buttons) {
    const button = await buttonOf(page, id);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(`#${id}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator(`#${id}`)).toBeHidden();
    await expect(button, `focus returns from ${id}`).toBeFocused();
  }
});

/** How the dealer calls himself and the service that carries his messages: the same in every language. */
const DEALER_NAMES = [plainContent.dealer.name, plainContent.dealer.messenger?.name ?? []].flat();

/** Words and names that a screen reader would speak in the other language: what is Cyrillic in English, Latin in Mongolian. */
const wrongLanguage = (page: Page, part: string) =>
  page.evaluate(
    ([selector, names]) => {
      const wrong: string[] = [];
      const withoutNames = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ''), text);
      const check = (text: string, element: Element) => {
        const language = element.closest('[lang]')?.getAttribute('lang');
        const hasCyrillic = /\p{Script=Cyrillic}/u.test(text);
        const isWrong =
          language === 'mn' ? !hasCyrillic && WORD.test(withoutNames(text).replace(NO_WORDS, '')) : hasCyrillic;
        if (isWrong) wrong.push(`${element.tagName}: ${text.trim().slice(0, 60)}`);
      };
      const WORD = /\p{Script=Latin}{3}/u;
      // Addresses, units, and the names of cars and companies are the same in both.
      const NO_WORDS =
        /\S+@\S+|https?:\S+|\S+\.(example|mn)\S*|\b(kWh|WLTP|CLTC|NEDC|EPA|Voyah|Free|Dreamer|Forthing|EVO|Yacht|Aeolus|Shine|Huge)\b/g;
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
    },
    [part, DEALER_NAMES] as const,
  );

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
