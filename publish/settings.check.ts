/**
 * Every setting of the dealer does something: changed, it changes what stands on a page before any script, for readers or in
 * what machines are told (JSON-LD). Not set, it leaves no trace there.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inLocale } from '#/catalogue/in-locale.ts';
import { typeset } from '#/catalogue/typeset.ts';
import { assertValidContent } from '#/content/checks/check-content.ts';
import { fillFigures } from '#/content/figures/fill-figures.ts';
import { namedFigures } from '#/content/figures/named-figures.ts';
import { library } from '#/content/library.ts';
import * as schema from '#/content/schema.ts';
import { fillIn } from '#/language/fill-in.ts';
import { LOCALES, type Locale, localePath } from '#/language/locales.ts';
import { FILLED_DEALER as filled } from '#/tests/catalogue/filled-dealer.ts';

type Path = (string | number)[];

/** The paths of everything inside that is no object: `cars › voyah-free › price`. */
function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, item]) =>
    leavesOf(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Every path that the schema knows; `*` stands for the ids of a record and the places of a list. */
function pathsOf(shape: unknown, path: string[] = []): string[] {
  const { def } = shape as { def: Record<string, unknown> & { type: string } };
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape as object).flatMap(([key, inner]) => pathsOf(inner, [...path, key]));
    case 'optional':
    case 'default':
      return pathsOf(def.innerType, path);
    case 'record':
      return pathsOf(def.valueType, [...path, '*']);
    case 'array':
      return pathsOf(def.element, [...path, '*']);
    case 'union':
      return (def.options as unknown[]).flatMap((option) => pathsOf(option, path));
    default:
      return [path.join(' › ')];
  }
}

test('the filled dealer is valid and leaves no setting out', () => {
  expect(schema.Dealer.safeParse(filled).error?.issues ?? []).toEqual([]);
  const known = leavesOf(filled).map((path) =>
    path.map((step, at) => (typeof step === 'number' || (at === 1 && path[0] === 'cars') ? '*' : step)).join(' › '),
  );
  expect(pathsOf(schema.Dealer).filter((path) => !known.includes(path))).toEqual([]);
});

