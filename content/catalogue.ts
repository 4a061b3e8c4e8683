/**
 * The only door to the content. It checks everything once, joins what belongs together and gives each page its data in
 * one language. Called by loaders only, at build: nothing of it, nor Zod, nor the other language reaches the browser.
 */
import { inEdition, type Language } from '#/src/language/edition.ts';
import { requireSoundContent } from './check.ts';
import { comparedGroups, comparedModels } from './comparison.ts';
import { drawingAddresses } from './drawing-addresses.ts';
import { drawingOf, linesOf } from './drawings.ts';
import { factRow, sourceOf } from './facts.ts';
import { library as written } from './library.ts';
import { type Picture, type Resolved, resolve } from './resolve.ts';
import type { BrandId, Fact, FullModel, ModelId, PartialModel, Text } from './schema.ts';
import { buildSearchIndex } from './search-index.ts';
import { thingsOf } from './structured-data.ts';
import { chargingTool, compareWordsIn, fitTool, toolsFile, winterTool } from './tools.ts';
import { typeset } from './typeset.ts';

export type { Picture } from './resolve.ts';
export type { BrandId, ModelId, SpecTabId } from './schema.ts';

requireSoundContent(written);
if (written.dealer.sample) {
  console.warn('content/dealer.ts still holds sample values: the site says so until they are replaced.');
}

const library = typeset(written);
const { words } = library;
const brands = Object.values(library.brands);
const models = Object.values(library.models);
type AnyModel = FullModel | PartialModel;

function findPicture(id: string, language: Language): Picture {
  const [owner = '', name = ''] = id.split('/');
  const entry = library.manifest.pictures[id];
  const alt = library.pictures[owner]?.[name];
  if (entry === undefined || alt === undefined) throw new Error(`There is no picture "${id}".`);
  const { width, height, widths, fallback, colour, alpha, hash } = entry;
  return {
    path: `/pictures/${id}.${hash}`,
    width,
    height,
    widths,
    fallback,
    alt: alt[language],
    ...(alpha && { alpha }),
    ...(!alpha && isDark(colour) && { dark: true }),
  };
}

/** Whether a surface of this colour wants light words: by the same weights as luminance, at the middle grey. */
function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.21 * red + 0.72 * green + 0.07 * blue < 118;
}

function inLanguage<T>(value: T, language: Language): Resolved<T> {
  return resolve(value, language, (id) => findPicture(id, language));
}

/** The picture of a social network's preview: a 1200 × 630 crop beside the picture's other files. */
function socialPicture(id: string, language: Language): { address: string; alt: string } {
  const picture = findPicture(id, language);
  return { address: `${library.dealer.site}${picture.path}/social.jpg`, alt: picture.alt };
}

/** A fact as a page's tables show it: its source stands below them. */
function shownRow(fact: Fact, language: Language) {
  const { spec, source, ...row } = factRow(library, fact, language);
  return row;
}

/** What menus, tiles and cards show of a model. */
export type ModelCardData = {
  id: ModelId;
  brand: BrandId;
  coverage: 'full' | 'partial';
  title: string;
  name: string;
  address: string;
  line: string;
  picture: Picture;
};

function modelCard(model: AnyModel, language: Language): ModelCardData {
  const { id, brand, coverage, title, name, path, tagline } = model;
  return {
    id,
    brand,
    coverage,
    title,
    name,
    address: inEdition(path, language),
    line: tagline[language],
    picture: findPicture(`${id}/card`, language),
  };
}

const modelCards = (language: Language, brand?: BrandId) =>
  models.filter((model) => brand === undefined || model.brand === brand).map((model) => modelCard(model, language));

/** The dealer as pages show him; hours read "Mon–Fri" in the page's language. */
function dealerView(language: Language) {
  const { hours, ...dealer } = library.dealer;
  const day = (id: keyof typeof words.days | undefined) => (id === undefined ? '' : words.days[id][language]);
  return {
    ...inLanguage(dealer, language),
    hours: hours.map(({ days, opens, closes }) => {
      const [first, last] = [days[0], days.at(-1)];
      return { days: first === last ? day(first) : `${day(first)}–${day(last)}`, time: `${opens}–${closes}` };
    }),
  };
}

