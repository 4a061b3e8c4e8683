/** No source reaches into another package: what a package does not publish may change with every version. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDERS = ['catalogue', 'content', 'formulas', 'language', 'media', 'publish', 'setup', 'src', 'tests'];
const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !name.endsWith('own-modules.check.ts'))
    .map((name) => `${folder}/${name}`),
);
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const PACKAGES = Object.keys({ ...dependencies, ...devDependencies });

/** Why an import is none of a package's public ones; nothing where it is. */
function reachesInside(specifier: string): boolean {
  if (/node_modules|^\.\.?\/.*\/dist\//.test(specifier)) return true;
  const owner = PACKAGES.find((name) => specifier.startsWith(`${name}/`));
  if (owner === undefined) return false;
  // A package that lists what it exports says so itself: anything else does not resolve.
  const { exports } = JSON.parse(readFileSync(`node_modules/${owner}/package.json`, 'utf8'));
  return exports === undefined && /\/(dist|lib|build|src|cjs|esm)\//.test(specifier);
}

test('imports name what packages publish', () => {
  expect(FILES.length).toBeGreaterThan(200);
  const inside = FILES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)]
      .filter(([, specifier = '']) => reachesInside(specifier))
      .map(([found]) => `${file}: ${found}`),
  );
  expect(inside).toEqual([]);
});

test('nothing uses what packages call unsafe or keep to themselves', () => {
  const PRIVATE =
    /\bUNSAFE_\w+|\bunstable_\w+|__SECRET\w*|__CLIENT_INTERNALS\w*|__react\w+|window\.__\w+|_reactInternals\w*/g;
  const used = FILES.flatMap((file) =>
    (readFileSync(file, 'utf8').match(PRIVATE) ?? []).map((found) => `${file}: ${found}`),
  );
  expect(used).toEqual([]);
});

test('no module of a package is replaced or patched', () => {
  const lock = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(lock).not.toHaveProperty('overrides');
  expect(lock.scripts).not.toHaveProperty('postinstall');
  const config = readFileSync('vite.config.ts', 'utf8');
  expect(config).not.toMatch(/\balias\b/);
});
