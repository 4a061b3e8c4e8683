import { describe, expect, test } from 'vitest';
import { askedQuestions } from '#/content/asked-questions.ts';
import { contentWith, dealerWith, fullModel, partialModel } from '#/tests/catalogue/sample-content.ts';
import { given } from '#/tests/visit/given.ts';
import type { LocalContent } from './in-locale.ts';
import { type SearchPlace, searchPlaces } from './search-places.ts';

const facts = {
  length: { spec: 'length', value: 4905, source: 'sheet' },
  drive: { spec: 'drive', value: 'All-wheel drive', short: '4WD', source: 'sheet' },
  range: { spec: 'range', value: 500, cycle: 'cltc', source: 'sheet' },
};
const sample = fullModel({});
const [tab] = sample.specification.tabs;
const full = fullModel({
  id: 'voyah-free',
  title: 'Full Car',
  summary: 'A car.',
  path: '/any/full',
  facts,
  specification: { ...sample.specification, tabs: [{ ...given(tab), id: 'size', facts: ['length', 'range'] }] },
  figures: [{ fact: 'drive', tab: 'electric' }],
  order: { heading: 'Order Full Car', text: 'Now.' },
});
const partial = partialModel({ id: 'forthing-yacht', title: 'Short Car', path: '/any/short', facts, table: ['drive'] });

const content = contentWith({});
const { tools, messages, pages } = content;
const known: LocalContent = contentWith({
  ...dealerWith(
    {
      email: 'sales@dealer.example',
      showrooms: [
        { phone: '+976 1', postalAddress: { street: '1 Street', city: 'Darkhan' }, hours: [] },
        { phone: '+976 2', postalAddress: { street: '2 Street', city: 'Erdenet' }, hours: [] },
      ],
      cars: { 'voyah-free': { price: 189_900_000, inStock: true, warranty: { car: { years: 3 } } } },
    },
    {
      offer: {
        ...messages.offer,
        price: 'Price',
        inStock: 'In stock',
        warrantyCar: 'Warranty',
        years: '{years} years',
      },
    },
  ),
  models: { 'voyah-free': full, 'forthing-yacht': partial },
  specs: { length: { label: 'Length', unit: 'mm' }, drive: { label: 'Drive' }, range: { label: 'Range', unit: 'km' } },
  units: { mm: 'mm', km: 'km' },
  cycles: { cltc: 'CLTC' },
  sources: { sheet: { publisher: 'Importer' } },
  tools: {
    ...tools,
    winter: { ...tools.winter, cars: { 'forthing-yacht': { refusal: 'Not published.' } } },
    charging: { ...tools.charging, cars: { 'voyah-free': { battery: 'range' } } },
    towns: { ...tools.towns, towns: [{ ...given(tools.towns.towns[0]), name: 'There', km: 63 }] },
  },
});

type Cars = typeof known.tools.winter.cars;

/** The same content, with these cars in the winter calculator. */
const withWinter = (cars: Cars) => ({ ...known, tools: { ...known.tools, winter: { ...tools.winter, cars } } });

/** Found anew in each test, so that a mutation run knows which of them reaches a line. */
const places = () => searchPlaces(known);

/** The places whose address ends so. */
const at = (end: string): SearchPlace[] => places().filter(({ address }) => address === `/en${end}`);

