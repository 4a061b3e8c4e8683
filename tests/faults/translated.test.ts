/**
 * A browser that translates a page puts elements of its own in the place of every text. Whatever is then pressed, chosen or typed
 * shows the words and figures that it shows on a page that nobody translates.
 */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { plainContent } from '../../catalogue/checked-content.ts';
import { given } from '../visit/given.ts';
import { hydrateAll } from '../visit/hydrate.ts';
import { settled } from '../visit/settled.ts';
import { EVERY_PAGE, KINDS } from '../visit/urls.ts';
import { watchPage } from '../visit/watch-page.ts';

/** What answers to the visitor: everything in islands, and what opens them. Links and forms lead to another page. */
const CONTROLS =
  ':is([data-island] :is(input:not([type="hidden"]), select, textarea, button, summary), [popovertarget])';

/** As translators in browsers do it: text after text, and whatever comes later as it comes. It "translates" into the same words. */
function translatePage(): void {
  const left = 'script, style, template, title, option, textarea, svg, font';
  const translate = (node: Node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = node instanceof Text ? [node] : [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (text.data.trim() === '' || text.parentElement === null || text.parentElement.closest(left) !== null) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translate(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** What can be read, element by element, whatever stands between an element and its text. */
const readPage = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const read = new Map<Element, string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement?.closest(':not(font)');
      if (element == null || element.closest('script, style, template') !== null || !element.checkVisibility())
        continue;
      read.set(element, (read.get(element) ?? '') + texts.currentNode.nodeValue);
    }
    return [...read.values()].filter((text) => text.trim() !== '');
  });

/** Uses one control as a visitor would: presses it, chooses the last choice, types something. Gives its name. */
const use = (page: Page, at: number): Promise<string> =>
  page.evaluate(
    ([selector, index]) => {
      const control = document.querySelectorAll<HTMLElement>(selector)[index];
      if (control === undefined) return 'nothing';
      const type = (value: string) => {
        // React takes the value that a field was given by a script for the one that it knows.
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
        set?.call(control, value);
        for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
      };
      if (control instanceof HTMLSelectElement) type(control.options[control.options.length - 1]?.value ?? '');
      else if (control instanceof HTMLTextAreaElement) type('x');
      else if (control instanceof HTMLInputElement && !['radio', 'checkbox'].includes(control.type))
        type(control.type === 'range' ? control.max : control.inputMode === 'decimal' ? '7' : 'winter');
      else control.click();
      return control.getAttribute('name') ?? control.textContent ?? '';
    },
    [CONTROLS, at] as const,
  );

/** Every control, or in `npm test` the first of each kind in each island, by their places in the page. */
const controlsOf = (page: Page): Promise<number[]> =>
  page.evaluate(
    ([selector, isEach]) => {
      const known = new Set<string>();
      return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((control, at) => {
        const island = control.closest<HTMLElement>('[data-island]')?.dataset.island;
        const kind = `${island} ${control.tagName} ${control.getAttribute('name') ?? control.getAttribute('popovertarget') ?? control.getAttribute('type')}`;
        if (!isEach && known.has(kind)) return [];
        known.add(kind);
        return [at];
      });
    },
    [CONTROLS, EVERY_PAGE] as const,
  );

/** What can be read on one of the pages only. */
async function differences(plain: Page, translated: Page): Promise<string[]> {
  const [here, there] = await Promise.all([readPage(plain), readPage(translated)]);
  return [
    ...here.filter((text) => !there.includes(text)).map((text) => `not translated: ${text}`),
    ...there.filter((text) => !here.includes(text)).map((text) => `translated: ${text}`),
  ];
}

/** When a page is translated: before React has hydrated it, so that React finds other HTML than it left, or after that. */
type When = 'before' | 'after';

async function open(browser: Browser, url: string, translated?: When) {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    window.print = () => {};
    addEventListener('submit', (event) => event.preventDefault());
  });
  // What takes the processor seconds to draw is drawn before a release.
  if (!EVERY_PAGE) await page.route(/\/models\/|interior-around/, (route) => route.abort());
  const { exceptions, errors } = await watchPage(page);
  await page.goto(url);
  if (translated === 'before') await page.evaluate(translatePage);
  await hydrateAll(page);
  if (translated === 'after') await page.evaluate(translatePage);
  return { page, exceptions, errors };
}

/** React's own words for HTML that is not what it left: it draws the island anew. */
const OTHER_HTML = /React error #418/;

const VISITS: [kind: string, When][] = EVERY_PAGE
  ? Object.keys(KINDS).flatMap((kind): [string, When][] => [
      [kind, 'before'],
      [kind, 'after'],
    ])
  : [
      ['home', 'before'],
      ['electric model', 'after'],
    ];

for (const [kind, when] of VISITS) {
  const url = given(KINDS[kind]?.[0]);
  test(`${kind} (${url}), translated ${when} hydration, answers as any other`, async ({ browser }) => {
    test.slow();
    const [plain, translated] = [await open(browser, url), await open(browser, url, when)];
    for (const at of await controlsOf(plain.page)) {
      const [used, too] = [await use(plain.page, at), await use(translated.page, at)];
      await Promise.all([settled(plain.page), settled(translated.page)]);
      expect(too).toBe(used);
      // What is fetched may come to one of them first.
      await expect
        .poll(() => differences(plain.page, translated.page), { message: `after ${used}`, timeout: 30_000 })
        .toEqual([]);
    }
    expect(translated.exceptions.filter((text) => when === 'after' || !OTHER_HTML.test(text))).toEqual([]);
    expect(translated.errors).toEqual(plain.errors);
    await Promise.all([plain.page.close(), translated.page.close()]);
  });
}

test('the search of a translated page answers one question after the other', async ({ browser }) => {
  const twins = [await open(browser, '/en/home'), await open(browser, '/en/home', 'after')] as const;
  const [plain, translated] = twins.map(({ page }) => page) as [Page, Page];
  for (const page of [plain, translated])
    await page.getByRole('button', { name: plainContent.messages.header.search.en }).click();
  // The same places met by other words, others, none. What is marked then was not before, so that it is no older answer.
  const asked = {
    winter: 'winter',
    'winter range': 'range',
    'free boot': 'boot',
    zzzz: '',
    range: 'range',
    dreamer: 'dreamer',
  };
  for (const [words, found] of Object.entries(asked)) {
    for (const page of [plain, translated]) await page.getByRole('dialog').getByRole('combobox').fill(words);
    const options = plain.getByRole('dialog').getByRole('option');
    if (found === '') await expect(options).toHaveCount(0);
    else await expect(options.filter({ has: plain.locator('mark', { hasText: found }) }).first()).toBeVisible();
    await expect.poll(() => differences(plain, translated), { message: words }).toEqual([]);
  }
  for (const { exceptions, errors } of twins) expect([...exceptions, ...errors]).toEqual([]);
});
