import { valueAt } from '#/content/checks/value-at.ts';
import type { Library } from '#/content/library-of.ts';
import { formatNumber } from '#/language/format.ts';
import type { Locale, Text } from '#/language/locales.ts';
import type { Path } from '../state/paths.ts';
import names from './names.json';
import { sayIn } from './words.ts';

type Names = Record<string, Text>;
const { labels, help, files, choices } = names as Record<keyof typeof names, Names>;

/** The entry for the last steps of a path that has one: `warranty/car` before `car`. */
function entryFor(table: Names, file: string, path: Path): Text | undefined {
  const steps = [...file.replace(/\.json$/, '').split('/'), ...path].filter((step) => typeof step === 'string');
  const key = steps.at(-1) ?? '';
  // Above its key, the nearest part that tells it apart.
  for (const above of steps.slice(0, -1).toReversed()) {
    const found = table[`${above}/${key}`];
    if (found !== undefined) return found;
  }
  return table[key];
}

/** What a place is called: the label of its key, the name of a car or a figure, the number of an item. */
export function labelOf(library: Library, file: string, path: Path, locale: Locale): string {
  const key = path.at(-1);
  if (key === undefined) return titleOf(library, file, locale);
  if (key === 'mn' || key === 'en') return sayIn(locale)(key === 'mn' ? 'Mongolian' : 'English');
  if (typeof key === 'number') return String(key + 1);
  const car = Object.values(library.models).find(({ id }) => id === key);
  if (car !== undefined) return car.title;
  const spec = path.at(-2) === 'facts' ? library.models[file]?.facts[key]?.spec : undefined;
  if (spec !== undefined && library.specs[spec] !== undefined) return `${library.specs[spec].label[locale]} (${key})`;
  return entryFor(labels, file, path)?.[locale] ?? key;
}

export const helpOf = (file: string, path: Path, locale: Locale) => entryFor(help, file, path)?.[locale];

/** What one of several fixed values is called: a day, a drivetrain. */
export const choiceOf = (id: unknown, locale: Locale) => choices[String(id)]?.[locale] ?? String(id);

/** What a file is called: a car by its name. */
export function titleOf(library: Library, file: string, locale: Locale): string {
  const known = files[file]?.[locale];
  const owner = /^pictures\/(.+)\.json$/.exec(file)?.[1];
  const car = library.models[file] ?? Object.values(library.models).find(({ id }) => id === owner);
  if (owner !== undefined && known === undefined) return `${sayIn(locale)('pictures')}: ${car?.title ?? owner}`;
  return known ?? car?.title ?? library.brands[file]?.name ?? file;
}

/** A place in words, from its file on: "Voyah Free › Гол үзүүлэлт › 1". */
export function placeIn(library: Library, file: string, path: Path, locale: Locale): string {
  const steps = path.map((_, at) => labelOf(library, file, path.slice(0, at + 1), locale));
  return [titleOf(library, file, locale), ...steps].join(' › ');
}

/** A value as it is read in a list of changes or of items. */
export function valueText(value: unknown, locale: Locale): string {
  const say = sayIn(locale);
  if (value === undefined || value === null || value === '') return say('none');
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    const isPlain = value.every((item) => typeof item !== 'object');
    return isPlain ? value.map((item) => choiceOf(item, locale)).join(', ') : say('items', { count: value.length });
  }
  const parts = value as Record<string, unknown>;
  if (typeof parts[locale] === 'string') return parts[locale];
  if ('from' in parts && 'to' in parts) return `${valueText(parts.from, locale)}–${valueText(parts.to, locale)}`;
  const told = TELLING.map((key) => valueAt(parts, [key])).find((part) => part !== undefined);
  if (told !== undefined) return valueText(told, locale);
  return Object.values(parts)
    .map((part) => valueText(part, locale))
    .join(', ');
}

/** The parts by which somebody knows an item again. */
const TELLING = ['heading', 'title', 'caption', 'question', 'name', 'label', 'value', 'fact', 'days', 'what', 'id'];
