import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Problem } from '#/content/checks/problem.ts';
import { valueAt } from '#/content/checks/value-at.ts';
import { files, library } from '#/content/library.ts';
import { type Files, type Library, libraryOf } from '#/content/library-of.ts';
import { idOf, type Path, setAt } from '../state/paths.ts';
import { problemsIn } from '../state/problems.ts';
import { shapesOf, writtenText } from '../state/written.ts';
import { FileForm } from '../views/FileForm.tsx';
import { tellReason } from '../words/reasons.ts';
import { LanguageContext } from '../words/words.ts';
import { FormContext, type Mistake } from './form-context.ts';
import { quietForm } from './quiet-form.ts';
import { inner, itemsOf, keysOf, optionFor, type Shape } from './shapes.ts';

const shapes = shapesOf(files);

/** The HTML of the section of a file's form that a place is in. */
function formOf(content: Files, file: string, at: Path, problems: readonly Problem[] = []): string {
  const mistakes = new Map<string, Mistake[]>();
  for (const problem of problems) {
    if (problem.file !== `content/${file}`) continue;
    mistakes.set(idOf(problem.path as Path), [{ reason: problem.reason, told: problem.reason }]);
  }
  const form = quietForm({ file, library: libraryOf(content, library.manifest), mistakes });
  const shape = shapes.get(file);
  if (shape === undefined) throw new Error(`${file} has no shape.`);
  return renderToStaticMarkup(
    <LanguageContext value="mn">
      <FormContext value={form}>
        <FileForm shape={shape} value={content[file]} at={at} />
      </FormContext>
    </LanguageContext>,
  );
}

/** Every text, number, choice and switch of a file. */
function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, item]) =>
    leavesOf(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const idsIn = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));

/** The id of a place's own control, or of the set or the locked value that it is a part of. */
const shownIn = (ids: ReadonlySet<string>, path: Path) =>
  [path, path.slice(0, -1), path.slice(0, -2)].some((each) => each.length > 0 && ids.has(idOf(each)));

test.each(Object.keys(files))('every value of %s has a control or is shown with the reason why it has none', (file) => {
  const leaves = leavesOf(files[file]);
  const ids = new Set<string>();
  const asked = new Set<unknown>();
  for (const path of leaves) {
    // A form shows one section at a time, or the whole file: it is asked for the next one when a value is missing.
    if (shownIn(ids, path) || asked.has(path[0])) continue;
    asked.add(path[0]);
    for (const id of idsIn(formOf(files, file, path))) ids.add(id);
  }
  expect(leaves.filter((path) => !shownIn(ids, path)).map((path) => idOf(path))).toEqual([]);
});

test.each(Object.keys(files))('%s is written as it is, whatever the order of its keys', (file) => {
  const shape = shapes.get(file);
  if (shape === undefined) throw new Error(`${file} has no shape.`);
  const text = writtenText(shape, files[file]);
  expect(JSON.parse(text)).toEqual(files[file]);
  expect(writtenText(shape, turned(shape, files[file]))).toBe(text);
});

/** The same value with the keys of its objects the other way round; what stands in a list of names keeps its order. */
function turned(given: Shape, value: unknown): unknown {
  const { shape } = inner(given);
  if (typeof value !== 'object' || value === null) return value;
  if (shape.def.type === 'union') return turned(optionFor(shape, value), value);
  if (Array.isArray(value)) return value.map((item, at) => turned(itemsOf(shape, at), item));
  const part = (key: string) => (shape.def.type === 'record' ? shape.def.valueType : keysOf(shape)[key]) as Shape;
  const entries = Object.entries(value).map(([key, item]) => [key, turned(part(key), item)] as const);
  return Object.fromEntries(shape.def.type === 'record' ? entries : entries.toReversed());
}

const places = Object.entries(files).flatMap(([file, value]) => leavesOf(value).map((path) => ({ file, path })));

test('any value goes through a file unchanged', () => {
  fc.assert(
    fc.property(
      fc.nat(places.length - 1),
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean()),
      (at, value) => {
        const { file, path } = places[at] as (typeof places)[number];
        const edited = setAt(files[file], path, value);
        const shape = shapes.get(file);
        if (shape === undefined) throw new Error(`${file} has no shape.`);
        const text = writtenText(shape, edited);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(edited)));
        expect(writtenText(shape, JSON.parse(text))).toBe(text);
        expect(JSON.parse(writtenText(shape, setAt(edited, path, valueAt(files[file], path))))).toEqual(files[file]);
      },
    ),
    { numRuns: 200 },
  );
});

/** What somebody may type or leave out by mistake. */
const TEXTS = ['', '   ', 'x'.repeat(900), 'Вoyah', '{voyah-free.rangeMoon}', '{nobody.range}', 'nowhere', '/no where'];
const NUMBERS = [null, -1, 1e9, 'seven'];

test('what is wrong in a file shows at a field, with a reason in Mongolian', () => {
  fc.assert(
    fc.property(fc.nat(places.length - 1), fc.nat(), (at, which) => {
      const { file, path } = places[at] as (typeof places)[number];
      const now = valueAt(files[file], path);
      if (typeof now === 'boolean') return;
      const mistakes = typeof now === 'number' ? NUMBERS : TEXTS;
      const content = { ...files, [file]: setAt(files[file], path, mistakes[which % mistakes.length]) };
      const problems = problemsIn(content, library.manifest);
      for (const problem of problems) {
        const told = `${problem.file} ${idOf(problem.path as Path)}: ${problem.reason}`;
        expect(tellReason(problem.reason, 'mn'), told).toMatch(/[а-яөү]/i);
        const own = problem.file.replace('content/', '');
        if (!(own in content)) continue;
        expect(
          shownIn(idsIn(formOf(content, own, problem.path as Path, problems)), problem.path as Path) ||
            problem.path.length === 0,
          told,
        ).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test('a text keeps its form while a figure that it names is empty', () => {
  const [file, { id, facts }] = Object.entries(library.models)[0] as [string, Library['models'][string]];
  const name = Object.keys(facts).find((each) => typeof facts[each]?.value === 'number') as string;
  const path = ['summary'];
  const named = setAt(files[file], path, { mn: `{${id}.${name}} нэгж`, en: `{${id}.${name}} units` });
  const readAs = (content: unknown) => formOf({ ...files, [file]: content }, file, path).match(/: ([^<]*) нэгж/)?.[1];
  expect(readAs(named)).toMatch(/^\d/);
  expect(readAs(setAt(named, ['facts', name, 'value'], null))).toBeUndefined();
});