const PAGES = ['/home', '/voyah/free', '/forthing/T5evo', '/voyah/about'];
/** What is no text for anybody: the data of islands, and names of files that change with it. */
const UNSEEN = /<script type="application\/json">.*?<\/script>|\/assets\/[^"]*/gs;

const ADDRESSES = LOCALES.flatMap((locale) => PAGES.map((path) => localePath(path, locale)));

/** All content with another dealer, as `catalogue/checked-content.ts` makes it of what stands in the files. */
function contentOf(dealer: schema.Dealer) {
  const given = { ...library, dealer };
  assertValidContent(given);
  const plainContent = fillFigures(given, namedFigures(given));
  return { plainContent, content: typeset(plainContent, given.units) };
}

let current = contentOf(filled);
let renderPage: typeof import('./render-page.tsx').renderPage;

beforeAll(async () => {
  vi.resetModules();
  // The content is looked up whenever a page is written: modules are read once, not once for each setting.
  vi.doMock('#/catalogue/checked-content.ts', () => ({
    get content() {
      return current.content;
    },
    get plainContent() {
      return current.plainContent;
    },
    contentIn: (locale: Locale) => inLocale(current.content, locale),
    plainContentIn: (locale: Locale) => inLocale(current.plainContent, locale),
  }));
  ({ renderPage } = await import('./render-page.tsx'));
});

afterAll(() => {
  vi.doUnmock('#/catalogue/checked-content.ts');
  // What has been read with another dealer is not for the files after this one.
  vi.resetModules();
});

async function write(url: string): Promise<string> {
  const { html } = await renderPage(url, { script: '/start.js', styles: () => ({}) });
  return html.replaceAll(UNSEEN, '');
}

/** Pages as they are written for a dealer, in every locale, by their addresses. */
async function pagesFor(dealer: schema.Dealer): Promise<Record<string, string>> {
  current = contentOf(dealer);
  return Object.fromEntries(await Promise.all(ADDRESSES.map(async (url) => [url, await write(url)] as const)));
}

/** Whether any page is another one for this dealer: they are written until one is. */
async function isSeen(dealer: schema.Dealer): Promise<boolean> {
  current = contentOf(dealer);
  for (const url of ADDRESSES) if ((await write(url)) !== given[url]) return true;
  return false;
}

/** Another value that is as valid. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return Number.isInteger(value) ? value + 1 : value * 1.01;
  const text = String(value);
  if (/^(Mo|Tu|We|Fr|Sa)$/.test(text)) return 'Su';
  if (/^\d\d:/.test(text)) return text.replace(/\d\d$/, '30');
  if (/\p{Script=Cyrillic}$/u.test(text)) return `${text}а`;
  return /\d$/.test(text) ? text.replace(/\d$/, '7') : `${text}x`;
}

function changed(path: Path): schema.Dealer {
  const dealer = structuredClone(filled);
  const parent = path.slice(0, -1).reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], dealer);
  const key = path.at(-1) as string;
  (parent as Record<string, unknown>)[key] = otherThan((parent as Record<string, unknown>)[key]);
  return dealer;
}

let given: Awaited<ReturnType<typeof pagesFor>>;
beforeAll(async () => {
  given = await pagesFor(filled);
}, 60_000);

test('the same dealer gives the same pages', async () => {
  expect(await pagesFor(structuredClone(filled))).toEqual(given);
});

test.each(leavesOf(filled).map((path) => [path.join(' › '), path] as const))(
  '%s is seen on a page',
  async (_, path) => {
    expect(await isSeen(changed(path))).toBe(true);
  },
);

/** The text of a page, with single spaces. */
const textOf = (html = '') => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

test('a dealer who gives nothing optional leaves no trace of it', async () => {
  const { name, sample, site, email, showrooms } = filled;
  const [{ phone, hours, postalAddress }] = showrooms as [schema.Showroom];
  const pages = await pagesFor({
    ...{ name, sample, site, email, social: {} },
    showrooms: [{ phone, hours, postalAddress: { street: postalAddress.street, city: postalAddress.city } }],
  });
  expect(textOf(pages['/voyah/free'])).toContain(library.messages.offer.onRequest.mn);
  expect(textOf(pages['/en/voyah/free'])).toContain(library.messages.offer.onRequest.en);
  for (const [url, html] of Object.entries(pages)) {
    for (const trace of [
      '"offers"',
      '"geo"',
      '"sameAs"',
      '"hasMap"',
      '"postalCode"',
      '"department"',
      'undefined',
      'NaN',
    ]) {
      expect(html.includes(trace), `${trace} on ${url}`).toBe(false);
    }
  }
});

test('prices, warranty and delivery read as a dealer would say them', () => {
  const { offer } = library.messages;
  const free = textOf(given['/en/voyah/free']);
  const loan = { downPayment: '30', rate: '1.8', months: '60', instalment: '3,642,000 ₮' };
  for (const said of [
    '189,900,000 ₮',
    `${offer.inStock.en}. ${fillIn(offer.deliveryWeeks.en, { weeks: '8–12' })}`,
    `${offer.warrantyCar.en} ${fillIn(offer.yearsAndKm.en, { years: '3', km: '100,000' })}`,
    `${offer.warrantyBattery.en} ${fillIn(offer.yearsAndKm.en, { years: '8', km: '160,000' })}`,
    fillIn(offer.loan.en, loan),
    'Repairs',
    offer.testDrive.en,
  ]) {
    expect(free).toContain(said.replaceAll(/\s+/g, ' '));
  }
  const price = { price: '89,900,000 ₮' };
  expect(textOf(given['/en/forthing/T5evo'])).toContain(fillIn(offer.from.en, price));
  expect(textOf(given['/forthing/T5evo'])).toContain(fillIn(offer.from.mn, price));
});
