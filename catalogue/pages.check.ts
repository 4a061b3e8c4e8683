/** What each page is made of, beyond its texts: where it stands, with which picture it is shown to others, and what it lists. */
import { describe, expect, test } from 'vitest';
import { contentWith, dealerWith, fullModel, partialModel } from '#/tests/catalogue/sample-content.ts';
import { given } from '#/tests/visit/given.ts';
import { aboutPage } from './about-page.ts';
import { brandInPath, brandOf } from './brand-of.ts';
import { brandPage } from './brand-page.ts';
import { content as checked } from './checked-content.ts';
import { comparison } from './comparison.ts';
import { countryMap } from './country-map.ts';
import { drawingFile } from './drawing-file.ts';
import { drawingPaths } from './drawing-paths.ts';
import { linesOf } from './drawings.ts';
import { featuresPage } from './features-page.ts';
import { homePage } from './home-page.ts';
import { interiorPage } from './interior-page.ts';
import { listedPaths } from './listed-paths.ts';
import { modelCard } from './model-card.ts';
import { modelPage } from './model-page.ts';
import { modelPaths } from './model-paths.ts';
import { notFoundPage } from './not-found-page.ts';
import { offlinePage } from './offline-page.ts';
import { partialModelPage } from './partial-model-page.ts';
import { getPicture } from './picture.ts';
import { redirectPage } from './redirect-page.ts';
import { relativeLength } from './relative-length.ts';
import { shortAboutPage } from './short-about-page.ts';

const content = contentWith({});
const { pages } = content;
const SITE = content.dealer.site;

/** The head of a page with this title at this path, which others see with this picture. */
const head = (title: string, canonical: string, picture: string, indexed = true) =>
  expect.objectContaining({
    title: expect.stringContaining(title),
    canonical,
    social: {
      address: `${SITE}${getPicture(content, picture).path}/social.jpg`,
      alt: getPicture(content, picture).alt,
    },
    indexed,
  });