describe('what the search can find', () => {
  test('models first, then pages, and everything in the language of the places', () => {
    expect(places().slice(0, 2)).toEqual([
      { kind: 'model', title: 'Full Car', text: 'A car.', address: '/en/any/full' },
      { kind: 'model', title: 'Short Car', text: partial.summary, address: '/en/any/short' },
    ]);
    for (const { address } of places()) expect(address).toMatch(/^\/en\//);
  });

  test('pages: by their title, with what they say of themselves', () => {
    const page = { kind: 'page' };
    expect(at('/home')).toEqual([
      { ...page, title: pages.home.title, text: pages.home.welcome.text, address: '/en/home' },
    ]);
    expect(at('/home#models')).toMatchObject([{ ...page, text: 'Full Car, Short Car' }]);
    expect(at('/voyah/free/inter')).toMatchObject([{ ...page, title: pages.interior.title }]);
    expect(at('/voyah/free/feature')).toMatchObject([{ ...page, title: pages.features.title }]);
    expect(at('/voyah/about')).toMatchObject([{ ...page, title: pages.about.heading, text: pages.about.lead }]);
    expect(at('/voyah/about#faq')).toMatchObject([{ ...page, text: '' }]);
    expect(at('/voyah/about#accessibility')).toMatchObject([{ ...page, text: '' }]);
  });

  test('a brand, with its line and its tagline where it has one', () => {
    const [first, second] = Object.values(known.brands);
    const brands = {
      first: { ...given(first), subBanner: { tagline: 'New energy' } },
      second: { ...given(second), subBanner: { picture: given(content.pages.features.picture) } },
    };
    const told = searchPlaces({ ...known, brands }).filter(
      ({ address }) => address === `/en${brands.first.path}` || address === `/en${brands.second.path}`,
    );
    expect(told).toEqual([
      {
        kind: 'page',
        title: brands.first.name,
        text: `New energy. ${brands.first.line}`,
        address: `/en${brands.first.path}`,
      },
      { kind: 'page', title: brands.second.name, text: brands.second.line, address: `/en${brands.second.path}` },
    ]);
  });

  test('how to reach the dealer, at every showroom', () => {
    const { contact, location } = pages.about;
    expect(at('/voyah/about#contact')).toMatchObject([
      { title: contact.heading, text: `+976 1, +976 2, sales@dealer.example. ${contact.text}` },
    ]);
    expect(at('/voyah/about#location')).toMatchObject([
      { title: location.heading, text: `1 Street, Darkhan; 2 Street, Erdenet. ${location.text}` },
    ]);
  });

  test('where a car is ordered, by its price too', () => {
    expect(at('/any/full#order')).toEqual([
      {
        kind: 'page',
        title: 'Order Full Car',
        text: 'Full Car. 189,900,000\u00a0₮. In stock. Warranty: 3 years',
        address: '/en/any/full#order',
        names: 'Price',
      },
    ]);
    expect(at('/any/short#order')).toMatchObject([{ text: `Short Car. ${messages.offer.onRequest}` }]);
  });

  test('the figures of a car: of its tables and its strip, or of its list', () => {
    const figures = places().filter(({ kind }) => kind === 'figure');
    const figure = { kind: 'figure' };
    expect(figures).toEqual([
      { ...figure, spec: 'length', title: 'Length: 4,905 mm', text: 'Full Car', address: '/en/any/full#size' },
      { ...figure, spec: 'range', title: 'Range: 500 km', text: 'Full Car. CLTC', address: '/en/any/full#size' },
      { ...figure, spec: 'drive', title: 'Drive: 4WD', text: 'Full Car', address: '/en/any/full#electric' },
      { ...figure, spec: 'drive', title: 'Drive: All-wheel drive', text: 'Short Car', address: '/en/any/short#facts' },
    ]);
    const sheet = { kind: 'page', text: messages.brochure.save };
    expect(at('/any/full#specification')).toMatchObject([sheet]);
    expect(at('/any/short#facts').filter(({ kind }) => kind === 'page')).toMatchObject([
      { ...sheet, title: `Short Car. ${messages.modelPage.specification}` },
    ]);
  });

  test('the parts of a car’s page, which a short page has fewer of', () => {
    const part = { kind: 'feature' };
    expect(at('/any/full#colours')).toMatchObject([
      { ...part, title: full.colourLabel, text: `Full Car: ${full.colours.map(({ name }) => name).join(', ')}` },
    ]);
    expect(at('/any/short#colours')).toMatchObject([{ ...part, title: partial.colourLabel }]);
    for (const name of ['interior', 'exterior', 'highlights'] as const) {
      const { heading, text } = full[name];
      expect(at(`/any/full#${name}`)).toMatchObject([{ ...part, title: heading, text: `Full Car: ${text}` }]);
      expect(at(`/any/short#${name}`)).toEqual([]);
    }
    expect(at('/any/full#gallery')).toMatchObject([{ text: `Full Car: ${messages.pictureCarousels.gallery}` }]);
    const titles = (of: { title: string }[]) => of.map(({ title }) => title);
    expect(titles(at('/any/full#features'))).toEqual(titles(full.features));
    expect(titles(at('/any/full#promotions'))).toEqual(titles(full.promotions));
  });

  test('the calculators that a car has', () => {
    const { winter, charging, fit, loan, compare } = tools.messages;
    const tool = (texts: { heading: string; lead: string }, name: string) => ({
      kind: 'feature',
      title: `${texts.heading} ${name}`,
      text: texts.lead,
    });
    expect(at('/home#compare')).toMatchObject([{ kind: 'feature', title: compare.heading, text: compare.lead }]);
    expect(at('/any/full#winter')).toEqual([]);
    // Its page says why it has none.
    expect(at('/any/short#winter')).toMatchObject([{ ...tool(winter, 'Short Car'), text: 'Not published.' }]);
    const worked = withWinter({ 'forthing-yacht': { range: 'range', basis: 'Why' } });
    expect(searchPlaces(worked).find(({ address }) => address === '/en/any/short#winter')).toMatchObject(
      tool(winter, 'Short Car'),
    );
    expect(at('/any/full#charging')).toMatchObject([tool(charging, 'Full Car')]);
    expect(at('/any/short#charging')).toEqual([]);
    expect(at('/any/full#fit')).toMatchObject([tool(fit, 'Full Car')]);
    expect(at('/any/short#loan')).toMatchObject([tool(loan, 'Short Car')]);
  });

  test('towns, on the first car whose winter range is worked out, and none where that is no car’s', () => {
    const town = {
      kind: 'feature',
      town: true,
      title: 'There, 63 km',
      text: `Short Car: ${tools.messages.winter.heading} ${tools.messages.winter.lead}`,
      address: '/en/any/short#winter',
    };
    const townsOf = (cars: Cars) => searchPlaces(withWinter(cars)).filter((place) => place.town);
    const refused = { refusal: 'Not published.' };
    expect(townsOf({ 'voyah-free': refused, 'forthing-yacht': { range: 'range', basis: 'Why' } })).toEqual([town]);
    expect(townsOf({ 'forthing-yacht': refused })).toEqual([]);
    expect(townsOf({})).toEqual([]);
  });

  test('paints, on the first car', () => {
    expect(places().filter(({ address }) => address.includes('?color='))).toEqual(
      full.colours.map(({ index, name }) => ({
        kind: 'feature',
        title: name,
        text: `Full Car: ${full.colourLabel}`,
        address: `/en/any/full?color=${index}#colours`,
      })),
    );
    expect(searchPlaces({ ...known, models: {} }).filter(({ address }) => address.includes('?color='))).toEqual([]);
  });

  test('the details of the Voyah Free’s two pages, each at its part', () => {
    const { interior, features } = pages;
    const listed = (anchor: string, path: string, of: { title: string; text: string }[]) =>
      expect(at(`/voyah/free/${path}#${anchor}`)).toEqual(
        of.map(({ title, text }) => ({ kind: 'feature', title, text, address: `/en/voyah/free/${path}#${anchor}` })),
      );
    listed('details', 'inter', interior.cards);
    listed('grid', 'inter', interior.grid.items);
    for (const anchor of ['infotainment', 'safety', 'assistant', 'equipment'] as const) {
      listed(anchor, 'feature', features[anchor].items);
    }
    for (const anchor of ['sustainability', 'comfort'] as const) {
      const { heading, text } = features[anchor];
      listed(anchor, 'feature', [{ title: heading, text: text.join(' ') }]);
    }
  });

  test('each question that is asked, at its answer', () => {
    const asked = askedQuestions(known.dealer, known.pages.about.faq.questions);
    expect(asked.length).toBeGreaterThan(0);
    expect(places().filter(({ kind }) => kind === 'question')).toEqual(
      asked.map(({ id, question, answer }) => ({
        kind: 'question',
        title: question,
        text: answer,
        address: `/en/voyah/about#faq-${id}`,
      })),
    );
  });
});
