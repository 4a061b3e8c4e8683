/**
 * A third language, a fourth brand, a seventh paint: added to a copy of the content, each is told what it lacks, by file, until
 * the content is whole. What the compiler tells of the rest is in `tests/builds/new-lists.test.ts`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const copies: string[] = [];
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true });
});

/** What the content is made of. */
const PARTS = ['content', 'formulas', 'language', 'package.json'];
const MEDIA = ['manifest.json', 'manifest.ts'];

/** A copy of the project in which files can be changed, and questions be asked about it. */
function copyOfProject() {
  const copy = mkdtempSync(join(tmpdir(), 'growth-'));
  copies.push(copy);
  for (const part of PARTS) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  mkdirSync(join(copy, 'media'));
  for (const file of MEDIA) cpSync(join(ROOT, 'media', file), join(copy, 'media', file));
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
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
    write: (file: string, text: string) => writeFileSync(join(copy, file), text),
    /** What the content check says, a line for each mistake. */
    problems: () =>
      node(`
        import { checkContent } from '#/content/checks/check-content.ts';
        import { library } from '#/content/library.ts';
        console.log(checkContent(library).join('\\n'));
      `).trim(),
    /** What a function of the catalogue gives. */
    given: (file: string, call: string) =>
      JSON.parse(
        node(`
          console.warn = () => {};
          const catalogue = await import('#/content/catalogue/${file}');
          console.log(JSON.stringify(catalogue.${call}));
        `),
      ),
  };
}

test('a seventh paint is asked for its name, its pictures and their texts, and is then on the page', () => {
  const project = copyOfProject();
  project.change('content/ids.ts', '[1, 2, 3, 4, 5, 6]', '[1, 2, 3, 4, 5, 6, 7]');
  expect(project.problems()).toContain('content/colours.ts: a car has exactly 7 colours');
  project.change(
    'content/colours.ts',
    '] satisfies',
    "  { index: 7, name: both('Gobi Sand'), swatch: '#c2a878' },\n] satisfies",
  );
  expect(project.problems()).toContain(
    'content/models/voyah-free.ts: there is no picture "voyah-free/stage-7": put media/pictures/voyah-free/stage-7.webp and run npm run pictures',
  );
  expect(project.problems()).toContain('content/pictures/voyah-free.ts: "stage-7" has no alternative text');
  project.change('media/manifest.json', /"([a-z0-9-]+\/stage-)6": (\{[^{}]*\})/g, '"$16": $2, "$17": $2');
  for (const car of [
    'voyah-free',
    'voyah-dreamer',
    'forthing-t5-evo',
    'forthing-yacht',
    'aeolus-shine-gs',
    'aeolus-huge',
  ]) {
    project.change(
      `content/pictures/${car}.ts`,
      "  'stage-6':",
      "  'stage-7': { mn: 'Элсэн шар', en: 'In sand' },\n  'stage-6':",
    );
  }
  expect(project.problems()).toBe('');
  expect(project.given('model-choices.ts', "modelChoices('en')[0].colours.map(({ name }) => name)")).toContain(
    'Gobi Sand',
  );
  expect(project.given('checked-content.ts', 'plainContent.pages.about.lead.en')).toContain('six models');
});

test('a fourth brand is asked for its file, its tile, its pictures and its about page', () => {
  const project = copyOfProject();
  project.change('content/ids.ts', "'aeolus'] as const", "'aeolus', 'nammi'] as const");
  expect(project.problems()).toContain(
    'content/ids.ts: nothing describes the brand "nammi": write content/brands/nammi.ts and name it in content/library.ts',
  );
  const aeolus = readFileSync(join(ROOT, 'content/brands/aeolus.ts'), 'utf8');
  project.write(
    'content/brands/nammi.ts',
    aeolus
      .replace('export const aeolus', 'export const nammi')
      .replace("id: 'aeolus'", "id: 'nammi'")
      .replaceAll("'/aeolus", "'/nammi")
      .replaceAll("'brand/aeolus'", "'brand/nammi'"),
  );
  project.change(
    'content/library.ts',
    'import { forthing }',
    "import { nammi } from './brands/nammi.ts';\nimport { forthing }",
  );
  project.change(
    'content/library.ts',
    "'brands/aeolus.ts': aeolus",
    "'brands/aeolus.ts': aeolus, 'brands/nammi.ts': nammi",
  );
  const problems = project.problems();
  expect(problems).toContain('content/pages/home.ts › tiles: the brand "nammi" wants one tile');
  expect(problems).toContain('there is no picture "brand/nammi": put media/pictures/brand/nammi.webp');
  expect(problems).toContain('content/brands/nammi.ts › about: there is no page at /nammi/about');
});

test('a third language is asked for every text', () => {
  const project = copyOfProject();
  project.change('language/locales.ts', "['mn', 'en'] as const", "['mn', 'en', 'ru'] as const");
  const problems = project.problems();
  expect(problems).toContain('content/messages.ts › frame.skip.ru: it is missing');
  expect(problems).toContain('content/models/voyah-free.ts › tagline.ru: it is missing');
  expect(problems).toContain('content/dealer.ts › address.street.ru: it is missing');
});