describe('pages', () => {
  test('home: tiles of the brands, questions that lead to a car’s calculators, the comparison', () => {
    const page = homePage(content);
    const { home } = pages;
    expect(page.head).toEqual(head(home.title, '/home', 'home/welcome'));
    expect(page.welcome).toEqual(home.welcome);
    expect([page.hero, page.heroTall, page.aboutPicture]).toEqual(
      ['home/welcome', 'home/welcome-tall', 'home/about'].map((id) => getPicture(content, id)),
    );
    const tile = given(page.tiles[0]);
    const brand = given(Object.values(content.brands).find(({ id }) => id === home.tiles[0]));
    expect(page.tiles.map(({ id }) => id)).toEqual(home.tiles);
    expect(tile).toEqual({
      id: brand.id,
      name: brand.name,
      line: brand.line,
      address: `/en${brand.path}`,
      picture: getPicture(content, `home/tile-${brand.id}`),
    });
    const { examples, model } = home.tools;
    const car = given(Object.values(content.models).find(({ id }) => id === model));
    expect(page.teasers).toEqual(
      examples.map(({ id, question, figure, unit, text }) => ({
        id,
        question,
        figure,
        unit: content.units[unit],
        text,
        address: `/en${car.path}#${id}`,
      })),
    );
    expect(page.comparison).toEqual(comparison(content));
    expect(page.models.map(({ id }) => id)).toEqual(Object.values(content.models).map(({ id }) => id));
    expect(page.aboutAddress).toBe('/en/voyah/about');
  });

  test('a brand: its own cars, with a price where there is one, and its tagline where it has one', () => {
    const cars = { 'voyah-free': { price: 189_900_000 } };
    const priced = contentWith({ dealer: { ...content.dealer, cars } });
    for (const brand of Object.values(content.brands)) {
      const page = brandPage(priced, brand.id);
      expect(page.head).toEqual(head(brand.name, brand.path, `brand/${brand.id}`));
      expect(page.banner).toEqual(getPicture(content, `brand/${brand.id}`));
      expect(page.tagline).toBe('tagline' in brand.subBanner ? brand.subBanner.tagline : undefined);
      expect('tagline' in page).toBe('tagline' in brand.subBanner);
      const own = Object.values(content.models).filter((model) => model.brand === brand.id);
      expect(page.models).toEqual(
        own.map((model) => ({
          ...modelCard(priced, model),
          points: model.points,
          ...(model.id === 'voyah-free' && { price: '189,900,000\u00a0₮' }),
        })),
      );
    }
  });

  test('inside and features of the Voyah Free: with the car that is ordered there', () => {
    const [inside, features] = [interiorPage(content), featuresPage(content)];
    expect(inside.head).toEqual(head(pages.interior.title, '/voyah/free/inter', 'voyah-free/hero'));
    expect(features.head).toEqual(head(pages.features.title, '/voyah/free/feature', 'voyah-free/hero'));
    expect([inside.address, features.address]).toEqual(['/en/voyah/free/inter', '/en/voyah/free/feature']);
    expect([inside.model.id, features.model.id]).toEqual([pages.interior.model, pages.features.model]);
    expect(inside.cards).toEqual(pages.interior.cards);
    expect(features.safety).toEqual(pages.features.safety);
  });

  test('features has two drawings by their size, and says which there is none of', () => {
    const { manifest } = content;
    const drawings = { 'voyah-free/features-airbags': { src: '/a.svg', width: 3, height: 2, viewBox: '0 0 3 2' } };
    const body = { 'voyah-free/features-body': { src: '/b.svg', width: 5, height: 4, viewBox: '0 0 5 4' } };
    const drawn = (files: typeof manifest.drawings) =>
      featuresPage({ ...content, manifest: { ...manifest, drawings: files } });
    expect(drawn({ ...drawings, ...body }).drawings).toEqual({
      airbags: { src: '/a.svg', width: 3, height: 2 },
      body: { src: '/b.svg', width: 5, height: 4 },
    });
    expect(() => drawn(drawings)).toThrow('There is no drawing media/drawings/voyah-free/features-body.svg.');
  });

  test('the story: the map, the pictures of showroom and office, the questions that hold', () => {
    const page = aboutPage(content);
    expect(page.head).toEqual(head(pages.about.title, '/voyah/about', 'home/welcome'));
    expect([page.showroomPicture, page.officePicture]).toEqual(
      ['about/showroom', 'about/office'].map((id) => getPicture(content, id)),
    );
    expect(page.map).toEqual(countryMap(content));
    expect(page.story).toEqual(pages.about.story);
    const { faq } = aboutPage({ ...dealerWith({ showrooms: content.dealer.showrooms }), pages });
    expect(faq.heading).toBe(pages.about.faq.heading);
    expect(faq.questions).toEqual(
      pages.about.faq.questions.filter(({ when = {} }) => !Object.values(when).includes(true)),
    );
  });

  test('a short page of a brand stands where the brand says, and in no list', () => {
    const page = given(pages.shortAbout.at(-1));
    const brand = given(Object.values(content.brands).find(({ id }) => id === page.brand));
    expect(shortAboutPage(content, page.brand)).toEqual({
      head: head(page.title, brand.about, `brand/${brand.id}`, false),
      text: page.text,
    });
    expect(() => shortAboutPage(contentWith({ pages: { ...pages, shortAbout: [] } }), 'aeolus')).toThrow(
      'There is no short about page of "aeolus".',
    );
  });

  test('a car with a short page has the sources of its list', () => {
    const facts = {
      length: { spec: 'length', value: 4905, source: 'test' },
      seats: { spec: 'seats', value: 5, source: 'sheet' },
    };
    const model = partialModel({ path: '/any/car', facts, table: ['seats', 'length'] });
    const sources = { sheet: { publisher: 'Importer' }, test: { publisher: 'Magazine' } };
    const page = partialModelPage(contentWith({ models: { [model.id]: model }, sources }), '/any/car');
    expect(page.sources.map(({ publisher }) => publisher)).toEqual(['Importer', 'Magazine']);
    expect(page.rows.map(({ value, source }) => [value, source])).toEqual(
      expect.arrayContaining([
        ['4,905', 2],
        ['5', 1],
      ]),
    );
    expect([page.introduction, page.views]).toEqual([model.introduction, model.views]);
    expect(page.title).toBe(model.title);
  });

  test('a car with a full page has its parts, and leads on in the language of the page', () => {
    const model = fullModel({});
    const page = modelPage(content, model.path);
    expect(page.head).toEqual(head(`${model.title}: ${model.kind}`, model.path, `${model.id}/hero`));
    expect(page.interior).toEqual({
      heading: model.interior.heading,
      text: model.interior.text,
      slides: model.interior.slides,
      link: { label: model.interior.link.label, address: `/en${model.interior.link.address}` },
    });
    expect(page.highlights).toMatchObject({ heading: model.highlights.heading, text: model.highlights.text });
    expect(page.video).toMatchObject({ ...model.video, poster: getPicture(content, `${model.id}/video-poster`) });
    expect(page.homeAddress).toBe('/en/home');
    expect([page.hero, page.heroTall]).toEqual(
      ['hero', 'hero-tall'].map((name) => getPicture(content, `${model.id}/${name}`)),
    );
  });

  test('what has no page of its own: not found, offline, the way in', () => {
    expect(notFoundPage(content)).toEqual(pages.notFound);
    expect(offlinePage(content)).toEqual({ ...pages.offline, homeAddress: '/en/home' });
    expect(redirectPage(content)).toEqual({
      title: content.dealer.name,
      address: '/en/home',
      canonical: expect.stringMatching(/^https:\/\/.*\/en\/home$/),
    });
  });
});

