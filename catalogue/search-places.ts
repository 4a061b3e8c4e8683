/**
 * Lists what the search can find, page by page, in one language. There is nothing to change here: a new model, fact,
 * feature or question is found as soon as it is written.
 */

import { askedQuestions } from '#/content/asked-questions.ts';
import type { SpecTabId } from '#/content/ids.ts';
import { localePath } from '#/language/locales.ts';
import { hasMeasures } from './calculators.ts';
import { factRow, getFact } from './fact-row.ts';
import type { LocalContent } from './in-locale.ts';
import { keyFigure } from './key-figure.ts';
import { type AnyModel, allModels } from './models.ts';
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

type Item = { title: string; text: string };
/** The address of a path in the locale of the places. */
type To = (path: string) => string;

/** Every place of a locale, models first. All locales give the same places in the same order. */
export function searchPlaces(content: LocalContent): SearchPlace[] {
  const to: To = (path) => localePath(path, content.locale);
  const models = allModels(content);
  return [
    ...models.map((model) => ({
      kind: 'model' as const,
      title: model.title,
      text: model.summary,
      address: to(model.path),
    })),
    ...pagePlaces(content, to),
    ...models.map((model) => orderPlace(content, model, to)),
    ...models.map((model) => specificationPlace(content, model, to)),
    ...models.flatMap((model) => [...figurePlaces(content, model, to), ...featurePlaces(content, model, to)]),
    ...voyahFreePlaces(content, to),
    ...toolPlaces(content, to),
    ...townPlaces(content, to),
    ...paintPlaces(content, to),
    ...askedQuestions(content.dealer, content.pages.about.faq.questions).map(({ id, question, answer }) => ({
      kind: 'question' as const,
      title: question,
      text: answer,
      address: to(`/voyah/about#faq-${id}`),
    })),
  ];
}

function pagePlaces(content: LocalContent, to: To): SearchPlace[] {
  const { brands, dealer, pages } = content;
  const { home, about, interior, features } = pages;
  const titles = allModels(content).map(({ title }) => title);
  const page = (title: string, text: string, path: string) => ({
    kind: 'page' as const,
    title,
    text,
    address: to(path),
  });
  return [
    page(home.title, home.welcome.text, '/home'),
    page(home.modelsHeading, titles.join(', '), '/home#models'),
    ...Object.values(brands).map((brand) => {
      const tagline = 'tagline' in brand.subBanner ? `${brand.subBanner.tagline}. ` : '';
      return page(brand.name, `${tagline}${brand.line}`, brand.path);
    }),
    page(interior.title, interior.introduction, '/voyah/free/inter'),
    page(features.title, features.lead, '/voyah/free/feature'),
    page(about.heading, about.lead, '/voyah/about'),
    page(
      about.contact.heading,
      `${[...dealer.showrooms.map(({ phone }) => phone), dealer.email].join(', ')}. ${about.contact.text}`,
      '/voyah/about#contact',
    ),
    page(
      about.location.heading,
      `${dealer.showrooms.map(({ postalAddress: { street, city } }) => `${street}, ${city}`).join('; ')}. ${about.location.text}`,
      '/voyah/about#location',
    ),
    // Each question is a place of its own, and the statement about accessibility is found by its own words alone.
    page(about.faq.heading, '', '/voyah/about#faq'),
    page(about.accessibility.heading, '', '/voyah/about#accessibility'),
  ];
}

/** Where a car is ordered: what the dealer offers for it. */
function orderPlace(content: LocalContent, model: AnyModel, to: To): SearchPlace {
  const { price, delivery, warranty = [] } = offer(content, model.id);
  const terms = [price, delivery, ...warranty.map(({ label, value }) => `${label}: ${value}`)];
  return {
    kind: 'page',
    title: model.order.heading,
    text: `${model.title}. ${terms.filter((term) => term !== undefined).join('. ')}`,
    address: to(`${model.path}#order`),
    names: content.messages.offer.price,
  };
}

/** All figures of a car, which its page also gives as a sheet to be printed or kept. */
function specificationPlace({ messages }: LocalContent, model: AnyModel, to: To): SearchPlace {
  return {
    kind: 'page',
    title: `${model.title}. ${messages.modelPage.specification}`,
    text: messages.brochure.save,
    address: to(`${model.path}#${model.coverage === 'partial' ? 'facts' : 'specification'}`),
  };
}

