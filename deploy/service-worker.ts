import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { LOCALES, localePath } from '#/language/locales.ts';

/** The pages that stand in for pages that were never visited, one for each locale. */
const OFFLINE_PAGES = Object.fromEntries(LOCALES.map((locale) => [locale, localePath('/offline', locale)]));

/**
 * Writes `/service-worker.js`: `src/offline/service-worker.ts`, or, built with `SERVICE_WORKER=off`, a worker that removes
 * itself and everything that an earlier one kept.
 */
export async function writeServiceWorker(client: string): Promise<void> {
  const isOff = process.env.SERVICE_WORKER === 'off';
  const entry = isOff ? 'src/offline/service-worker-off.ts' : 'src/offline/service-worker.ts';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: {
      __OFFLINE_PAGES__: JSON.stringify(OFFLINE_PAGES),
      __OFFLINE_FILES__: JSON.stringify(await offlineFiles(client)),
    },
    build: { write: false, minify: true, copyPublicDir: false, lib: { entry, formats: ['iife'], name: 'worker' } },
  });
  const output = (Array.isArray(result) ? result[0] : result) as { output?: { code?: string }[] } | undefined;
  const code = output?.output?.[0]?.code;
  if (code === undefined) throw new Error(`${entry} gave no code`);
  // Another mark is another worker, which fetches the offline pages again.
  const pages = await Promise.all(Object.values(OFFLINE_PAGES).map((page) => readFile(join(client, `${page}.html`))));
  const mark = createHash('sha256').update(Buffer.concat(pages)).digest('base64url').slice(0, 10);
  await writeFile(join(client, 'service-worker.js'), `/* ${mark} */\n${code.trim()}\n`);
}

/** The offline pages and the fonts that their stylesheet names. */
async function offlineFiles(client: string): Promise<string[]> {
  const pages = Object.values(OFFLINE_PAGES);
  const texts = await Promise.all(pages.map((page) => readFile(join(client, `${page}.html`), 'utf8')));
  const fonts = texts.flatMap((text) => text.match(/\/assets\/[\w.-]+\.woff2/g) ?? []);
  return [...pages, ...new Set(fonts)];
}