export type DealerView = ReturnType<typeof dealerView>;

/** What every page shows around its content: menus, footer, dialogs. */
export function shell(language: Language) {
  return {
    language,
    words: inLanguage(words, language),
    dealer: dealerView(language),
    brands: brands.map((brand) => ({
      id: brand.id,
      name: brand.name,
      address: inEdition(brand.path, language),
      subBanner: inLanguage(brand.subBanner, language),
      models: modelCards(language, brand.id),
    })),
    notFound: inLanguage(library.pages.notFound, language),
    paints: library.paints.map(({ index, swatch }) => ({ index, swatch })),
  };
}

export type Shell = ReturnType<typeof shell>;

/** Title, description and preview picture of a page, and where it stands. */
type Head = {
  title: string;
  description: string;
  social: { address: string; alt: string };
  canonical: string;
  indexed: boolean;
  site: string;
};

function head(
  page: { title: Text | string; description: Text; picture: string; path: string; indexed?: boolean },
  language: Language,
): Head {
  const title = typeof page.title === 'string' ? page.title : page.title[language];
  return {
    title: `${title} · ${library.dealer.name}`,
    description: page.description[language],
    social: socialPicture(page.picture, language),
    canonical: page.path,
    indexed: page.indexed ?? true,
    site: library.dealer.site,
  };
}

/** The home page. */
export function homePage(language: Language) {
  const { home } = library.pages;
  return {
    head: head({ ...home, picture: 'home/welcome', path: '/home' }, language),
    ...inLanguage(home, language),
    address: inEdition('/home', language),
    hero: findPicture('home/welcome', language),
    heroTall: findPicture('home/welcome-tall', language),
    tiles: (['aeolus', 'voyah', 'forthing'] as const).map((id) => {
      const brand = getBrand(id);
      return {
        id,
        name: brand.name,
        line: brand.line[language],
        address: inEdition(brand.path, language),
        picture: findPicture(`home/tile-${id}`, language),
      };
    }),
    models: models.map((model) => ({
      ...modelCard(model, language),
      picture: findPicture(`${model.id}/hero`, language),
      summary: model.summary[language],
      points: model.points.map((point) => point[language]),
    })),
    choices: models.map(({ id, title, path, colours }) => ({
      id,
      title,
      address: inEdition(path, language),
      colours: colours.map(({ index, name }) => ({ index, name: name[language] })),
    })),
    comparison: {
      models: comparedModels(library, (path) => inEdition(path, language)),
      groups: comparedGroups(library, (fact) => factRow(library, fact, language)),
      words: compareWordsIn(library, language),
    },
    modelsAddress: inEdition('/models.json', language),
    aboutPicture: findPicture('home/about', language),
    aboutAddress: inEdition('/voyah/about', language),
  };
}

/** A brand's landing page. */
export function brandPage(id: BrandId, language: Language) {
  const brand = getBrand(id);
  return {
    head: head(
      { title: brand.name, description: brand.description, picture: `brand/${id}`, path: brand.path },
      language,
    ),
    id,
    name: brand.name,
    line: brand.line[language],
    introduction: inLanguage(brand.introduction, language),
    // A brand with a tagline in its sub-banner shows its picture below it; the others' sub-banner is their picture.
    ...('tagline' in brand.subBanner && { banner: findPicture(`brand/${id}`, language) }),
    models: models
      .filter((model) => model.brand === id)
      .map((model) => ({
        ...modelCard(model, language),
        summary: model.summary[language],
        points: model.points.map((point) => point[language]),
        picture: findPicture(`${model.id}/hero`, language),
      })),
  };
}

const pictureOf = (model: AnyModel, name: string, language: Language) => findPicture(`${model.id}/${name}`, language);

