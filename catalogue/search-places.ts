/**
 * Lists what the search can find, page by page, in one language. There is nothing to change here: a new model, fact,
 * feature or question is found as soon as it is written.
 */

import type { SpecTabId } from '#/content/ids.ts';
import type { Library } from '#/content/library.ts';
import type { FullModel, PartialModel } from '#/content/schema.ts';
import { LOCALES, type Locale, localePath, type Text } from '#/language/locales.ts';
import { askedQuestions } from './asked-questions.ts';
import { hasMeasures } from './calculators.ts';
import { factRow, getFact } from './fact-row.ts';
import { keyFigure } from './key-figure.ts';
import { offer } from './offer.ts';

export type EntryKind = 'model' | 'page' | 'figure' | 'feature' | 'question';

/**
 * A place of the site: a title and text that stand there to be read, and its finished address. `names` are what it is about
 * although its title does not say so: they find it as its title does. `spec` is the row that a figure is, `town` tells a town.
 */
export type SearchPlace = {
  kind: EntryKind;
  title: string;
  text: string;
  address: string;
  names?: string;
  spec?: string;
  town?: true;
};

type Item = { title: Text; text: Text };
type Write = { locale: Locale; say: (text: Text) => string; to: (path: string) => string };

/** Every place of a locale, models first. All locales give the same places in the same order. */
export function searchPlaces(library: Library, locale: Locale): SearchPlace[] {
  const write: Write = { locale, say: (text) => text[locale], to: (path) => localePath(path, locale) };
  const models: (FullModel | PartialModel)[] = Object.values(library.models);
  return [
    ...models.map((model) => ({
      kind: 'model' as const,
      title: model.title,
      text: write.say(model.summary),
      address: write.to(model.path),
    })),
    ...pagePlaces(library, write),
    ...models.map((model) => orderPlace(model, library, write)),
    ...models.map((model) => specificationPlace(model, library, write)),
    ...models.flatMap((model) => [...figurePlaces(model, library, write), ...featurePlaces(model, write)]),
    ...voyahFreePlaces(library, write),
    ...toolPlaces(library, write),
    ...townPlaces(library, write),
    ...paintPlaces(library, write),
    ...askedQuestions(library).map(({ id, question, answer }) => ({
      kind: 'question' as const,
      title: write.say(question),
      text: write.say(answer),
      address: write.to(`/voyah/about#faq-${id}`),
    })),
  ];
}

function pagePlaces(library: Library, { locale, say, to }: Write): SearchPlace[] {
  const { brands, dealer } = library;
  const { home, about, interior, features } = library.pages;
  const page = (title: string, text: string, path: string) => ({
    kind: 'page' as const,
    title,
    text,
    address: to(path),
  });
  return [
    page(say(home.title), say(home.welcome.text), '/home'),
    ...Object.values(brands).map((brand) => {
      const tagline = 'tagline' in brand.subBanner ? `${brand.subBanner.tagline[locale]}. ` : '';
      return page(brand.name, `${tagline}${say(brand.line)}`, brand.path);
    }),
    page(say(interior.title), say(interior.introduction), '/voyah/free/inter'),
    page(say(features.title), say(features.lead), '/voyah/free/feature'),
    page(say(about.heading), say(about.lead), '/voyah/about'),
    page(
      say(about.contact.heading),
      `${[...dealer.showrooms.map(({ phone }) => phone), dealer.email].join(', ')}. ${say(about.contact.text)}`,
      '/voyah/about#contact',
    ),
    page(
      say(about.location.heading),
      `${dealer.showrooms.map(({ address }) => `${say(address.street)}, ${say(address.city)}`).join('; ')}. ${say(about.location.text)}`,
      '/voyah/about#location',
    ),
    // Each question is a place of its own, and the statement about accessibility is found by its own words alone.
    page(say(about.faq.heading), '', '/voyah/about#faq'),
    page(say(about.accessibility.heading), '', '/voyah/about#accessibility'),
  ];
}

/** Where a car is ordered: what the dealer offers for it. */
function orderPlace(model: FullModel | PartialModel, { messages }: Library, { locale, say, to }: Write): SearchPlace {
  const { price, delivery, warranty = [] } = offer(model.id, locale);
  const terms = [price, delivery, ...warranty.map(({ label, value }) => `${label}: ${value}`)];
  return {
    kind: 'page',
    title: say(model.order.heading),
    text: `${model.title}. ${terms.filter((term) => term !== undefined).join('. ')}`,
    address: to(`${model.path}#order`),
    names: say(messages.offer.price),
  };
}

/** All figures of a car, which its page also gives as a sheet to be printed or kept. */
function specificationPlace(model: FullModel | PartialModel, { messages }: Library, { say, to }: Write): SearchPlace {
  return {
    kind: 'page',
    title: `${model.title}. ${say(messages.modelPage.specification)}`,
    text: say(messages.brochure.save),
    address: to(`${model.path}#${model.coverage === 'partial' ? 'facts' : 'specification'}`),
  };
}

