/**
 * Makes the search index of one locale: what the search box fetches on first use.
 * There is nothing to change here; other words for the same thing stand in `synonyms.json`, questions in `search-questions.json`.
 */

import type { Library } from '#/content/library.ts';
import type { SearchQuestion, Synonyms } from '#/content/schema.ts';
import { type PackedLearned, packLearned } from '#/language/learned.ts';
import { LOCALES, type Locale, localePath, otherLocale } from '#/language/locales.ts';
import { inLocale, type LocalContent } from './in-locale.ts';
import { learnQuestions } from './learn-questions.ts';
import { type SearchPlace, searchPlaces } from './search-places.ts';

/**
 * A place with the words that find it as well: its title in the other language, other words for its title, and other words for
 * what it speaks of.
 */
export type SearchEntry = Omit<SearchPlace, 'names' | 'spec' | 'town'> & {
  other?: string;
  alias?: string;
  also?: string;
};

/**
 * What answers a question, by numbers of entries: in general, and where a car is named (in the order of the models).
 * `beforeTown`: also where a town is named; `ofSeveral`: where several cars are; `ofAll`: where a car or a brand is, its page
 * answers. `unsaid`: the site does not say it. Nothing at all: the words mean no question.
 */
export type Answer = {
  general?: number;
  ofCar?: (number | null)[];
  beforeTown?: true;
  ofSeveral?: true;
  ofAll?: true;
  unsaid?: true;
};

/** What the search of one locale is made of. `brands` and `towns` are numbers of entries; models come first. */
export type SearchIndex = {
  entries: SearchEntry[];
  models: number;
  brands: number[];
  towns: number[];
  answers: Answer[];
  learned: PackedLearned;
};

/** A text is found by its beginning; what follows is found by its words, without being shown. */
const LONGEST_TEXT = 240;
const MOST_WORDS = 120;

/** The index of a locale, from all content. */
export function buildSearchIndex(library: Library, locale: Locale): SearchIndex {
  const content = inLocale(library, locale);
  const others = LOCALES.filter((other) => other !== locale).map((other) => inLocale(library, other));
  const joined = joinPlaces(searchPlaces(content), others.map(searchPlaces), library.synonyms);
  joined.push(
    ...others.filter((other) => other.locale === otherLocale(locale)).map((other) => edition(content, other)),
  );
  const models = Object.values(library.models).map(({ path }) => localePath(path, locale));
  return {
    entries: joined.map(({ spec: _, town: __, ...entry }) => entry),
    models: models.length,
    brands: Object.values(library.brands).map(({ path }) =>
      joined.findIndex(({ address }) => address === localePath(path, locale)),
    ),
    towns: joined.flatMap(({ town }, at) => (town ? [at] : [])),
    answers: library.searchQuestions.map((question) => answerTo(question, joined, models, library, locale)),
    learned: learnt(library),
  };
}

/** The home page in the other language, found by the name of that language alone, as its link in the header says it. */
function edition({ messages }: LocalContent, other: LocalContent): PlaceWithWords {
  return {
    kind: 'page',
    title: messages.header.otherLanguage,
    text: shorten(other.pages.home.welcome.text),
    address: localePath('/home', other.locale),
  };
}

/** Throws if no entry is at the place that a question names, or none gives its figures. */
function answerTo(
  question: SearchQuestion,
  entries: PlaceWithWords[],
  models: string[],
  library: Library,
  locale: Locale,
): Answer {
  const at = (address: string) => entries.findIndex((entry) => entry.address === address);
  const figure = (path = '') => {
    const ofModel = (entry: PlaceWithWords) => entry.spec !== undefined && entry.address.startsWith(`${path}#`);
    const found = question.specs
      ?.map((spec) => entries.findIndex((entry) => entry.spec === spec && (path === '' || ofModel(entry))))
      .find((number) => number >= 0);
    return found ?? -1;
  };
  const contact = at(localePath('/voyah/about#contact', locale));
  const isUnsaid = question.unsaid && (question.saidBy === undefined || library.dealer[question.saidBy] === undefined);
  const path = question.language === undefined ? question.place : '/home';
  const place = path === undefined ? -1 : at(localePath(path, question.language ?? locale));
  const general = question.specs ? figure() : place >= 0 ? place : question.unsaid ? contact : -1;
  if (general < 0 && (question.place ?? question.specs) !== undefined) {
    const wanted = question.place ?? question.specs?.join(', ');
    throw new Error(`content/search-questions.json: nothing at ${wanted} could answer ${question.id}.`);
  }
  const part = question.ofCar;
  const ofCar = models.map((path) => (question.specs ? figure(path) : part === undefined ? -1 : at(`${path}${part}`)));
  return {
    ...(general >= 0 && { general }),
    ...(ofCar.some((number) => number >= 0) && { ofCar: ofCar.map((number) => (number < 0 ? null : number)) }),
    ...(question.beforeTown && { beforeTown: true as const }),
    ...(question.ofSeveral && { ofSeveral: true as const }),
    ...(question.ofAll && { ofAll: true as const }),
    ...(isUnsaid && { unsaid: true as const }),
  };
}

