/**
 * What the site costs when it has grown: `npm run bench:growth -- --models 60 --locales 6`. Builds it as it is and a copy with
 * that many cars and languages, made of those that there are, and prints time and memory of both builds, bytes and elements of
 * pages, and how long the search takes to be read and to answer its first letter. Nothing here is asserted.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { impliedPictures } from '../../content/implied-pictures.ts';
import type { Model } from '../../content/schema.ts';
import type { Text } from '../../language/locales.ts';
import { makeFinder } from '../../src/site/Search/find-entries.ts';
import { changeSource, copySources } from '../builds/second-build.ts';

type Json = Record<string, unknown>;

const { values } = parseArgs({
  options: { models: { type: 'string', default: '60' }, locales: { type: 'string', default: '6' } },
});
const wanted = { models: Number(values.models), locales: Number(values.locales) };
/** Languages that the copy speaks besides: with the words of the last one that there is. */
const MORE_LOCALES = ['de', 'fr', 'ja', 'ko', 'ru', 'zh'];
/** Tables by language in the sources. */
const TABLES = {
  'content/checks/check-writing.ts': 'WRITING',
  'language/locales.ts': 'OTHER',
  'language/format.ts': 'MONTH_IN',
  'language/number-words.ts': 'NUMBER_WORDS',
  'publish/DocumentHead.tsx': 'OPEN_GRAPH',
  'publish/FontPreloads.tsx': 'FONTS',
  'src/order/OrderSheet/format-day.ts': 'FORMATS',
};
const PAGES = { 'not found': '404', home: 'home', brand: 'voyah', car: 'voyah/free', story: 'voyah/about' };

const grown = measured(`${wanted.models} cars, ${wanted.locales} languages`, (folder) => {
  addModels(folder, wanted.models);
  addLocales(folder, wanted.locales);
});
const plain = measured('as it is', () => {});
const rows = Object.keys(plain).map((name) => {
  const [before = 0, after = 0] = [plain[name], grown[name]];
  return `| ${name} | ${before} | ${after} | ${(after / before).toFixed(2)} |`;
});
console.log(
  [
    `\n| | as it is | ${wanted.models} cars, ${wanted.locales} languages | ratio |`,
    '|---|---:|---:|---:|',
    ...rows,
  ].join('\n'),
);

/** Numbers of one build by what they say. */
function measured(name: string, change: (folder: string) => void): Record<string, number> {
  const { folder, remove } = copySources();
  try {
    change(folder);
    console.log(`Building: ${name}`);
    const build = buildMeasured(folder);
    return { ...build, ...pagesOf(join(folder, 'build/client')), ...searchOf(join(folder, 'build/client')) };
  } finally {
    remove();
  }
}