/** What every page of a car shows of it: its name, its three pages and its paints. */
function carOf(model: AnyModel, language: Language) {
  return {
    id: model.id,
    title: model.title,
    address: inEdition(model.path, language),
    subNavigation: model.subNavigation.map(({ label, address }) => ({
      label: label[language],
      address: inEdition(address, language),
    })),
    colours: model.colours.map((colour) => ({
      ...inLanguage(colour, language),
      picture: pictureOf(model, `stage-${colour.index}`, language),
    })),
  };
}

/** What full and partial model pages share. */
function modelBase(model: AnyModel, language: Language) {
  return {
    ...carOf(model, language),
    head: head({ ...model, picture: `${model.id}/hero` }, language),
    tagline: model.tagline[language],
    hero: pictureOf(model, 'hero', language),
    heroTall: pictureOf(model, 'hero-tall', language),
    colourLabel: model.colourLabel[language],
    order: inLanguage(model.order, language),
  };
}

/** The data of the full model page at `path` (any spelling); throws where there is none. */
export function modelPage(path: string, language: Language) {
  const model = getModel(path, 'full');
  const { interior, specification, highlights } = model;
  return {
    ...modelBase(model, language),
    promotions: inLanguage(model.promotions, language),
    figures: model.figures.map(({ unit, ...figure }) => ({
      ...inLanguage(figure, language),
      ...(unit && { unit: library.units[unit]?.[language] }),
    })),
    interior: {
      ...inLanguage(interior, language),
      link: { label: interior.link.label[language], address: inEdition(interior.link.address, language) },
    },
    exterior: inLanguage(model.exterior, language),
    gallery: inLanguage(model.gallery, language),
    specification: {
      note: specification.note[language],
      tabs: specification.tabs.map((tab) => ({
        id: tab.id,
        label: tab.label[language],
        rows: tab.facts.map((fact) => shownRow(fact, language)),
      })),
      sources: [...new Set(specification.tabs.flatMap(({ facts }) => facts.map(({ source }) => source)))].map((id) =>
        sourceOf(library, id, language),
      ),
      drawing: drawingOf(model, language),
    },
    highlights: {
      heading: highlights.heading[language],
      text: highlights.text[language],
      rows: highlights.facts.map((fact) => shownRow(fact, language)),
    },
    winter: winterTool(library, model.id, language),
    charging: chargingTool(library, model.id, language),
    fit: fitTool(library, model, language),
    toolsAddress: inEdition('/tools.json', language),
    homeAddress: inEdition('/home', language),
    features: inLanguage(model.features, language),
    video: {
      ...inLanguage(model.video, language),
      poster: pictureOf(model, 'video-poster', language),
      sources: videoSources(model.id),
    },
  };
}

/** The data of a partial model's page; throws where there is none. */
export function partialModelPage(path: string, language: Language) {
  const model = getModel(path, 'partial');
  return {
    ...modelBase(model, language),
    introduction: inLanguage(model.introduction, language),
    rows: model.facts.map((fact) => shownRow(fact, language)),
    views: inLanguage(model.views, language),
  };
}

/** The Voyah Free from inside. */
export function interiorPage(language: Language) {
  const { interior } = library.pages;
  const model = getModelById(interior.model);
  return {
    head: head({ ...interior, picture: `${model.id}/hero`, path: '/voyah/free/inter' }, language),
    ...inLanguage(interior, language),
    address: inEdition('/voyah/free/inter', language),
    model: carOf(model, language),
  };
}

/** What the Voyah Free can do. */
export function featuresPage(language: Language) {
  const { features } = library.pages;
  const model = getModelById(features.model);
  return {
    head: head({ ...features, picture: `${model.id}/hero`, path: '/voyah/free/feature' }, language),
    ...inLanguage(features, language),
    address: inEdition('/voyah/free/feature', language),
    drawings: {
      airbags: getManifestDrawing('voyah-free/features-airbags'),
      body: getManifestDrawing('voyah-free/features-body'),
    },
    model: carOf(model, language),
  };
}