let learntLast: { from: string; learned: PackedLearned } | undefined;

/** What the questions teach: learnt once for all locales, and again when a question has changed. */
function learnt({ searchQuestions }: Library): PackedLearned {
  const examples = searchQuestions.flatMap(({ asked }, means) => asked.map((text) => ({ text, means })));
  const from = JSON.stringify(examples);
  if (learntLast?.from !== from)
    learntLast = { from, learned: packLearned(learnQuestions(examples, searchQuestions.length)) };
  return learntLast.learned;
}

/** An entry before what only the build needs is left out. */
type PlaceWithWords = SearchEntry & Pick<SearchPlace, 'spec' | 'town'>;

/**
 * The entries of one language. `own` are its places; `others` are the same places in the same order in each other language, so
 * that all languages find them.
 *
 * Throws if two lists differ in length, kind or order, because then the hidden words would belong to other places.
 */
export function joinPlaces(own: SearchPlace[], others: SearchPlace[][], synonyms: Synonyms): PlaceWithWords[] {
  for (const other of others) {
    if (own.length === other.length) continue;
    throw new Error(
      `catalogue/build-search-index.ts: ${own.length} places in one language and ${other.length} in the other`,
    );
  }
  const entries = own.map((place, at) =>
    entryOf(
      place,
      others.map((other) => other[at] as SearchPlace),
      synonyms,
    ),
  );
  return entries.filter(
    (entry, at) => entries.findIndex((one) => one.title === entry.title && one.address === entry.address) === at,
  );
}

function entryOf({ names, ...place }: SearchPlace, twins: SearchPlace[], synonyms: Synonyms): PlaceWithWords {
  const twin = twins.find(({ kind }) => kind !== place.kind);
  if (twin !== undefined) {
    throw new Error(
      `catalogue/build-search-index.ts: "${place.title}" and "${twin.title}" stand at the same place of two lists`,
    );
  }
  const text = shorten(place.text);
  const others = twins.map(({ title }) => title).join(' ');
  const titles = `${place.title} ${others}`;
  const texts = [place, ...twins].map((each) => each.text).join(' ');
  const seen = wordSet(`${titles} ${text}`);
  const named = [titles, names, ...twins.map((each) => each.names)].join(' ');
  const alias = [...wordSet(synonymsOf(synonyms, named).join(' '))].filter((word) => !wordSet(titles).has(word));
  const hidden = [...wordSet(`${texts} ${synonymsOf(synonyms, texts).join(' ')}`)];
  const also = hidden.filter((word) => !seen.has(word) && !alias.includes(word)).slice(0, MOST_WORDS);
  return {
    ...place,
    text,
    ...(others !== place.title && others !== '' && { other: others }),
    ...(alias.length > 0 && { alias: alias.join(' ') }),
    ...(also.length > 0 && { also: also.join(' ') }),
  };
}

function shorten(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST_TEXT))} …`;
}

/** Numbers with decimals and words of two letters and more, in lower case, each once. */
function wordSet(text: string): Set<string> {
  const words = text.toLowerCase().match(/\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}\p{N}·]+/gu) ?? [];
  return new Set(words);
}

function synonymsOf(synonyms: Synonyms, text: string): string[] {
  const words = ` ${text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}.]+/gu, ' ')} `;
  return synonyms.filter((line) => line.some((word) => words.includes(` ${word} `))).flat();
}
