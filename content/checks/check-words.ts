import { LOCALES, type Locale } from '#/language/locales.ts';
import { FIGURE_PLACE } from '../figures/fill-figures.ts';
import type { Library } from '../library.ts';
import type { FullModel, PartialModel } from '../schema.ts';
import { contentFiles } from './content-files.ts';
import { type Problem, problem } from './problem.ts';
import { isText, visit } from './visit.ts';

/** One term for one thing: what is not to be written, and what is. Mongolian endings follow the stem. */
const TERMS: { locale: Locale; wrong: RegExp; right: string }[] = [
  { locale: 'mn', wrong: /шүүрэлттэй/u, right: 'шүүрэлцүүлэгчтэй' },
  { locale: 'mn', wrong: /түвшин/u, right: 'төвшин' },
  { locale: 'mn', wrong: /тээшний хаалт/iu, right: 'тээшний халхавч' },
  { locale: 'mn', wrong: /утасдах|утасдаарай/u, right: 'залгах' },
  { locale: 'en', wrong: /\bordinary socket/i, right: 'household socket' },
  { locale: 'en', wrong: /\bback row\b/i, right: 'third row (or second row)' },
  { locale: 'en', wrong: /\btrunk\b/i, right: 'boot' },
];

/**
 * Words: one term for one thing, every language with the same places to fill in, and no line of one car that could stand on another
 * car's page.
 */
export function checkWords(library: Library): Problem[] {
  return [...checkTerms(library), ...checkBlanks(library), ...checkOwnLines(library)];
}

function checkTerms(library: Library): Problem[] {
  return contentFiles(library).flatMap(([file, , value]) => {
    const problems: Problem[] = [];
    visit(value, (part, path) => {
      for (const { locale, wrong, right } of TERMS) {
        const text = part[locale];
        const found = typeof text === 'string' ? wrong.exec(text)?.[0] : undefined;
        if (found !== undefined) problems.push(problem(file, [...path, locale], `"${found}": write "${right}"`));
      }
    });
    return problems;
  });
}

/** A place to fill in that one language alone has stays empty there, or is missing in the other: "{count} results", but "{number} илэрц". */
function checkBlanks(library: Library): Problem[] {
  return contentFiles(library).flatMap(([file, , value]) => {
    const problems: Problem[] = [];
    visit(value, (part, path) => {
      if (!isText(part)) return;
      const all = [...new Set(LOCALES.flatMap((locale) => blanksIn(part[locale])))];
      for (const locale of LOCALES) {
        const missing = all.filter((place) => !blanksIn(part[locale]).includes(place));
        if (missing.length > 0) {
          const reason = `${missing.join(', ')} stands in another language and not here`;
          problems.push(problem(file, [...path, locale], reason));
        }
      }
    });
    return problems;
  });
}

/** The places that `fillIn` fills. Figures have names with a dot, and need not be named in every language. */
const blanksIn = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

type AnyModel = FullModel | PartialModel;
type Line = { path: PropertyKey[]; text: Partial<Record<Locale, string>> };

/** The lines that are to sell this car and no other; headings of parts that all cars have are none of them. */
function ownLines(model: AnyModel): Line[] {
  const captions = (path: PropertyKey[], slides: { caption: Line['text'] }[]) =>
    slides.map(({ caption }, at): Line => ({ path: [...path, at, 'caption'], text: caption }));
  const shared: Line[] = [
    { path: ['tagline'], text: model.tagline },
    { path: ['description'], text: model.description },
    { path: ['summary'], text: model.summary },
  ];
  if (model.coverage === 'partial') {
    return [...shared, { path: ['introduction', 'heading'], text: model.introduction.heading }];
  }
  return [
    ...shared,
    { path: ['highlights', 'heading'], text: model.highlights.heading },
    { path: ['highlights', 'text'], text: model.highlights.text },
    { path: ['video', 'text'], text: model.video.text },
    ...captions(['interior', 'slides'], model.interior.slides),
    ...captions(['exterior', 'slides'], model.exterior.slides),
    ...captions(['gallery', 'slides'], model.gallery.slides),
  ];
}

function checkOwnLines({ models, brands, paints }: Library): Problem[] {
  const names = [
    ...Object.values(models).flatMap(({ title, name }) => [title, name]),
    ...Object.values(brands).map(({ name }) => name),
    ...paints.flatMap(({ name }) => Object.values(name)),
  ].sort((one, other) => other.length - one.length);
  /** A text without names, figures, signs and endings of names: what is left could be said of any car. */
  const bare = (text: string) =>
    names
      .reduce((left, name) => left.replaceAll(name, ' '), text.replace(FIGURE_PLACE, ' '))
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, ' ')
      .trim();
  const first = new Map<string, { file: string; path: PropertyKey[] }>();
  const problems: Problem[] = [];
  for (const [file, model] of Object.entries(models)) {
    for (const { path, text } of ownLines(model)) {
      for (const locale of LOCALES) {
        const line = bare(text[locale] ?? '');
        const key = `${locale} ${line}`;
        const other = first.get(key);
        if (other === undefined) first.set(key, { file, path });
        else if (other.file !== file && line !== '')
          problems.push(
            problem(
              file,
              [...path, locale],
              `this could stand on another car's page, and does in content/${other.file}`,
            ),
          );
      }
    }
  }
  return problems;
}
