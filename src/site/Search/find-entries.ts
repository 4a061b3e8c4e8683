import type { Answer, SearchIndex } from '#/catalogue/build-search-index.ts';
import { unpackLearned } from '#/language/learned.ts';
import { soundOf } from '#/language/transliterate.ts';
import { fold, type KnownWords, type Word, wordsOf } from '#/language/words-of.ts';
import { makeUnderstand } from './understand-question.ts';
import { closeness, MET, soundsOf } from './word-closeness.ts';

export type EntryKind = 'model' | 'page' | 'figure' | 'feature' | 'question';

/** One place of the site that can be found. */
export type SearchEntry = {
  kind: EntryKind;
  title: string;
  text: string;
  /** Finished address, edition and anchor included. */
  address: string;
  /** Its title in the other language. */
  other?: string;
  /** Other words for its title. */
  alias?: string;
  /** Words that find it although nobody sees them: the other language, and other words for the same thing. */
  also?: string;
};

/** What was found: the entry, and how many letters of which written words were met. */
export type Found = { entry: SearchEntry; met: Map<string, number> };

/** What a query finds; `isUnsaid` where it asks for what the site does not say. */
export type Findings = { found: Found[]; isUnsaid: boolean };

/** More than this is never a question: it bounds the work, whatever is pasted into the field. */
const LONGEST_QUERY = 200;
const MOST_WORDS = 12;

const WEIGHT = { title: 3, other: 2.6, alias: 2.4, text: 1.2, also: 1 } as const;
/** More than words can score: what answers the question, and before it the very title. */
const ANSWER = 100;
const EXACT = 1000;
/** A name was written, and not only begun. */
const NAMED = 0.84;
/** A name may be meant: all of it, or its beginning, with a wrong letter; all of it with two where it is long. */
const GUESSED = 0.24;
/** So many times as long, a word is another one: "хол" (far) is not meant by "холбоост" (linked), but "air bags" by "airbags". */
const LONGER = 2.5;
/** From here on the words are taken for a question. */
const MEANT = 0.25;
/** From here on also where a number with its unit stands on the site and no car is named: "how much money for 100 km". */
const SURELY_MEANT = 0.9;
const KIND: Record<EntryKind, number> = { model: 0.5, page: 0.3, feature: 0.1, figure: 0.1, question: 0 };

/** Ways of writing the same unit. After a number any of them is meant: "12 h" finds "12 цаг". */
const UNITS = [
  ['h', 'hr', 'hour', 'hours', 'ц', 'цаг', 'tsag'],
  ['min', 'minute', 'minutes', 'мин', 'минут', 'minut'],
  ['s', 'sec', 'second', 'seconds', 'сек', 'секунд'],
  ['km', 'км', 'kilometre', 'kilometres', 'километр'],
  ['m', 'м', 'metre', 'metres', 'метр'],
  ['mm', 'мм'],
  ['cm', 'см'],
  ['kg', 'кг', 'kilo'],
  ['l', 'л', 'litre', 'litres', 'liter', 'литр'],
  ['kw', 'квт'],
  ['kwh', 'квтц'],
  ['nm', 'нм'],
  ['hp', 'мх', 'морь', 'ps', 'bhp'],
];

const SMALL_WORDS = new Set(
  `a an and are at be by can car cars count do does for from get give have how i in is it long many me much my need of on or please show tell the
  there to want what when which will with you your
  юу вэ бэ уу үү хэд хэдэн юм нь ч л ямар яаж хэр аль машин авто автомашин юутай байгаа байна болох хийх өгөөч өгөх хэрэгтэй надад би we bna bn bgaa`
    .split(/\s+/)
    // As words of a query are compared, without the accent of "й".
    .map(fold),
);
/** The Mongolian ones as they sound, because many are typed in Latin letters: "uu" is "уу". */
const SMALL_SOUNDS = new Set([...SMALL_WORDS].filter((word) => /\p{Script=Cyrillic}{2}/u.test(word)).map(soundOf));

