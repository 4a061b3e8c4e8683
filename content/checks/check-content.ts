import type { z } from 'zod';
import { impliedPictures } from '../implied-pictures.ts';
import type { Library } from '../library.ts';
import * as schema from '../schema.ts';

/** A mistake in the content: the file, the path inside it and the reason, on one line. */
type Problem = string;

/** @throws Error that names every mistake of the content, a line each, where it has any. */
export function assertValidContent(library: Library): void {
  const problems = checkContent(library);
  if (problems.length === 0) return;
  const count = problems.length === 1 ? 'a mistake' : `${problems.length} mistakes`;
  throw new Error(`The content has ${count}:\n  ${problems.join('\n  ')}`);
}

/**
 * Checks all content: shapes, ids, references, pictures and their alternative texts, letters.
 *
 * @returns Every mistake found, each with file, path and reason; empty when the content is valid.
 */
export function checkContent(library: Library): Problem[] {
  const shapes = checkShapes(library);
  try {
    return [
      ...shapes,
      ...checkIds(library),
      ...checkFacts(library),
      ...checkOffers(library),
      ...checkPictures(library),
      ...checkLetters(library),
    ];
  } catch (error) {
    // The later checks read content of the right shape; where it is not, that is the mistake to mend first.
    if (shapes.length === 0) throw error;
    return shapes;
  }
}

type File = [file: string, shape: z.ZodType, value: unknown];

/** The files of the content with what each must look like. */
function files(library: Library): File[] {
  const { pages, tools } = library;
  const each = (values: Record<string, unknown>, shape: z.ZodType, nameOf = (key: string) => key) =>
    Object.entries(values).map(([key, value]): File => [nameOf(key), shape, value]);
  return [
    ['dealer.ts', schema.Dealer, library.dealer],
    ['messages.ts', schema.Messages, library.messages],
    ['colours.ts', schema.Colours, library.paints],
    ...each(library.brands, schema.Brand),
    ...each(library.models, schema.Model),
    ['pages/home.ts', schema.HomePage, pages.home],
    ['pages/about.ts', schema.AboutPage, pages.about],
    ['pages/not-found.ts', schema.NotFoundPage, pages.notFound],
    ['pages/offline.ts', schema.OfflinePage, pages.offline],
    ['pages/short-about.ts', schema.ShortAboutPage.array(), pages.shortAbout],
    ['pages/voyah-free-interior.ts', schema.InteriorPage, pages.interior],
    ['pages/voyah-free-features.ts', schema.FeaturesPage, pages.features],
    ['tools/winter.ts', schema.Winter, tools.winter],
    ['tools/towns.ts', schema.Towns, tools.towns],
    ['tools/charging.ts', schema.Charging, tools.charging],
    ...each(tools.messages, schema.ToolMessages, (tool) => `tools/messages.ts › ${tool}`),
    ...each(library.pictures, schema.PictureTexts, (owner) => `pictures/${owner}.ts`),
    ...each(library.sources, schema.Source, (id) => `sources.ts › ${id}`),
    ...each(library.units, schema.Unit, (id) => `units.ts › ${id}`),
    ...each(library.specs, schema.Spec, (id) => `specs.ts › ${id}`),
  ];
}

function checkShapes(library: Library): Problem[] {
  return files(library).flatMap(([file, shape, value]) => {
    const result = shape.safeParse(value, { error: reasonOf });
    if (result.success) return [];
    return result.error.issues
      .filter(({ path }) => !isOfPaints(library, file, path))
      .flatMap((issue) => explain(file, issue));
  });
}

/** The cars share the list of `colours.ts`: a mistake in it is told once, and there. */
function isOfPaints(library: Library, file: string, [first]: PropertyKey[]): boolean {
  return first === 'colours' && library.models[file]?.colours === library.paints;
}

/** A union's own message says only that nothing fits; the reasons of its closest alternative say why. */
function explain(file: string, issue: z.core.$ZodIssue, above: PropertyKey[] = []): Problem[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const closest = issue.errors.reduce((best, other) => (other.length < best.length ? other : best));
    return closest.flatMap((inner) => explain(file, inner, path));
  }
  return [problem(file, path, issue.message)];
}

/** The reason in the words of whoever writes content, where the schema has none of its own and Zod's are a programmer's. */
function reasonOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'it is missing';
  if (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1) return 'it is empty';
  if (issue.code === 'too_big' && issue.origin === 'string') return `it is longer than ${issue.maximum} characters`;
  return undefined;
}

function problem(file: string, path: readonly PropertyKey[], reason: string): Problem {
  const where = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return `content/${file}${where === '' ? '' : ` › ${where.replace(/^\./, '')}`}: ${reason}`;
}

