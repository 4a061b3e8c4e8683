import { formatNumber } from '#/language/format.ts';
import { LOCALES } from '#/language/locales.ts';
import { FIGURE_PLACE } from '../figures/fill-figures.ts';
import type { NamedFigure } from '../figures/named-figure.ts';
import { namedFigures } from '../figures/named-figures.ts';
import type { Library } from '../library.ts';
import { contentFiles } from './content-files.ts';
import { type Problem, problem } from './problem.ts';
import { visit } from './visit.ts';

/** How sentences write a unit besides the way of tables (`units.json`). */
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
 * Figures and paints that were typed into a text instead of being named (`{voyah-free.torque}`, `{paint.1}`): the text would go on saying the old
 * number when the figure is corrected. A text about one car is compared with that car's figures, any other with all.
 */
export function checkLiterals(library: Library): Problem[] {
  const figures = namedFigures(library);
  const unitOf = unitReader(library);
  const cars: string[] = Object.values(library.models).map(({ id }) => id);
  const found = contentFiles(library).flatMap(([file, , value]) => {
    // Where paints are named, and where a doubted figure is to stay as it was doubted.
    if (file === 'colours.json' || file === 'before-publishing.json') return [];
    const car = cars.find((id) => file.includes(id));
    const known = Object.entries(figures)
      .filter(([group]) => car === undefined || group === car || !cars.includes(group))
      .flatMap(([group, named]) =>
        Object.entries(named).map(([name, figure]) => ({ place: `{${group}.${name}}`, figure })),
      );
    return [...literalsIn(value, known, unitOf), ...paintsIn(value, library.paints)].map((literal) => ({
      file,
      ...literal,
    }));
  });
  const exceptionOf = ({ file, text }: { file: string; text: string }) =>
    EXCEPTIONS.find((each) => each.file === file && text.includes(each.text));
  const needed = new Set(found.map(exceptionOf));
  return [
    ...found
      .filter((literal) => exceptionOf(literal) === undefined)
      .map(({ file, path, says, places }) => problem(file, path, `${says}: write ${places.join(' or ')}`)),
    ...EXCEPTIONS.filter((exception) => !needed.has(exception)).map(({ text }) =>
      problem('checks/check-literals.ts', [], `the exception "${text}" is not needed any more`),
    ),
  ];
}

type Known = { place: string; figure: NamedFigure };
type Literal = { path: PropertyKey[]; text: string; says: string; places: string[] };

function literalsIn(value: unknown, known: Known[], unitOf: (rest: string) => string | undefined): Literal[] {
  const literals: Literal[] = [];
  visit(value, (part, path) => {
    // A fact's own value in words ("255/45 R20") is where it stands once.
    if (path[0] === 'facts' && path.at(-1) === 'value') return;
    for (const locale of LOCALES) {
      const text = part[locale];
      if (typeof text !== 'string') continue;
      const add = (says: string, isIt: (figure: NamedFigure) => boolean) => {
        const places = known.filter(({ figure }) => isIt(figure)).map(({ place }) => place);
        if (places.length > 0) literals.push({ path: [...path, locale], text, says: `"${says}" is a figure`, places });
      };
      for (const { number, unit } of measuresIn(text, unitOf)) {
        add(`${number} ${unit}`, (figure) => figure.unit === unit && numbersOf(figure).includes(number));
      }
      for (const says of new Set(known.flatMap(({ figure }) => codeOf(figure) ?? []))) {
        if (text.includes(says)) add(says, (figure) => codeOf(figure) === says);
      }
    }
  });
  return literals;
}

/** Names of paints that were typed into a text: it would go on saying the old name when a paint is given another. */
function paintsIn(value: unknown, paints: Library['paints']): Literal[] {
  const literals: Literal[] = [];
  visit(value, (part, path) => {
    for (const locale of LOCALES) {
      const text = part[locale];
      if (typeof text !== 'string') continue;
      for (const { index, name } of paints) {
        // A name that is empty is a mistake of its own, and stands in every text.
        if (name[locale] === '' || !text.includes(name[locale])) continue;
        const says = `"${name[locale]}" is the name of a paint`;
        literals.push({ path: [...path, locale], text, says, places: [`{paint.${index}}`] });
      }
    }
  });
  return literals;
}

/** A value in words that is a measure all the same, such as the size of a tyre. */
function codeOf({ value, unit }: NamedFigure): string | undefined {
  return unit === undefined && typeof value === 'object' && 'mn' in value && /^\d{2,}\S*( \S+)?$/.test(value.mn)
    ? value.mn
    : undefined;
}

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
