import type { z } from 'zod';
import { FIGURE_PLACE, fillFigures } from '../figures/fill-figures.ts';
import { namedFigures } from '../figures/named-figures.ts';
import { impliedPictures } from '../implied-pictures.ts';
import type { Library } from '../library.ts';
import type { Day } from '../schema.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkFigures } from './check-figures.ts';
import { checkIds } from './check-ids.ts';
import { checkLiterals } from './check-literals.ts';
import { checkRelations } from './check-relations.ts';
import { checkRepetition } from './check-repetition.ts';
import { checkWords } from './check-words.ts';
import { checkWriting } from './check-writing.ts';
import { contentFiles } from './content-files.ts';
import { ContentError, type Problem, problem } from './problem.ts';
import { valueAt } from './value-at.ts';
import { visit } from './visit.ts';

/** @throws ContentError that names every mistake of the content, a line each, where it has any. */
export function assertValidContent(library: Library): void {
  const problems = checkContent(library);
  if (problems.length === 0) return;
  throw new ContentError(problems);
}

/**
 * Checks all content: shapes, ids, what stands twice, addresses, figures and their relations, words, offers, pictures and their
 * alternative texts, how texts are written.
 *
 * @returns Every mistake found, each with file, path and reason; empty when the content is valid. Where something has not the shape
 * that it should have, only what is wrong with shapes: everything else would be told of its consequences as well.
 */
export function checkContent(library: Library): Problem[] {
  const filled = filledWhereSound(library);
  const { problems, areSound } = checkShapes(filled ?? library);
  if (!areSound) return problems;
  return [
    ...problems,
    ...checkIds(library),
    ...checkRepetition(library),
    ...checkAddresses(library),
    ...checkFigures(library),
    ...checkRelations(library),
    ...checkLiterals(library),
    ...checkWords(library),
    ...checkOffers(library),
    ...checkHours(library),
    ...checkPictures(library),
    ...checkWriting(filled ?? library),
  ];
}

/** Texts are measured with their figures in them; undefined where some figure cannot even be read. */
function filledWhereSound(library: Library): Library | undefined {
  try {
    return fillFigures(library, namedFigures(library));
  } catch {
    return undefined;
  }
}

/** Of these mistakes one knows that something else stands where a value should: the later checks could not read it. */
const MISSHAPEN = [
  'invalid_type',
  'invalid_union',
  'invalid_value',
  'invalid_key',
  'invalid_element',
  // What stands under a key that nobody knows may be anything, in a list of cars as well.
  'unrecognized_keys',
];

function checkShapes(library: Library): { problems: Problem[]; areSound: boolean } {
  const found = contentFiles(library).flatMap(([file, shape, value]) => {
    const issues = shape.safeParse(value, { error: reasonOf }).error?.issues ?? [];
    // What is no text is not too short as well.
    const misread = new Set(issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join()));
    const said = issues.filter(
      ({ code, path }) =>
        !(code === 'too_small' && misread.has(path.join())) &&
        // A text that still holds the name of a figure is longer than it will be.
        (code !== 'too_big' || !holdsName(valueAt(value, path))),
    );
    return said.map((issue) => ({ code: issue.code, problems: explain(file, issue) }));
  });
  return {
    problems: found.flatMap(({ problems }) => problems),
    areSound: found.every(({ code }) => !MISSHAPEN.includes(code)),
  };
}

const holdsName = (text: unknown) => typeof text === 'string' && text.search(FIGURE_PLACE) !== -1;

/** A union's own message says only that nothing fits; the reasons of its closest alternative say why. */
function explain(file: string, issue: z.core.$ZodIssue, above: PropertyKey[] = []): Problem[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const [closest = []] = issue.errors.toSorted((one, other) => distanceOf(one) - distanceOf(other));
    return closest.flatMap((inner) => explain(file, inner, path));
  }
  return [problem(file, path, issue.message)];
}