/** Builds in a process of its own, which tells what it took. */
function buildMeasured(folder: string): Record<string, number> {
  const code = `
    import { createBuilder } from 'vite';
    const start = performance.now();
    const builder = await createBuilder({ configLoader: 'native' }, null);
    await builder.buildApp();
    console.log('MEASURED', JSON.stringify({ ms: performance.now() - start, kB: process.resourceUsage().maxRSS }));
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  const said = /^MEASURED (.*)$/m.exec(stdout)?.[1];
  if (said === undefined) throw new Error(`The copy does not build:\n${stdout.slice(-2000)}${stderr.slice(-4000)}`);
  const { ms, kB } = JSON.parse(said) as { ms: number; kB: number };
  const pages = htmlFilesIn(join(folder, 'build/client')).length;
  return {
    pages,
    'build, s': round(ms / 1000),
    'build, ms a page': round(ms / pages),
    'memory, MB': Math.round(kB / 1000),
  };
}

function htmlFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
}

function pagesOf(folder: string): Record<string, number> {
  const files = htmlFilesIn(folder);
  return Object.fromEntries(
    Object.entries(PAGES).flatMap(([name, path]) => {
      const file = [`${path}.html`, `${path}/index.html`].find((each) => files.includes(each));
      if (file === undefined) throw new Error(`There is no page at /${path}.`);
      const html = readFileSync(join(folder, file), 'utf8');
      return [
        [`${name}, kB`, round(Buffer.byteLength(html) / 1000)],
        [`${name}, kB in brotli`, round(brotliCompressSync(html).length / 1000)],
        [`${name}, elements`, html.match(/<[a-z]/g)?.length ?? 0],
      ];
    }),
  );
}

/** The index of the first language, read and asked here: a phone of the slow profile takes about four times as long. */
function searchOf(folder: string): Record<string, number> {
  const file = join(folder, 'search.json');
  const text = readFileSync(file, 'utf8');
  const take = <Value>(work: () => Value): [Value, number] => {
    const start = performance.now();
    const value = work();
    return [value, performance.now() - start];
  };
  const [index, reading] = take(() => JSON.parse(text));
  const [find, preparing] = take(() => makeFinder(index));
  const [, answering] = take(() => find('в'));
  return {
    'search, kB': round(statSync(file).size / 1000),
    'search, kB in brotli': round(brotliCompressSync(text).length / 1000),
    'search read, ms': round(reading),
    'search prepared, ms': round(preparing),
    'search answers a first letter, ms': round(answering),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Adds cars until there are `count`, each a copy of one that there is, with an address and a name of its own. */
function addModels(folder: string, count: number): void {
  const at = (...parts: string[]) => join(folder, ...parts);
  const names = readdirSync(at('content/models')).map((file) => file.replace('.json', ''));
  // A car whose figures stand on further pages of its own cannot be copied alone.
  const bases = names.filter((name) => name !== 'voyah-free');
  const manifestFile = at('media/manifest.json');
  const manifest = readJson(manifestFile) as Record<string, Json>;
  const added: { id: string; path: string; kind: string }[] = [];
  for (let n = names.length; n < count; n += 1) {
    const base = bases[n % bases.length] as string;
    const id = `${base}-${n}`;
    const original = readFileSync(at('content/models', `${base}.json`), 'utf8');
    const { facts: known } = JSON.parse(original) as { facts: Json };
    /** The car's own figures become the copy's. */
    const own = (words: string) =>
      words.replace(new RegExp(`\\{${base}\\.(\\w+)`, 'g'), (place, name) =>
        name in known ? `{${id}.${name}` : place,
      );
    const text = own(original.replaceAll(`${base}/`, `${id}/`));
    // No sentence may stand on another car's page; figures do not make it another one.
    const word = [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    const numbered = (_: string, value: unknown) =>
      isText(value) && value.en.includes(' ') ? mapValues(value, (words) => `${words} ${word}`) : value;
    const { facts } = JSON.parse(text) as Json;
    const model = JSON.parse(text, numbered) as Json;
    const path = `${model.path}-${n}`;
    const first = (model.subNavigation as Json[])[0];
    if (first !== undefined) first.address = path;
    writeJson(at('content/models', `${id}.json`), {
      ...model,
      facts,
      id,
      path,
      aliases: undefined,
      name: `${model.name} ${n}`,
      title: `${model.title} ${n}`,
    });
    // Only what the car's own page shows: other pages of the car are not copied.
    const isShown = (name: string) =>
      text.includes(`"${id}/${name}"`) || impliedPictures({ ...model, id: base } as Model).includes(`${base}/${name}`);
    const seen = own(readFileSync(at('content/pictures', `${base}.json`), 'utf8'));
    const texts = Object.entries(JSON.parse(seen)).filter(([name]) => isShown(name));
    writeJson(at('content/pictures', `${id}.json`), Object.fromEntries(texts));
    for (const [kind, files] of Object.entries(manifest)) {
      for (const [key, file] of Object.entries(files)) {
        const [owner, name] = key.split('/');
        if (owner !== base || (kind === 'pictures' && !isShown(String(name)))) continue;
        files[name === undefined ? id : `${id}/${name}`] = file;
      }
    }
    for (const media of ['media/drawings', 'public/pictures'])
      cpSync(at(media, base), at(media, id), { recursive: true });
    added.push({ id, path, kind: model.coverage === 'full' ? 'model' : 'partialModel' });
  }
  writeJson(manifestFile, manifest);
  const each = (line: (model: (typeof added)[number]) => string) => added.map(line).join('');
  changeSource(at('content/ids.ts'), /(MODEL_IDS = \[[^\]]*)\]/, `$1${each(({ id }) => `  '${id}',\n`)}]`);
  changeSource(
    at('publish/site-map.tsx'),
    /(const PAGES: .*= \{\n)/,
    `$1${each(({ path, kind }) => `  '${path}': ${kind},\n`)}`,
  );
  const kinds = ['models', 'pictures'] as const;
  const variable = (kind: string, id: string) => `${kind}${id.replaceAll(/[^a-z0-9]/g, '_')}`;
  changeSource(
    at('content/library.ts'),
    'export type { Library };',
    `${kinds
      .map((kind) =>
        each(({ id }) => `import ${variable(kind, id)} from './${kind}/${id}.json' with { type: 'json' };\n`),
      )
      .join('')}export type { Library };`,
  );
  changeSource(
    at('content/library.ts'),
    'files: Files = {\n',
    `files: Files = {\n${kinds.map((kind) => each(({ id }) => `  '${kind}/${id}.json': ${variable(kind, id)},\n`)).join('')}`,
  );
}

/** Adds languages until there are `count`, with the words of the last one that there is. */
function addLocales(folder: string, count: number): void {
  const locales = ['mn', 'en'];
  const more = MORE_LOCALES.slice(0, count - locales.length);
  changeSource(
    join(folder, 'language/locales.ts'),
    /(LOCALES = \[[^\]]*)\]/,
    `$1${more.map((each) => `, '${each}'`).join('')}]`,
  );
  for (const [file, table] of Object.entries(TABLES)) {
    const path = join(folder, file);
    writeFileSync(
      path,
      `${readFileSync(path, 'utf8')}\n${more.map((each) => `${table}['${each}'] = ${table}.en;`).join('\n')}\n`,
    );
  }
  const files = readdirSync(join(folder, 'content'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((each) => each.endsWith('.json'))) {
    const path = join(folder, 'content', file);
    writeJson(path, withLocales(readJson(path), more));
  }
}

/** A part of the content in which each text also stands in further languages. */
function withLocales(value: unknown, more: string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => withLocales(each, more));
  if (typeof value !== 'object' || value === null) return value;
  const parts = mapValues(value as Json, (part) => withLocales(part, more));
  if (!isText(parts)) return parts;
  return { ...parts, ...Object.fromEntries(more.map((locale) => [locale, parts.en])) };
}

function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && 'mn' in value && 'en' in value;
}

function mapValues<From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function writeJson(file: string, value: unknown): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value)}\n`);
}
