/**
 * Puts figures into texts. A place is written `{group.name}`, with a modifier where the sentence needs one:
 *
 *     {voyah-free.rangeWltp}              500
 *     {voyah-free.groundClearance}        180–230
 *     {voyah-free.groundClearance.from}   180          .from and .to: one end of a range
 *     {voyah-dreamer.length.metres}       5.3          .metres: millimetres as metres, to a tenth
 *     {voyah-free.powerKw.imperial}       483          .imperial: kW as imperial horsepower
 *     {paint.2}                           Cloud Blue   the name of a paint, by its number
 *     {site.models.word}                  зургаан, six .word and .Word: a small number in words, before a noun
 *
 * The text writes the unit. Places without a dot (`{model}`) are filled in later, in the page.
 */
import { both } from '#/language/both.ts';
import { formatNumber } from '#/language/format.ts';
import { LOCALES, type Locale, type Text } from '#/language/locales.ts';
import { NUMBER_WORDS } from '#/language/number-words.ts';
import type { NamedFigure, NamedFigures } from './named-figure.ts';
import { figureText } from './named-figures.ts';

export const FIGURE_PLACE = /\{([a-z][a-z0-9-]*)\.([A-Za-z0-9]+)(?:\.([A-Za-z]+))?\}/g;

/** kW in imperial horsepower. */
const IMPERIAL_HORSEPOWER = 1.34102;

const MODIFIERS: Record<string, (value: NamedFigure['value']) => Text | undefined> = {
  from: (value) => (typeof value === 'object' && 'from' in value ? both(formatNumber(value.from)) : undefined),
  to: (value) => (typeof value === 'object' && 'to' in value ? both(formatNumber(value.to)) : undefined),
  imperial: (value) =>
    typeof value === 'number' ? both(formatNumber(Math.round(value * IMPERIAL_HORSEPOWER))) : undefined,
  metres: (value) => (typeof value === 'number' ? both(formatNumber(Math.round(value / 100) / 10)) : undefined),
  word: (value) => (typeof value === 'number' ? inWords(value) : undefined),
  Word: (value) => (typeof value === 'number' ? capitalised(inWords(value)) : undefined),
};

/** Small whole numbers in words, larger ones as figures: a twelfth car does not stop a sentence that counts them. */
function inWords(value: number): Text | undefined {
  if (!Number.isInteger(value) || value < 0) return undefined;
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, NUMBER_WORDS[locale][value] ?? formatNumber(value)]),
  ) as Text;
}

function capitalised(text: Text | undefined): Text | undefined {
  if (text === undefined) return undefined;
  const up = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return Object.fromEntries(LOCALES.map((locale) => [locale, up(text[locale])])) as Text;
}

/** What stands in place of `{group.name.modifier}`; undefined where nothing does. */
export function findFigure(figures: NamedFigures, group: string, name: string, modifier?: string): Text | undefined {
  const figure = figures[group]?.[name];
  if (figure === undefined) return undefined;
  return modifier === undefined ? figureText(figure) : MODIFIERS[modifier]?.(figure.value);
}

/** A text with its figures; unknown places stay as they are, for the content check to report. */
function fillText(text: string, locale: Locale, figures: NamedFigures, depth = 0): string {
  if (depth > 3) return text;
  return text.replace(FIGURE_PLACE, (place, group: string, name: string, modifier?: string) => {
    const figure = findFigure(figures, group, name, modifier);
    return figure === undefined ? place : fillText(figure[locale], locale, figures, depth + 1);
  });
}

/** Content with the figures in all of its texts; everything else keeps its shape and its values. */
export function fillFigures<T>(content: T, figures: NamedFigures): T {
  const walk = (part: unknown, locale?: Locale): unknown => {
    if (typeof part === 'string') return locale === undefined ? part : fillText(part, locale, figures);
    if (part === null || typeof part !== 'object') return part;
    const isList = Array.isArray(part);
    const entries = Object.entries(part).map(([key, value]): [key: string, before: unknown, after: unknown] => [
      key,
      value,
      walk(value, isList ? undefined : LOCALES.find((each) => each === key)),
    ]);
    // What has no figure in it stays the same object: a list that several cars share stays shared.
    if (entries.every(([, before, after]) => before === after)) return part;
    if (isList) return entries.map(([, , after]) => after);
    return Object.fromEntries(entries.map(([key, , after]) => [key, after]));
  };
  return walk(content) as T;
}