type Place = { entry: number; field: keyof typeof WEIGHT; at: number; of: number };
type Listed = { sound: string; places: Place[] };
/** `named`: the word is in the entry's name, whole or with an ending; `guessed`: with wrong letters, and is met nowhere. */
type Hit = { score: number; named: boolean; guessed: boolean; places: Place[] };
/** The entries in which an asked word is met; `isGuess` where it was only guessed at: in none of them it is really met. */
type Meeting = { hits: Map<number, Hit>; isGuess: boolean };

/** Where a name stands. */
const NAMES: ReadonlySet<Place['field']> = new Set(['title', 'other', 'alias']);

/**
 * Reads the index once and gives the function that finds in it. It never throws, whatever is typed. What a query asks is told
 * from what it names: first comes the entry whose exact title is typed, then what answers the question that the words mean, for
 * the car or town that they name, then the entries in which words are met: whole, by their beginning, by their sound in either
 * script, or with one or two wrong letters.
 */
export function makeFinder({
  entries,
  models,
  brands,
  towns,
  answers,
  learned,
}: SearchIndex): (query: string) => Findings {
  const index = new Map<string, Listed>();
  const known: KnownWords = new Map();
  const list = (entry: number, field: Place['field'], text = '') => {
    const words = wordsOf(text, known);
    for (const [at, word] of words.entries()) {
      const listed = index.get(word.written) ?? { sound: word.sound, places: [] };
      listed.places.push({ entry, field, at, of: words.length });
      index.set(word.written, listed);
    }
  };
  for (const [at, { title, other, alias, text, also }] of entries.entries()) {
    list(at, 'alias', alias);
    list(at, 'title', title);
    list(at, 'other', other);
    list(at, 'text', text);
    list(at, 'also', also);
  }
  const cars = Array.from({ length: models }, (_, at) => at);
  const ofSeveral = answers.find((answer) => answer.ofSeveral)?.general;
  const understand = makeUnderstand(unpackLearned(learned), answers.length);

  /** The number of the car on whose page an entry stands. */
  const carOf = (entry: number | undefined) => {
    const [page] = (entries[entry ?? -1]?.address ?? '').split(/[?#]/, 1);
    return cars.find((car) => `${page}/`.startsWith(`${entries[car]?.address}/`));
  };

  /** What answers a question about a car: what is said of it, its page where only another car's page says it. */
  function answerOf(car: number, { general, ofCar }: Answer): number | undefined {
    const owner = carOf(general);
    if (owner === car) return general;
    if (ofCar !== undefined) return ofCar[car] ?? car;
    return owner === undefined ? undefined : car;
  }

  /** Of a figure that several cars have, the one that says more of the words than the first does: "front-wheel drive". */
  function meantFigure({ general, ofCar = [] }: Answer, hits: Map<number, Hit>[]): number | undefined {
    if (general === undefined || entries[general]?.kind !== 'figure') return undefined;
    const name = (figure: number) => entries[figure]?.title.split(':', 1)[0];
    const words = (figure: number) => hits.filter((hit) => hit.has(figure)).length;
    const figures = ofCar.filter((figure) => figure !== null).filter((figure) => name(figure) === name(general));
    return figures.reduce((best, figure) => (words(figure) > words(best) ? figure : best), general);
  }

  /** The number of the entry that answers what the words ask, and whether it can only say who knows. */
  function answerTo(words: Word[], hits: Map<number, Hit>[], withMeasure: boolean) {
    const car = named(cars, hits) ?? named(cars, hits, 'guessed');
    const town = named(towns, hits);
    const brand = car === undefined ? named(brands, hits) : undefined;
    const meant = understand(words.filter((_, at) => !isName(at, [...cars, ...brands, ...towns], hits)));
    const least = withMeasure && car === undefined ? SURELY_MEANT : MEANT;
    const answer = meant && meant.likely >= least ? answers[meant.question] : undefined;
    if (town !== undefined && !answer?.beforeTown) return { entry: town, isUnsaid: false };
    if (answer === undefined && ofSeveral !== undefined && areSeveral(cars, hits))
      return { entry: ofSeveral, isUnsaid: false };
    if (answer === undefined && withMeasure) return undefined;
    if (answer === undefined) return brand === undefined ? undefined : { entry: brand, isUnsaid: false };
    const ofCar = car === undefined ? undefined : answerOf(car, answer);
    const own = answer.ofAll ? (car ?? brand) : ofCar;
    const entry = own ?? meantFigure(answer, hits) ?? answer.general;
    return entry === undefined ? undefined : { entry, isUnsaid: answer.unsaid === true && own === undefined };
  }

  return (asked) => {
    const query = asked.slice(0, LONGEST_QUERY);
    const written = wordsOf(query).slice(0, MOST_WORDS);
    const words = meantWords(written);
    const met = new Map<number, Found['met']>();
    const withNumber = words.some(isNumber);
    const meetings = words.map((word) => meet(word, word !== written.at(-1), withNumber, index, met));
    const hits = meetings.map((meeting) => meeting.hits);
    // A guess hides nothing that another word finds.
    const sure = meetings.flatMap((meeting) => (meeting.isGuess ? [] : [meeting.hits]));
    const counted = sure.length > 0 ? sure : hits;
    const measured = entriesWithMeasures(words, hits);
    const hitsOf = (word: Word) => hits[words.indexOf(word)] ?? new Map<number, Hit>();
    const answer = answerTo(written, written.map(hitsOf), measured.size > 0);

    const ranked = entries.flatMap((entry, at) => {
      const meets = counted.filter((hit) => hit.has(at)).length;
      const first = isTitle(query, entry.title) ? EXACT : at === answer?.entry ? ANSWER : 0;
      if (first === 0 && (meets === 0 || (measured.size > 0 && !measured.has(at)))) return [];
      return [{ at, meets, first, score: first + rank(hits, at) + KIND[entry.kind] }];
    });
    const most = Math.max(...ranked.map(({ meets }) => meets), 0);
    const found = ranked
      .filter(({ meets, first }) => meets === most || first > 0)
      .sort((one, other) => other.score - one.score || one.at - other.at)
      .map(({ at }) => ({ entry: entries[at] as SearchEntry, met: met.get(at) ?? new Map() }));
    return { found, isUnsaid: answer?.isUnsaid === true && ranked.every(({ first }) => first < EXACT) };
  };
}

/** The one of these entries that the query names, or may name: by more of its words than any other. */
function named(entries: number[], hits: Map<number, Hit>[], how: 'named' | 'guessed' = 'named'): number | undefined {
  const words = (entry: number) => hits.filter((hit) => hit.get(entry)?.[how] === true).length;
  const [first, second] = entries.map((entry) => ({ entry, words: words(entry) })).sort((a, b) => b.words - a.words);
  return first !== undefined && first.words > (second?.words ?? 0) ? first.entry : undefined;
}

/** Whether words name one car each, and not the same one. */
function areSeveral(cars: number[], hits: Map<number, Hit>[]): boolean {
  const ofWords = hits
    .map((hit) => cars.filter((car) => hit.get(car)?.named === true))
    .filter(({ length }) => length === 1);
  return new Set(ofWords.flat()).size > 1;
}

function isName(at: number, entries: number[], hits: Map<number, Hit>[]): boolean {
  return entries.some((entry) => hits[at]?.get(entry)?.named === true);
}

/** The words that say what is looked for: a question's small words only count where there are no others. */
function meantWords(words: Word[]): Word[] {
  const meant = words.filter(({ written, sound }) => !SMALL_WORDS.has(written) && !SMALL_SOUNDS.has(sound));
  return meant.length > 0 ? meant : words;
}

function isTitle(query: string, title: string): boolean {
  const [asked, own] = [query.trim(), title.trim().slice(0, LONGEST_QUERY)] as const;
  return asked !== '' && (asked === own || (fold(asked) !== '' && fold(asked) === fold(own)));
}

/**
 * The entries in which one asked word is met, each with its best score; notes the words that were met. A word behind which another
 * one stands is written to its end: where a text has it, it is not the beginning of a word that is much longer.
 */
function meet(
  asked: Word,
  isWritten: boolean,
  withNumber: boolean,
  index: Map<string, Listed>,
  met: Map<number, Found['met']>,
): Meeting {
  const alike = unitsLike(asked.written);
  const units = withNumber || asked.written.length > 1 ? alike : [];
  const isMeasure = isNumber(asked) || alike.length > 0;
  const sounds = soundsOf(asked);
  const near: { written: string; listed: Listed; how: number }[] = [];
  for (const [written, listed] of index) {
    const how = units.includes(written) ? 0.95 : closeness(asked.written, sounds, written, listed.sound);
    if (how > 0) near.push({ written, listed, how });
  }
  const least = near.some(({ how }) => how === 1 && isNumber(asked)) ? 1 : near.some(({ how }) => how >= MET) ? MET : 0;
  const isGuess = least === 0;
  const isWhole = isWritten && near.some(({ how }) => how === 1);
  const hits = new Map<number, Hit>();
  for (const { written, listed, how } of near) {
    if (how < least || (isWhole && how < NAMED && written.length > LONGER * asked.written.length)) continue;
    const letters = written.startsWith(asked.written) ? asked.written.length : written.length;
    // A longer name was only begun: "өндөр" does not name Öndörkhaan. Nor does the unit of its distance name a town.
    const isNamed = how >= NAMED && !isMeasure && listed.sound.length <= asked.sound.length + 1;
    const isGuessed = isGuess && how >= GUESSED;
    for (const place of listed.places) {
      const hit = hits.get(place.entry) ?? { score: 0, named: false, guessed: false, places: [] };
      hit.score = Math.max(hit.score, how * (WEIGHT[place.field] + prominence(place)));
      if (isNamed && NAMES.has(place.field)) hit.named = true;
      if (isGuessed && NAMES.has(place.field)) hit.guessed = true;
      if (how > 0.9) hit.places.push(place);
      hits.set(place.entry, hit);
      const words = met.get(place.entry) ?? new Map<string, number>();
      words.set(written, Math.max(words.get(written) ?? 0, letters));
      met.set(place.entry, words);
    }
  }
  return { hits, isGuess };
}

/** A word counts for more in a short title, and at its beginning. */
function prominence({ field, at, of }: Place): number {
  return field === 'title' || field === 'other' ? 0.6 / of + (at === 0 ? 0.3 : 0) : 0;
}

/** The entries in which every asked number stands before its asked unit; empty where no unit was asked, or none does. */
function entriesWithMeasures(asked: Word[], hits: Map<number, Hit>[]): Set<number> {
  const pairs = asked.flatMap((word, at) => {
    const next = asked[at + 1];
    return isNumber(word) && next !== undefined && unitsLike(next.written).length > 0 ? [at] : [];
  });
  const entries = pairs.length === 0 ? [] : [...(hits[pairs[0] ?? 0]?.keys() ?? [])];
  return new Set(entries.filter((entry) => pairs.every((at) => standTogether(hits, at, entry))));
}

function standTogether(hits: Map<number, Hit>[], at: number, entry: number): boolean {
  const places = hits[at]?.get(entry)?.places ?? [];
  const next = hits[at + 1]?.get(entry)?.places ?? [];
  return places.some((one) => next.some((other) => other.field === one.field && other.at === one.at + 1));
}

/** The mean of the words' scores, and more for words that stand side by side as they were asked: "12" and then "h". */
function rank(hits: Map<number, Hit>[], entry: number): number {
  if (hits.length === 0) return 0;
  let score = 0;
  for (const [at, hit] of hits.entries()) {
    score += (hit.get(entry)?.score ?? 0) + (standTogether(hits, at, entry) ? 2 : 0);
  }
  return score / hits.length;
}

function isNumber({ written }: Word): boolean {
  return /^\d/.test(written);
}

function unitsLike(written: string): string[] {
  return UNITS.find((unit) => unit.includes(written)) ?? [];
}