/** Who we are and where. */
export function aboutPage(language: Language) {
  const { about } = library.pages;
  return {
    ...inLanguage(about, language),
    head: head({ ...about, picture: 'home/welcome', path: '/voyah/about' }, language),
    showroomPicture: findPicture('about/showroom', language),
    officePicture: findPicture('about/office', language),
  };
}

/** The about page of a brand that has one line only; throws where there is none. */
export function shortAboutPage(id: BrandId, language: Language) {
  const page = library.pages.shortAbout.find(({ brand }) => brand === id);
  if (page === undefined) throw new Error(`There is no short about page of "${id}".`);
  return {
    head: head({ ...page, picture: `brand/${id}`, path: getBrand(id).about, indexed: false }, language),
    text: page.text,
  };
}

/** All models with their paints, for the order sheet; fetched on its first use. */
export function modelChoices(language: Language) {
  return models.map((model) => {
    const { id, title, address, colours } = carOf(model, language);
    return { id, title, address, colours };
  });
}

/** What the calculators of the model pages reckon from; fetched when the visitor comes near the first of them. */
export function tools(language: Language) {
  return toolsFile(library, language);
}

/** What the search finds; fetched on its first use. */
export function searchIndex(language: Language) {
  return buildSearchIndex(library, language);
}

/** Every address that search engines may list, without edition. */
export function listedAddresses(): string[] {
  return [
    '/home',
    ...brands.map((brand) => brand.path),
    ...models.map((model) => model.path),
    '/voyah/free/inter',
    '/voyah/free/feature',
    '/voyah/about',
  ];
}

/** The things that the page at `path` (without edition) shows, in schema.org's words; machines get it as it is written. */
export function structuredData(path: string, language: Language) {
  return thingsOf(written, path, language);
}

/**
 * What a file below `/drawings` is made from: the lines of a car from the side and from the front, and the view of which
 * it is a picture. The file of the lines themselves has no view. Throws where there is no such file.
 */
export function drawingFile(address: string) {
  for (const { id } of models) {
    const { side, front, lines } = drawingAddresses(id);
    if (address === lines) return { lines: linesOf(id) };
    if (address === side) return { view: 'side' as const, lines: linesOf(id) };
    if (address === front) return { view: 'front' as const, lines: linesOf(id) };
  }
  throw new Error(`There is no drawing at ${address}.`);
}

/** What stands at `/` and `/en` where a host cannot redirect: the way to the home page. */
export function redirectPage(language: Language) {
  const address = inEdition('/home', language);
  return { title: library.dealer.name, address, canonical: `${site}${address}` };
}

/** The site's own address, for absolute links. */
export const site = library.dealer.site;

/** Address and size of a drawing that is shown as a picture; throws where there is none. */
function getManifestDrawing(id: string): { src: string; width: number; height: number } {
  const drawing = library.manifest.drawings[id];
  if (drawing === undefined) throw new Error(`There is no drawing media/drawings/${id}.svg.`);
  return { src: drawing.src, width: drawing.width, height: drawing.height };
}

function videoSources(id: ModelId): { src: string; type: string }[] {
  return (library.manifest.videos[id] ?? []).map(({ src, type }) => ({ src, type }));
}

function getBrand(id: BrandId) {
  const brand = brands.find((each) => each.id === id);
  if (brand === undefined) throw new Error(`There is no brand "${id}".`);
  return brand;
}

function getModelById(id: string): AnyModel {
  const model = models.find((each) => each.id === id);
  if (model === undefined) throw new Error(`There is no model "${id}".`);
  return model;
}

function getModel(path: string, coverage: 'full'): FullModel;
function getModel(path: string, coverage: 'partial'): PartialModel;
function getModel(path: string, coverage: 'full' | 'partial'): AnyModel {
  const model = models.find((each) => [each.path, ...(each.aliases ?? [])].includes(path));
  if (model?.coverage !== coverage) throw new Error(`There is no ${coverage} model at ${path}.`);
  return model;
}