function figurePlaces(model: FullModel | PartialModel, library: Library, { locale, to }: Write): SearchPlace[] {
  const place = (
    name: string,
    row: { label: string; value: string; unit?: string; note?: string },
    anchor: SpecTabId | 'facts',
  ) => ({
    kind: 'figure' as const,
    spec: getFact(model, name).spec,
    title: `${row.label}: ${row.unit === undefined ? row.value : `${row.value} ${row.unit}`}`,
    text: row.note === undefined ? model.title : `${model.title}. ${row.note}`,
    address: to(`${model.path}#${anchor}`),
  });
  const row = (name: string) => factRow(library, getFact(model, name), locale);
  if (model.coverage === 'partial') return model.table.map((name) => place(name, row(name), 'facts'));
  return [
    ...model.specification.tabs.flatMap((tab) => tab.facts.map((name) => place(name, row(name), tab.id))),
    ...model.figures.map((figure) => place(figure.fact, keyFigure(library, model, figure, locale), figure.tab)),
  ];
}

function featurePlaces(model: FullModel | PartialModel, write: Write): SearchPlace[] {
  const { say, to } = write;
  const own = (title: string, text: string, anchor: string) => ({
    kind: 'feature' as const,
    title,
    text: `${model.title}: ${text}`,
    address: to(`${model.path}#${anchor}`),
  });
  const colours = own(say(model.colourLabel), model.colours.map(({ name }) => say(name)).join(', '), 'colours');
  if (model.coverage === 'partial') return [colours];
  return [
    colours,
    own(say(model.highlights.heading), say(model.highlights.text), 'highlights'),
    ...model.features.map((feature) => own(say(feature.title), say(feature.text), 'features')),
    ...model.promotions.map((promotion) => own(say(promotion.title), say(promotion.text), 'promotions')),
  ];
}

/** The calculators that each car has, and the comparison. */
function toolPlaces(library: Library, { say, to }: Write): SearchPlace[] {
  const { messages } = library.tools;
  const tool = (texts: { heading: Text; lead: Text }, name: string, address: string) => ({
    kind: 'feature' as const,
    title: name === '' ? say(texts.heading) : `${say(texts.heading)} ${name}`,
    text: say(texts.lead),
    address: to(address),
  });
  const models = Object.values(library.models);
  return [
    tool(messages.compare, '', '/home#compare'),
    ...models.flatMap((model) => [
      ...(library.tools.winter.cars[model.id] ? [tool(messages.winter, model.title, `${model.path}#winter`)] : []),
      ...(library.tools.charging.cars[model.id]
        ? [tool(messages.charging, model.title, `${model.path}#charging`)]
        : []),
      ...(hasMeasures(model) ? [tool(messages.fit, model.title, `${model.path}#fit`)] : []),
      tool(messages.loan, model.title, `${model.path}#loan`),
    ]),
  ];
}

/** The towns of the range calculator, which says whether the first car that has one reaches them. */
function townPlaces({ tools, models, units }: Library, { locale, say, to }: Write): SearchPlace[] {
  const model = Object.values(models).find(({ id }) => tools.winter.cars[id] !== undefined);
  if (model === undefined) return [];
  return tools.towns.towns.map(({ name, km }) => ({
    kind: 'feature',
    town: true,
    title: `${say(name)}, ${km} ${units.km?.[locale]}`,
    text: `${model.title}: ${say(tools.messages.winter.heading)} ${say(tools.messages.winter.lead)}`,
    address: to(`${model.path}#winter`),
  }));
}

/** Every paint, on the first car. */
function paintPlaces({ models }: Library, { say, to }: Write): SearchPlace[] {
  const [model] = Object.values(models);
  if (model === undefined) return [];
  return model.colours.map(({ index, name }) => ({
    kind: 'feature',
    title: say(name),
    text: `${model.title}: ${say(model.colourLabel)}`,
    address: to(`${model.path}?color=${index}#colours`),
  }));
}

/** The two pages that only the Voyah Free has. */
function voyahFreePlaces({ pages }: Library, { say, to }: Write): SearchPlace[] {
  const { interior, features } = pages;
  const items = (list: Item[], address: string) =>
    list.map((item) => ({
      kind: 'feature' as const,
      title: say(item.title),
      text: say(item.text),
      address: to(address),
    }));
  const chapter = (part: { heading: Text; text: Text[] }, anchor: string) =>
    items([{ title: part.heading, text: joined(part.text) }], `/voyah/free/feature#${anchor}`);
  return [
    ...items(interior.cards, '/voyah/free/inter#details'),
    ...items(interior.grid.items, '/voyah/free/inter#grid'),
    ...items(features.infotainment.items, '/voyah/free/feature#infotainment'),
    ...chapter(features.sustainability, 'sustainability'),
    ...chapter(features.comfort, 'comfort'),
    ...items(features.safety.items, '/voyah/free/feature#safety'),
    ...items(features.assistant.items, '/voyah/free/feature#assistant'),
    ...items(features.equipment.items, '/voyah/free/feature#equipment'),
  ];
}

function joined(texts: Text[]): Text {
  return Object.fromEntries(LOCALES.map((locale) => [locale, texts.map((text) => text[locale]).join(' ')])) as Text;
}
