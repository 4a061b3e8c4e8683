/** What documentation and comments name exists: files, folders and commands. Old decisions may name what is gone; nothing else may. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/promises.md',
  'docs/bench.md',
  'docs/mutation.md',
  ...globSync('{content,media,studio}/README.md', { cwd: ROOT }),
];
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** `content/models/<car>.json` names a file of any car. */
const asPattern = (path: string) => path.replace(/<[^>]*>|…/g, '*').replace(/\/$/, '');

/** Whether a piece of code in a text looks like the path of something in this project. */
const looksLikePath = (code: string) =>
  /^[\w@<>*./-]+$/.test(code) &&
  !code.startsWith('/') &&
  (/\.(ts|tsx|mjs|json|css|md|conf|py|svg|sh)$/.test(code) ||
    /^(catalogue|content|deploy|docs|formulas|language|media|publish|setup|src|studio|tests)\//.test(code));

/** Names that stand for none of ours: examples, and what there must not be. */
const EXAMPLES = /^X\.|^index\.ts$|\bmy_car\b/;

/** What is made on the way and not committed. */
const MADE = /^(build|node_modules|test-results|public\/(drawings|models|video))\b/;

const FILES = globSync(
  '{.,catalogue,content,deploy,docs,formulas,language,media,publish,setup,src,studio,tests}/**/*',
  {
    cwd: ROOT,
    exclude: (name) => name.includes('node_modules') || name === 'build' || name === '.git',
  },
).map((file) => basename(file));

/** A path from the root or from the page's own folder; the name of a file alone may stand anywhere. */
function isThere(pattern: string, folder: string): boolean {
  if (!pattern.includes('/')) return FILES.some((name) => matchesGlob(name, pattern));
  return [ROOT, join(ROOT, folder)].some(
    (from) => existsSync(join(from, pattern)) || globSync(pattern, { cwd: from }).length > 0,
  );
}

for (const page of PAGES) {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const codes = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

  test(`${page} names files that exist`, () => {
    const gone = codes
      .filter((code) => looksLikePath(code) && !MADE.test(code) && !EXAMPLES.test(code))
      .filter((code) => !isThere(asPattern(code), dirname(page)));
    expect(gone).toEqual([]);
  });

  test(`${page} names commands that exist`, () => {
    const asked = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(asked.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
}

test('the pages name files and commands at all', () => {
  const all = PAGES.map((page) => readFileSync(join(ROOT, page), 'utf8')).join('');
  expect([...all.matchAll(/`([^`\n]+)`/g)].filter(([, code = '']) => looksLikePath(code)).length).toBeGreaterThan(100);
  expect([...all.matchAll(/\bnpm run /g)].length).toBeGreaterThan(10);
});

test('comments name files that exist', () => {
  const sources = globSync(
    '{catalogue,content,deploy,editor,formulas,language,media,publish,setup,src,tests}/**/*.{ts,tsx,mjs,css}',
    {
      cwd: ROOT,
      exclude: (name) => name.includes('node_modules'),
    },
  );
  expect(sources.length).toBeGreaterThan(400);
  const gone = sources.flatMap((file) => {
    const comments = readFileSync(join(ROOT, file), 'utf8').match(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm) ?? [];
    // The name of a file alone may be another package's; a path is one of ours.
    return [...comments.join('\n').matchAll(/`([^`\n]+)`|\b(docs\/decisions\/[\w-]+\.md)/g)]
      .map(([, code, record]) => code ?? record ?? '')
      .filter((code) => code.includes('/') && looksLikePath(code) && !MADE.test(code) && !EXAMPLES.test(code))
      .filter((code) => !isThere(asPattern(code), dirname(file)))
      .map((code) => `${file}: ${code}`);
  });
  expect(gone).toEqual([]);
});
