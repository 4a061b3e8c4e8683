import { describe, expect, test } from 'vitest';
import { contentWith, dealerWith, fullModel, partialModel } from '#/tests/catalogue/sample-content.ts';
import { getBrand } from './brands.ts';
import { cabinViewOf, car, carPage } from './car.ts';
import { drawingOf } from './drawings.ts';
import { keyFigure } from './key-figure.ts';
import { modelPage } from './model-page.ts';
import { type Fact, getModelAt, getModelById } from './models.ts';
import { pageHead } from './page-head.ts';
import { getPicture } from './picture.ts';

const content = contentWith({});

describe('a car', () => {
  const model = fullModel({
    id: 'voyah-free',
    path: '/any/Car',
    aliases: ['/any/car'],
    subNavigation: [{ label: 'Inside', address: '/any/Car/inside' }],
  });
  const short = partialModel({ id: 'forthing-yacht', path: '/any/yacht' });
  const models = { 'voyah-free': model, 'forthing-yacht': short };

  test('is found by its id, and by its path in any spelling, where it has a page of that kind', () => {
    const cars = contentWith({ models });
    expect(getModelById(cars, 'forthing-yacht')).toBe(short);
    expect(() => getModelById(cars, 'aeolus-huge')).toThrow('There is no model "aeolus-huge".');
    expect(getModelAt(cars, '/any/Car', 'full')).toBe(model);
    expect(getModelAt(cars, '/any/car', 'full')).toBe(model);
    expect(getModelAt(cars, '/any/yacht', 'partial')).toBe(short);
    expect(() => getModelAt(cars, '/any/yacht', 'full')).toThrow(
      `a full model at /any/yacht: the ${short.title} is partial.`,
    );
    expect(() => getModelAt(cars, '/any/CAR', 'full')).toThrow('a full model at /any/CAR: no car has this path.');
  });

  test('has its addresses in the language of the page, and a picture of each paint', () => {
    const told = car(content, model);
    expect(told.address).toBe('/en/any/Car');
    expect(told.subNavigation).toEqual([{ label: 'Inside', address: '/en/any/Car/inside' }]);
    expect(told.colours.map(({ index, picture }) => [index, picture.path.split('.')[0]])).toEqual(
      model.colours.map(({ index }) => [index, `/pictures/voyah-free/stage-${index}`]),
    );
  });

  test('has a 3D view where its model is made, and can be sat in where its cabin is', () => {
    const { manifest } = content;
    const src = '/models/any.glb';
    const viewOf = (files: typeof manifest.models) =>
      carPage({ ...content, manifest: { ...manifest, models: files } }, model).view;
    expect(viewOf({})).toBeUndefined();
    const { viewer, carView, cabinView } = content.tools.messages;
    expect(viewOf({ 'voyah-free': { src, bytes: 1 } })).toEqual({
      file: src,
      title: model.title,
      firstPaint: model.colours[0]?.name,
      messages: { ...viewer, ...carView },
    });
    const { around, ...interior } = model.interior;
    expect(cabinViewOf(content, { ...model, interior })).toBeUndefined();
    expect(cabinViewOf(content, model)).toEqual({
      title: model.title,
      picture: around?.picture,
      messages: { ...viewer, ...cabinView },
    });
  });

  test('a brand is found by its id', () => {
    expect(getBrand(content, 'aeolus').id).toBe('aeolus');
    expect(() => getBrand(content, 'any')).toThrow('There is no brand "any".');
  });
});