/** An alternative of another type is further away than any number of mistakes inside one of the right type. */
const distanceOf = (issues: readonly z.core.$ZodIssue[]) =>
  issues.length + (issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0) ? 1000 : 0);

const NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'a group of entries',
  record: 'a group of entries',
  array: 'a list',
  null: 'nothing (null)',
};

/** The reason in plain words, where the schema has none of its own and Zod's are meant for programmers. */
function reasonOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'it is missing';
    const found = issue.input === null ? 'null' : Array.isArray(issue.input) ? 'array' : typeof issue.input;
    return `expected ${NAMES[issue.expected] ?? issue.expected}, found ${NAMES[found] ?? found}`;
  }
  if (issue.code === 'unrecognized_keys') return `nothing reads ${issue.keys.map((key) => `"${key}"`).join(', ')} here`;
  if (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1) return 'it is empty';
  if (issue.code === 'too_big' && issue.origin === 'string') return `it is longer than ${issue.maximum} characters`;
  return undefined;
}

/** Offers that would be shown nowhere, or promise what a car does not have. */
function checkOffers({ dealer, models }: Library): Problem[] {
  const { cars = {}, loan } = dealer;
  const problems = Object.values(models).flatMap(({ id, title, drivetrain }) =>
    cars[id]?.warranty?.battery !== undefined && drivetrain === 'petrol'
      ? [problem('dealer.json', ['cars', id, 'warranty', 'battery'], `the ${title} has no battery to drive with`)]
      : [],
  );
  if (loan !== undefined && Object.values(cars).every((car) => car?.price === undefined)) {
    problems.push(problem('dealer.json', ['loan'], 'no car has a price, so no instalment can be shown'));
  }
  return problems;
}

/** A day may be named twice, before and after a break, but not for the same time. */
function checkHours({ dealer }: Library): Problem[] {
  return dealer.showrooms.flatMap(({ hours }, place) => {
    const told: Problem[] = [];
    const known: { day: Day; opens: string; closes: string }[] = [];
    for (const [at, { days, opens, closes }] of hours.entries()) {
      for (const day of new Set(days)) {
        const isOpen = known.some((other) => other.day === day && other.opens < closes && opens < other.closes);
        if (isOpen) {
          const path = ['showrooms', place, 'hours', at, 'days'];
          told.push(problem('dealer.json', path, `"${day}" is open at this time by another entry`));
        }
        known.push({ day, opens, closes });
      }
    }
    return told;
  });
}

function checkPictures(library: Library): Problem[] {
  const problems: Problem[] = [];
  const used = new Set<string>();
  const use = (file: string, path: PropertyKey[], id: string) => {
    const [owner = '', name = ''] = id.split('/');
    used.add(id);
    if (!(id in library.manifest.pictures)) {
      problems.push(
        problem(file, path, `there is no picture "${id}": put media/pictures/${id}.webp and run npm run pictures`),
      );
    }
    if (library.pictures[owner]?.[name] === undefined)
      problems.push(problem(`pictures/${owner}.json`, [], `"${name}" has no alternative text`));
  };
  for (const [file, , value] of contentFiles(library)) {
    visit(value, (part, path) => {
      if ('picture' in part && typeof part.picture === 'string') use(file, [...path, 'picture'], part.picture);
    });
  }
  for (const [file, model] of Object.entries(library.models)) {
    for (const id of impliedPictures(model)) use(file, [], id);
  }
  for (const id of impliedPictures()) use('implied-pictures.ts', [], id);
  for (const id of Object.keys(library.manifest.pictures)) {
    if (!used.has(id)) problems.push({ file: `media/pictures/${id}`, path: [], reason: 'no page shows this picture' });
  }
  for (const [owner, texts] of Object.entries(library.pictures)) {
    for (const name of Object.keys(texts)) {
      if (!used.has(`${owner}/${name}`))
        problems.push(problem(`pictures/${owner}.json`, [], `no page shows "${name}"`));
    }
  }
  return problems;
}
