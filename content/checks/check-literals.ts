import { formatNumber } from '#/language/format.ts';
import { LOCALES } from '#/language/locales.ts';
import { FIGURE_PLACE } from '../figures/fill-figures.ts';
import { type NamedFigure, namedFigures } from '../figures/named-figures.ts';
import type { Library } from '../library.ts';
import { contentFiles } from './content-files.ts';
import { type Problem, problem } from './problem.ts';
import { visit } from './visit.ts';

/** How sentences write a unit besides the way of tables (`units.ts`). */
const SPOKEN: Record<string, string[]> = {
  km: ['километр', 'kilometres'],
  m: ['метр', 'metres'],
  s: ['секунд', 'seconds'],
  min: ['минут', 'minutes'],
  h: ['hours', 'hour'],
  L: ['литр', 'litres', 'litre', '-litre'],
  inch: ['инчийн', 'inch', '-inch'],
  hp: ['HP', 'морины хүч', 'horsepower'],
  '%': ['хувь'],
  '°C': ['°C', 'хэм'],
  '₮': ['₮'],
};

/** Numbers in a text that only look like a figure. An entry that fits nothing any more is reported. */
const EXCEPTIONS: { file: string; text: string; reason: string }[] = [];

/**
 * Figures that were typed into a text instead of being named (`{voyah-free.torque}`): the text would go on saying the old
 * number when the figure is corrected. A text about one car is compared with that car's figures, any other with all.
 */
export function checkLiterals(library: Library): Problem[] {
  const figures = namedFigures(library);
  const unitOf = unitReader(library);
  const problems: Problem[] = [];
  const excused = new Set<object>();
  for (const [file, , value] of contentFiles(library)) {
    const group = Object.keys(figures).find((id) => file.includes(id));
    const known = Object.entries(figures).filter(
      ([id]) => group === undefined || id === group || !(id in modelIds(library)),
    );
    visit(value, (part, path) => {
      for (const locale of LOCALES) {
        const text = part[locale];
        if (typeof text !== 'string') continue;
        for (const { number, unit } of measuresIn(text, unitOf)) {
          const names = known.flatMap(([id, named]) =>
            Object.entries(named)
              .filter(([, figure]) => figure.unit === unit && numbersOf(figure).includes(number))
              .map(([name]) => `{${id}.${name}}`),
          );
          if (names.length === 0) continue;
          const exception = EXCEPTIONS.find((each) => each.file === file && text.includes(each.text));
          if (exception === undefined) {
            problems.push(
              problem(file, [...path, locale], `"${number} ${unit}" is a figure: write ${names.join(' or ')}`),
            );
          } else excused.add(exception);
        }
      }
    });
  }
  for (const exception of EXCEPTIONS) {
    if (!excused.has(exception)) {
      problems.push(
        problem('checks/check-literals.ts', [], `the exception "${exception.text}" is not needed any more`),
      );
    }
  }
  return problems;
}

const modelIds = (library: Library): Record<string, true> =>
  Object.fromEntries(Object.values(library.models).map(({ id }) => [id, true]));

/** The numbers of a figure as texts write them: one, or both ends of a range. */
function numbersOf({ value }: NamedFigure): string[] {
  if (typeof value === 'number') return [formatNumber(value)];
  if ('from' in value) return [formatNumber(value.from), formatNumber(value.to)];
  return [value.mn, ...value.mn.split('–')];
}

/** Finds the id of the unit with which a piece of text begins; the longest that fits. */
function unitReader({ units }: Library): (rest: string) => string | undefined {
  const spellings = [
    ...Object.entries(units).flatMap(([id, text]) => LOCALES.map((locale) => [text[locale], id === 'HP' ? 'hp' : id])),
    ...Object.entries(SPOKEN).flatMap(([id, words]) => words.map((word) => [word, id])),
  ].sort(([one = ''], [other = '']) => other.length - one.length) as [string, string][];
  return (rest) =>
    spellings.find(([word]) => rest.startsWith(word) && !/^[A-Za-z/·]/.test(rest.slice(word.length)))?.[1];
}

/** `180–230 мм` gives both numbers with their unit. */
function measuresIn(text: string, unitOf: (rest: string) => string | undefined): { number: string; unit: string }[] {
  const plain = text.replace(FIGURE_PLACE, '#');
  return [...plain.matchAll(/(?<![\d.,#])(−?\d[\d,]*(?:\.\d+)?)(?:(?:–| to | and )(\d[\d,]*(?:\.\d+)?))?/g)].flatMap(
    (match) => {
      const unit = unitOf(plain.slice((match.index ?? 0) + match[0].length).trimStart());
      if (unit === undefined) return [];
      return [match[1], match[2]].flatMap((number) => (number === undefined ? [] : [{ number, unit }]));
    },
  );
}