describe('figures of a car', () => {
  const facts: Record<string, Fact> = {
    drive: { spec: 'drive', value: 'All-wheel drive', short: '4WD', source: 'sheet', note: 'dual motor' },
    length: { spec: 'length', value: 4905, source: 'test' },
    height: { spec: 'height', value: 'low', source: 'sheet' },
    width: { spec: 'width', value: 1950, source: 'sheet' },
  };
  const [size] = fullModel({}).specification.tabs;
  const model = fullModel({
    facts,
    path: '/any/car',
    specification: {
      ...fullModel({}).specification,
      tabs: size ? [{ ...size, id: 'size', facts: ['length', 'height'] }] : [],
    },
    figures: [
      { fact: 'drive', tab: 'electric' },
      { fact: 'length', tab: 'size', label: 'How long', unit: 'm', note: 'measured' },
    ],
    highlights: { ...fullModel({}).highlights, facts: ['width'] },
  });
  const known = contentWith({
    models: { [model.id]: model },
    specs: {
      length: { label: 'Length', unit: 'mm' },
      height: { label: 'Height', unit: 'mm' },
      drive: { label: 'Drive' },
      width: { label: 'Width', unit: 'mm' },
    },
    units: { mm: 'mm', m: 'metres' },
    sources: { sheet: { publisher: 'Importer' }, test: { publisher: 'Magazine' } },
    tools: {
      ...content.tools,
      winter: { ...content.tools.winter, cars: {} },
      charging: { ...content.tools.charging, cars: {} },
    },
  });

  test('one of the strip is the figure’s own, unless the strip says otherwise', () => {
    expect(model.figures.map((figure) => keyFigure(known, model, figure))).toEqual([
      { value: '4WD', label: 'Drive', tab: 'electric', note: 'Dual motor' },
      { value: '4,905', label: 'How long', tab: 'size', unit: 'metres', note: 'measured' },
    ]);
  });

  test('those of tables, strip and highlights point to one list of sources', () => {
    const { specification, figures, highlights } = modelPage(known, '/any/car');
    expect(specification.sources.map(({ publisher }) => publisher)).toEqual(['Magazine', 'Importer']);
    expect(specification.tabs.map(({ rows }) => rows.map(({ label, source }) => [label, source]))).toEqual([
      [
        ['Length', 1],
        ['Height', 2],
      ],
    ]);
    expect(figures.map(({ source }) => source)).toEqual([
      { publisher: 'Importer', place: 2 },
      { publisher: 'Magazine', place: 1 },
    ]);
    expect(highlights.rows).toEqual([
      { label: 'Width', value: '1,950', unit: 'mm', source: { publisher: 'Importer', place: 2 } },
    ]);
  });

  test('the drawing has the measures of the dimensions alone, and none in words', () => {
    expect(drawingOf(known, model).measures).toEqual({ length: { label: 'Length', value: '4,905' } });
    const elsewhere = {
      ...model.specification,
      tabs: model.specification.tabs.map((tab) => ({ ...tab, id: 'other' as const })),
    };
    expect(drawingOf(known, { ...model, specification: elsewhere }).measures).toEqual({});
  });

  test('a film has its files, and a car without one none', () => {
    const videos = {
      [model.id]: [{ src: '/video/any.mp4', type: 'video/mp4' as const, width: 16, height: 9, bytes: 1 }],
    };
    const sourcesOf = (files: typeof known.manifest.videos) =>
      modelPage({ ...known, manifest: { ...known.manifest, videos: files } }, '/any/car').video.sources;
    expect(sourcesOf(videos)).toEqual([{ src: '/video/any.mp4', type: 'video/mp4' }]);
    expect(sourcesOf({})).toEqual([]);
  });
});

describe('a picture', () => {
  const entry = {
    width: 1600,
    height: 900,
    widths: [800, 1600],
    fallback: 800,
    hash: 'abc',
    colour: '#808080',
    role: 'slide' as const,
    alpha: false,
    social: false,
  };
  const pictureOf = (parts: { colour?: string; alpha?: boolean; behindWords?: number }) =>
    getPicture(
      {
        manifest: { ...content.manifest, pictures: { 'any/one': { ...entry, ...parts } } },
        pictures: { any: { one: 'What is seen' } },
      },
      'any/one',
    );

  test('has its files, its size and what is seen', () => {
    expect(pictureOf({})).toEqual({
      path: '/pictures/any/one.abc',
      width: 1600,
      height: 900,
      widths: [800, 1600],
      fallback: 800,
      alt: 'What is seen',
    });
    expect(() => getPicture(content, 'any/one')).toThrow('There is no picture "any/one".');
  });

  test.each([
    ['#757575', true],
    ['#767676', undefined],
    ['#00a000', true],
    ['#00a500', undefined],
    ['#ff0000', true],
    ['#0000ff', true],
  ])('a surface of %s wants light words: %s', (colour, dark) => {
    expect(pictureOf({ colour }).dark).toBe(dark);
  });

  test('what is cut out lies on the page, which is not its surface', () => {
    expect(pictureOf({ colour: '#000000', alpha: true })).toMatchObject({ alpha: true });
    expect(pictureOf({ colour: '#000000', alpha: true })).not.toHaveProperty('dark');
  });

  test('is bright behind words from the grey on that dark words can stand on', () => {
    expect(pictureOf({ behindWords: 139 })).not.toHaveProperty('bright');
    expect(pictureOf({ behindWords: 140 }).bright).toBe(true);
  });
});

test('the head of a page: without what typesetting adds, listed unless it says otherwise, with the picture of its preview', () => {
  const told = dealerWith({ name: 'Dealer', site: 'https://dealer.example' });
  const page = {
    title: 'A\u2060/\u2060B\u00a0C',
    description: 'From\u00a01\u2060–\u20602',
    picture: 'home/welcome',
    path: '/any',
  };
  const { path, alt } = getPicture(told, 'home/welcome');
  expect(pageHead(told, page)).toEqual({
    title: 'A/B C · Dealer',
    description: 'From 1–2',
    social: { address: `https://dealer.example${path}/social.jpg`, alt },
    canonical: '/any',
    indexed: true,
    site: 'https://dealer.example',
  });
  expect(pageHead(told, { ...page, indexed: false }).indexed).toBe(false);
});