describe('paths', () => {
  const models = Object.values(checked.models);

  test('every page that may be listed: home, brands, cars and the three others, once each', () => {
    const others = ['/home', '/voyah/free/inter', '/voyah/free/feature', '/voyah/about'];
    const expected = [...others, ...[...Object.values(checked.brands), ...models].map(({ path }) => path)];
    expect(listedPaths().toSorted()).toEqual(expected.toSorted());
  });

  test('cars with the other spellings under which they are served', () => {
    expect(modelPaths()).toEqual(
      models.map(({ id, coverage, path, aliases }) => ({ id, coverage, path, aliases: aliases ?? [] })),
    );
  });

  test('drawings of a car, by their view', () => {
    const { id } = given(models[1]);
    expect(drawingPaths(id)).toEqual({ side: `/drawings/side/${id}.svg`, front: `/drawings/front/${id}.svg` });
    expect(drawingFile(`/drawings/side/${id}.svg`)).toEqual({ view: 'side', lines: linesOf(id) });
    expect(drawingFile(`/drawings/front/${id}.svg`)).toEqual({ view: 'front', lines: linesOf(id) });
    expect(() => drawingFile('/drawings/side/any.svg')).toThrow('There is no drawing at /drawings/side/any.svg.');
    expect(() => linesOf('any')).toThrow('There is no drawing media/drawings/any/side.svg.');
  });

  test.each([
    ['/voyah', 'voyah', 'voyah'],
    ['/en/aeolus/huge', 'aeolus', 'aeolus'],
    ['/forthing/T5evo', 'forthing', 'forthing'],
    ['/voyah/about', 'voyah', undefined],
    ['/en/voyah/about', 'voyah', undefined],
    ['/home', undefined, undefined],
    ['/', undefined, undefined],
  ])('%s lies below %s and belongs to %s', (path, below, of) => {
    expect(brandInPath(path)).toBe(below);
    expect(brandOf(path)).toBe(of);
  });
});

test('cars stand to one scale: the longest is 1, the others are shorter by their published length', () => {
  const lengths = Object.values(checked.models).flatMap(({ id, facts }) => {
    const length = facts.length?.value;
    return typeof length === 'number' ? [{ id, length }] : [];
  });
  const longest = Math.max(...lengths.map(({ length }) => length));
  expect(lengths.length).toBeGreaterThan(2);
  for (const { id, length } of lengths) expect(relativeLength(id)).toBeCloseTo(length / longest, 3);
  for (const { id } of Object.values(checked.models)) {
    expect(relativeLength(id)).toBeGreaterThan(0);
    expect(relativeLength(id)).toBeLessThanOrEqual(1);
  }
});
