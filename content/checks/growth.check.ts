/**
 * A third language, a fourth brand, a seventh paint: added to a copy of the content, each is told what it lacks, by file, until
 * the content is whole. What the compiler tells of the rest is in `tests/builds/new-lists.test.ts`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formatContent } from '../format-content.ts';
import { BRAND_IDS, COLOUR_INDEXES, MODEL_IDS } from '../ids.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const copies: string[] = [];
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true });
});

/** What the content is made of. */
const PARTS = ['catalogue', 'content', 'formulas', 'language', 'package.json'];
const MEDIA = ['manifest.json', 'manifest.ts'];

/** A copy of the project in which files can be changed, and questions be asked about it. */
function copyOfProject() {
  const copy = mkdtempSync(join(tmpdir(), 'growth-'));
  copies.push(copy);
  for (const part of PARTS) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  mkdirSync(join(copy, 'media'));
  for (const file of MEDIA) cpSync(join(ROOT, 'media', file), join(copy, 'media', file));
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const node = (code: string) =>
    execFileSync(process.execPath, ['--input-type=module', '--no-warnings', '--eval', code], {
      cwd: copy,
      encoding: 'utf8',
    });
  return {
    change(file: string, from: string | RegExp, to: string) {
      const path = join(copy, file);
      const text = readFileSync(path, 'utf8');
      const changed = text.replace(from, to);
      expect(changed, `${file} has no ${from}`).not.toBe(text);
      writeFileSync(path, changed);
    },
    write: (file: string, value: unknown) => writeFileSync(join(copy, file), formatContent(value)),
    /** Changes what stands in a JSON file. */
    // biome-ignore lint/suspicious/noExplicitAny: the test knows what stands there
    edit(file: string, change: (value: any) => void) {
      const path = join(copy, file);
      const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
      change(value);
      writeFileSync(path, formatContent(value));
    },
    /** What the content check says, a line for each mistake. */
    problems: () =>
      node(`
        import { checkContent } from '#/content/checks/check-content.ts';
        import { tellProblem } from '#/content/checks/problem.ts';
        import { library } from '#/content/library.ts';
        console.log(checkContent(library).map((each) => tellProblem(each)).join('\\n'));
      `).trim(),
    /** What a function of the catalogue gives. */
    given: (file: string, call: string) =>
      JSON.parse(
        node(`
          console.warn = () => {};
          const { contentIn } = await import('#/catalogue/checked-content.ts');
          const catalogue = await import('#/catalogue/${file}');
          console.log(JSON.stringify(catalogue.${call}));
        `),
      ),
  };
}

test('one paint more is asked for its name, its pictures and their texts, and is then on the page', () => {
  const project = copyOfProject();
  const next = COLOUR_INDEXES.length + 1;
  const last = COLOUR_INDEXES.length;
  project.change('content/ids.ts', /(COLOUR_INDEXES = \[[^\]]*)\]/, `$1, ${next}]`);
  expect(project.problems()).toContain(`content/colours.json: a car has exactly ${next} colours`);
  project.edit('content/colours.json', (paints) =>
    paints.push({ index: next, name: { mn: 'Gobi Sand', en: 'Gobi Sand' }, swatch: '#c2a878' }),
  );
  const [first] = MODEL_IDS;
  expect(project.problems()).toContain(
    `there is no picture "${first}/stage-${next}": put media/pictures/${first}/stage-${next}.webp and run npm run pictures`,
  );
  expect(project.problems()).toContain(`content/pictures/${first}.json: "stage-${next}" has no alternative text`);
  project.edit('media/manifest.json', ({ pictures }) => {
    for (const id of MODEL_IDS) pictures[`${id}/stage-${next}`] = pictures[`${id}/stage-${last}`];
  });
  for (const id of MODEL_IDS) {
    project.edit(`content/pictures/${id}.json`, (texts) => {
      texts[`stage-${next}`] = { mn: 'Элсэн шар', en: 'In sand' };
    });
  }
  expect(project.problems()).toBe('');
  expect(
    project.given('model-choices.ts', "modelChoices(contentIn('en'))[0].colours.map(({ name }) => name)"),
  ).toContain('Gobi Sand');
});

test('one brand more is asked for its file, its tile, its pictures and its about page', () => {
  const project = copyOfProject();
  project.change('content/ids.ts', /(BRAND_IDS = \[[^\]]*)\]/, "$1, 'nammi']");
  expect(project.problems()).toContain(
    'content/ids.ts: nothing describes the brand "nammi": write content/brands/nammi.json and name it in content/library.ts',
  );
  const known = BRAND_IDS[BRAND_IDS.length - 1];
  const file = `brands/${known}.json`;
  const text = readFileSync(join(ROOT, 'content', file), 'utf8');
  project.write('content/brands/nammi.json', JSON.parse(text.replaceAll(known ?? '', 'nammi')));
  project.change(
    'content/library.ts',
    'export const files',
    "import nammi from './brands/nammi.json' with { type: 'json' };\nexport const files",
  );
  project.change('content/library.ts', `  '${file}'`, `  'brands/nammi.json': nammi,\n  '${file}'`);
  const problems = project.problems();
  expect(problems).toContain('content/pages/home.json › tiles: the brand "nammi" wants one tile');
  expect(problems).toContain('there is no picture "brand/nammi": put media/pictures/brand/nammi.webp');
  expect(problems).toContain('content/brands/nammi.json › about: there is no page at /nammi/about');
});

test('one language more is asked for every text', () => {
  const project = copyOfProject();
  project.change('language/locales.ts', /(LOCALES = \[[^\]]*)\]/, "$1, 'ru']");
  const problems = project.problems();
  expect(problems).toContain('content/messages.json › frame.skip.ru: it is missing');
  expect(problems).toContain(`content/models/${MODEL_IDS[0]}.json › tagline.ru: it is missing`);
  expect(problems).toContain('content/dealer.json › showrooms[0].postalAddress.street.ru: it is missing');
});