function figurePlaces(content: LocalContent, model: AnyModel, to: To): SearchPlace[] {
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
  const row = (name: string) => factRow(content, getFact(model, name));
  if (model.coverage === 'partial') return model.table.map((name) => place(name, row(name), 'facts'));
  return [
    ...model.specification.tabs.flatMap((tab) => tab.facts.map((name) => place(name, row(name), tab.id))),
    ...model.figures.map((figure) => place(figure.fact, keyFigure(content, model, figure), figure.tab)),
  ];
}

function featurePlaces({ messages }: LocalContent, model: AnyModel, to: To): SearchPlace[] {
  const own = (title: string, text: string, anchor: string) => ({
    kind: 'feature' as const,
    title,
    text: `${model.title}: ${text}`,
    address: to(`${model.path}#${anchor}`),
  });
  const colours = own(model.colourLabel, model.colours.map(({ name }) => name).join(', '), 'colours');
  if (model.coverage === 'partial') return [colours];
  return [
    colours,
    own(model.interior.heading, model.interior.text, 'interior'),
    own(model.exterior.heading, model.exterior.text, 'exterior'),
    // Not by the captions: a snowy road is no answer to "winter".
    own(model.gallery.heading, messages.pictureCarousels.gallery, 'gallery'),
    own(model.highlights.heading, model.highlights.text, 'highlights'),
    ...model.features.map((feature) => own(feature.title, feature.text, 'features')),
    ...model.promotions.map((promotion) => own(promotion.title, promotion.text, 'promotions')),
  ];
}

type ToolPlace = (texts: { heading: string; lead: string }, name: string, address: string) => SearchPlace;

/** The winter range of a car, or why it is not worked out. */
function winterPlaces({ tools }: LocalContent, { id, title, path }: AnyModel, tool: ToolPlace): SearchPlace[] {
  const car = tools.winter.cars[id];
  if (car === undefined) return [];
  const { heading, lead } = tools.messages.winter;
  return [tool({ heading, lead: 'refusal' in car ? car.refusal : lead }, title, `${path}#winter`)];
}

/** The calculators that each car has, and the comparison. */
function toolPlaces(content: LocalContent, to: To): SearchPlace[] {
  const { charging, messages } = content.tools;
  const tool: ToolPlace = (texts, name, address) => ({
    kind: 'feature' as const,
    title: name === '' ? texts.heading : `${texts.heading} ${name}`,
    text: texts.lead,
    address: to(address),
  });
  return [
    tool(messages.compare, '', '/home#compare'),
    ...allModels(content).flatMap((model) => [
      ...winterPlaces(content, model, tool),
      ...(charging.cars[model.id] ? [tool(messages.charging, model.title, `${model.path}#charging`)] : []),
      ...(hasMeasures(model) ? [tool(messages.fit, model.title, `${model.path}#fit`)] : []),
      tool(messages.loan, model.title, `${model.path}#loan`),
    ]),
  ];
}

/** The towns of the range calculator, which says whether the first car whose range is worked out reaches them. */
function townPlaces(content: LocalContent, to: To): SearchPlace[] {
  const { tools, units } = content;
  const model = allModels(content).find(({ id }) => 'range' in (tools.winter.cars[id] ?? {}));
  if (model === undefined) return [];
  return tools.towns.towns.map(({ name, km }) => ({
    kind: 'feature',
    town: true,
    title: `${name}, ${km} ${units.km}`,
    text: `${model.title}: ${tools.messages.winter.heading} ${tools.messages.winter.lead}`,
    address: to(`${model.path}#winter`),
  }));
}

/** Every paint, on the first car. */
function paintPlaces(content: LocalContent, to: To): SearchPlace[] {
  const [model] = allModels(content);
  if (model === undefined) return [];
  return model.colours.map(({ index, name }) => ({
    kind: 'feature',
    title: name,
    text: `${model.title}: ${model.colourLabel}`,
    address: to(`${model.path}?color=${index}#colours`),
  }));
}

/** The two pages that only the Voyah Free has. */
function voyahFreePlaces({ pages }: LocalContent, to: To): SearchPlace[] {
  const { interior, features } = pages;
  const items = (list: Item[], address: string) =>
    list.map((item) => ({
      kind: 'feature' as const,
      title: item.title,
      text: item.text,
      address: to(address),
    }));
  const chapter = (part: { heading: string; text: string[] }, anchor: string) =>
    items([{ title: part.heading, text: part.text.join(' ') }], `/voyah/free/feature#${anchor}`);
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