function checkIds(library: Library): Problem[] {
  const brands = Object.values(library.brands).map((brand) => brand.id);
  const seen = new Map<string, string>();
  return Object.entries(library.models).flatMap(([file, model]) => {
    const problems: Problem[] = [];
    if (!brands.includes(model.brand)) problems.push(problem(file, ['brand'], `there is no brand "${model.brand}"`));
    for (const name of [model.id, model.path, ...(model.aliases ?? [])]) {
      const first = seen.get(name);
      if (first !== undefined) problems.push(problem(file, [], `"${name}" is taken by content/${first}`));
      seen.set(name, file);
    }
    return problems;
  });
}

function checkFacts(library: Library): Problem[] {
  const problems: Problem[] = [];
  const known = (file: string, path: PropertyKey[], table: 'sources' | 'specs' | 'units', id: unknown) => {
    if (typeof id === 'string' && !(id in library[table])) {
      problems.push(problem(file, path, `"${id}" is not in content/${table}.ts`));
    }
  };
  for (const [file, model] of Object.entries(library.models)) {
    visit(model, (part, path) => {
      if ('source' in part) known(file, [...path, 'source'], 'sources', part.source);
      if ('spec' in part) known(file, [...path, 'spec'], 'specs', part.spec);
      if ('unit' in part) known(file, [...path, 'unit'], 'units', part.unit);
    });
  }
  for (const [tool, figures] of Object.entries(library.tools)) {
    visit(figures, (part, path) => {
      if ('source' in part) known(`tools/${tool}.ts`, [...path, 'source'], 'sources', part.source);
    });
  }
  for (const [id, spec] of Object.entries(library.specs)) {
    if ('unit' in spec) known('specs.ts', [id, 'unit'], 'units', spec.unit);
  }
  return problems;
}

/** Offers that would be shown nowhere, or promise what a car does not have. */
function checkOffers({ dealer, models }: Library): Problem[] {
  const { cars = {}, loan } = dealer;
  const problems = Object.values(models).flatMap(({ id, title, drivetrain }) =>
    cars[id]?.warranty?.battery !== undefined && drivetrain === 'petrol'
      ? [problem('dealer.ts', ['cars', id, 'warranty', 'battery'], `the ${title} has no battery to drive with`)]
      : [],
  );
  if (loan !== undefined && Object.values(cars).every((car) => car?.price === undefined)) {
    problems.push(problem('dealer.ts', ['loan'], 'no car has a price, so no instalment can be shown'));
  }
  return problems;
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
      problems.push(problem(`pictures/${owner}.ts`, [], `"${name}" has no alternative text`));
  };
  for (const [file, , value] of files(library)) {
    visit(value, (part, path) => {
      if ('picture' in part && typeof part.picture === 'string') use(file, [...path, 'picture'], part.picture);
    });
  }
  for (const [file, model] of Object.entries(library.models)) {
    for (const id of impliedPictures(model)) use(file, [], id);
  }
  for (const id of impliedPictures()) use('implied-pictures.ts', [], id);
  for (const id of Object.keys(library.manifest.pictures)) {
    if (!used.has(id)) problems.push(`media/pictures/${id}: no page shows this picture`);
  }
  for (const [owner, texts] of Object.entries(library.pictures)) {
    for (const name of Object.keys(texts)) {
      if (!used.has(`${owner}/${name}`)) problems.push(problem(`pictures/${owner}.ts`, [], `no page shows "${name}"`));
    }
  }
  return problems;
}

/** Letters that look like Mongolian Ө and Ү but are not, and words that mix alphabets ("Вoyah" with a Latin o). */
const LOOK_ALIKE = /[\u0404\u0454\u0406\u0456\u0407\u0457\u0472\u0473\u019F\u0275\u038E\u03A5\u04B0\u04B1]/u;
const MIXED_WORD = /\p{Script=Cyrillic}[A-Za-z]|[A-Za-z]\p{Script=Cyrillic}/u;

function checkLetters(library: Library): Problem[] {
  return files(library).flatMap(([file, , value]) => {
    const problems: Problem[] = [];
    visit(value, (part, path) => {
      if (!('mn' in part) || typeof part.mn !== 'string' || isOfPaints(library, file, path)) return;
      const word = part.mn.split(/[\s«»"“”()/.,:;–—-]+/).find((each) => LOOK_ALIKE.test(each) || MIXED_WORD.test(each));
      if (word !== undefined) {
        problems.push(problem(file, [...path, 'mn'], `"${word}" mixes alphabets or uses a look-alike of Ө or Ү`));
      }
    });
    return problems;
  });
}

/** Calls `see` with every object inside `value` and its path. */
function visit(
  value: unknown,
  see: (part: Record<string, unknown>, path: PropertyKey[]) => void,
  path: PropertyKey[] = [],
) {
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) visit(item, see, [...path, at]);
  } else if (typeof value === 'object' && value !== null) {
    see(value as Record<string, unknown>, path);
    for (const [key, item] of Object.entries(value)) visit(item, see, [...path, key]);
  }
}
