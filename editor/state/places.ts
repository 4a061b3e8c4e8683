import { valueAt } from '#/content/checks/value-at.ts';
import { visit } from '#/content/checks/visit.ts';
import { fillFigures } from '#/content/figures/fill-figures.ts';
import type { NamedFigures } from '#/content/figures/named-figure.ts';
import { figureText, isFilledIn } from '#/content/figures/named-figures.ts';
import type { Files, Library } from '#/content/library-of.ts';
import type { Fact } from '#/content/schema.ts';
import { both } from '#/language/both.ts';
import { formatNumber } from '#/language/format.ts';
import type { Locale, Text } from '#/language/locales.ts';
import { labelOf, placeIn } from '../words/names.ts';
import type { Path } from './paths.ts';

/** A place of the content, with what a page says for it in each language. */
export type Place = {
  file: string;
  path: Path;
  said: Text;
  /** The picture that stands there, in place of words. */
  picture?: string;
  /** The label beside it, where other places say the same: a figure's. */
  beside?: Text;
};

/** Every place whose value a visitor can see, the figures of texts filled in. */
export function placesIn(files: Files, library: Library, figures: NamedFigures): Place[] {
  return Object.entries(files).flatMap(([file, given]) => {
    const places: Place[] = [];
    visit(fillFigures(given, figures), (part, path) => {
      const at = path as Path;
      if (typeof part.mn === 'string' && typeof part.en === 'string')
        places.push({ file, path: at, said: part as Text });
      else if (typeof part.spec === 'string' && part.value !== undefined)
        places.push(factPlace(library, file, at, part));
      else places.push(...plainPlaces(file, at, part));
    });
    return places;
  });
}

function factPlace({ specs }: Library, file: string, path: Path, part: object): Place {
  const { spec, value } = part as Fact;
  const beside = specs[spec]?.label;
  return {
    file,
    path: [...path, 'value'],
    said: isFilledIn(value) ? figureText({ value }) : both(''),
    ...(beside && { beside }),
  };
}

/** What is no text in two languages: a name, a telephone number, a time, a price. */
function plainPlaces(file: string, path: Path, part: Record<string, unknown>): Place[] {
  return Object.entries(part).flatMap(([key, value]): Place[] => {
    const at = [...path, key];
    if (key === 'picture' && typeof value === 'string') return [{ file, path: at, said: both(''), picture: value }];
    if (typeof value === 'string') return [{ file, path: at, said: both(value) }];
    return typeof value === 'number' ? [{ file, path: at, said: both(formatNumber(value)) }] : [];
  });
}

/** Whether a path leads to a place or to what is in it. */
export const isAround = (place: Path, at: Path) => at.length > 0 && place.every((step, index) => step === at[index]);

/** The path of a place's own field: of a text, that of the language. */
export function fieldOf(files: Files, { file, path, picture }: Place, locale: Locale): Path {
  const value = picture === undefined ? valueAt(files[file], path) : undefined;
  return typeof value === 'object' && value !== null && locale in value ? [...path, locale] : path;
}

/** Words as they are compared: without what typesetting adds. */
export const plain = (text: string) =>
  text
    .replace(/[\u2060\u00ad\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** What was clicked in a page: the words of the element and of those around it, from the inside; or a picture's address. */
export type Clicked = { words: readonly string[]; picture?: string };

/** Words that stand around so much else are no hint. Characters. */
const MUCH = 600;

/**
 * The place whose words or picture these are; the first of the files that the page is mostly made of, where several say the
 * same. Undefined where no single place says them.
 */
export function placeOf(
  places: readonly Place[],
  clicked: Clicked,
  locale: Locale,
  own: readonly string[],
): Place | undefined {
  const best = (found: readonly Place[]) => {
    const rank = (place: Place) => {
      const isBeside =
        place.beside !== undefined &&
        clicked.words.some((words) => words.includes(plain(place.beside?.[locale] ?? '')));
      return (own.includes(place.file) ? 2 : 0) + (isBeside ? 4 : 0) - (place.file.startsWith('pictures/') ? 1 : 0);
    };
    return found.reduce<Place | undefined>(
      (top, place) => (top === undefined || rank(place) > rank(top) ? place : top),
      undefined,
    );
  };
  if (clicked.picture !== undefined) return best(places.filter(({ picture }) => picture === clicked.picture));
  const said = (place: Place) => plain(place.said[locale]);
  for (const words of clicked.words) {
    const found = best(places.filter((place) => said(place) === words));
    if (found !== undefined) return found;
  }
  for (const words of clicked.words.filter((each) => each.length < MUCH)) {
    // A part of what the page puts together: the longest says most.
    const parts = places.filter((place) => said(place).length > 1 && holds(words, said(place)));
    const longest = Math.max(...parts.map((place) => said(place).length));
    const found = best(parts.filter((place) => said(place).length === longest));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a text holds these words whole: `4.4` is no part of `14.45`. */
function holds(text: string, words: string): boolean {
  const at = text.indexOf(words);
  if (at < 0) return false;
  const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\d]/u.test(letter);
  return (
    !(isLetter(text[at - 1]) && isLetter(words[0])) && !(isLetter(text[at + words.length]) && isLetter(words.at(-1)))
  );
}

/**
 * Places for somebody who searches: those whose name or words hold every word asked for. First those whose own label holds
 * them, then those that stand in something that is called so ("Phone" is also in the name of the dealer's file).
 */
export function searchPlaces(places: readonly Place[], library: Library, query: string, locale: Locale): Place[] {
  const words = plain(query).toLowerCase().split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const among = (text: string) => words.filter((word) => text.includes(word)).length;
  return places
    .map((place) => {
      const name = placeIn(library, place.file, place.path, locale).toLowerCase();
      const label = labelOf(library, place.file, place.path, locale).toLowerCase();
      const isFound = among(`${name} ${place.said.mn} ${place.said.en}`.toLowerCase()) === words.length;
      const isDealer = place.file === 'dealer.json';
      return { place, rank: isFound ? 1 + among(name) + among(label) + (isDealer ? 0.5 : 0) - name.length / 1000 : 0 };
    })
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ place }) => place);
}
