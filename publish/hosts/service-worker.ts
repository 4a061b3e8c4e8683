import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES, localePath } from '#/language/locales.ts';
import { buildScript } from '../build-script.ts';

/** The pages that stand in for pages that were never visited, one for each locale. */
export const OFFLINE_PAGES = Object.fromEntries(LOCALES.map((locale) => [locale, localePath('/offline', locale)]));

/**
 * Writes `/service-worker.js`: `src/offline/service-worker.ts`, or, built with `SERVICE_WORKER=off`, a worker that removes
 * itself and everything that an earlier one kept.
 *
 * @param files The addresses of the files that the styles of the offline pages name, and of those for paper.
 */
export async function writeServiceWorker(client: string, files: readonly string[]): Promise<void> {
  const isOff = process.env.SERVICE_WORKER === 'off';
  const entry = isOff ? 'src/offline/service-worker-off.ts' : 'src/offline/service-worker.ts';
  const code = await buildScript(entry, {
    __OFFLINE_PAGES__: JSON.stringify(OFFLINE_PAGES),
    __OFFLINE_FILES__: JSON.stringify([...Object.values(OFFLINE_PAGES), ...files]),
  });
  // Another mark is another worker, which fetches the offline pages again.
  const pages = await Promise.all(Object.values(OFFLINE_PAGES).map((page) => readFile(join(client, `${page}.html`))));
  const mark = createHash('sha256').update(Buffer.concat(pages)).digest('base64url').slice(0, 10);
  await writeFile(join(client, 'service-worker.js'), `/* ${mark} */\n${code}\n`);
}
