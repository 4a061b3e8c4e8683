import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CLIENT, type PublishedPage, type PublishedSite } from '../prerender.ts';
import { compressFiles } from './compress.ts';
import {
  CACHE,
  headersOf,
  ICONS,
  IMMUTABLE_FOLDERS,
  type InlineHashes,
  pageHeaders,
  securityHeaders,
} from './headers.ts';
import { REDIRECTS } from './redirects.ts';
import { OFFLINE_PAGES, writeServiceWorker } from './service-worker.ts';

/** What the hosts are configured from, outside the files that visitors get. */
const HOST = 'build/host';

/** Makes the finished pages ready for any static host: service worker, headers and redirects, compressed copies. */
export async function finishBuild(site: PublishedSite): Promise<void> {
  const offline = site.pages.filter(({ path }) => Object.values(OFFLINE_PAGES).includes(path));
  await writeServiceWorker(CLIENT, [...new Set(offline.flatMap(({ styleFiles }) => styleFiles))]);
  await writeHostFiles(site);
  await compressFiles(CLIENT);
}

/** The hashes of every inline script and style of the pages, sorted, each once. */
function inlineHashes(pages: readonly PublishedPage[]): InlineHashes {
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const hashes = (kind: 'scripts' | 'styles') =>
    [...new Set(pages.flatMap(({ used }) => [...used[kind]]))].map(hash).sort();
  return { scripts: hashes('scripts'), styles: hashes('styles') };
}

async function writeHostFiles({ pages, formTargets }: PublishedSite): Promise<void> {
  const headers = securityHeaders(inlineHashes(pages), formTargets);
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const forPages = pageHeaders(pages.map(({ used }) => [...used.fonts]));
  // `_headers` lists each page, because its patterns cannot match addresses without a file extension.
  const addresses = pages
    .map(({ file }) => file.replace(/\.html$/, ''))
    .filter((address) => !/\/(404|offline|index)$/.test(address))
    .sort();
  const perPage = addresses.flatMap((address) => [
    address,
    ...Object.entries(forPages).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const cached = [
    ...IMMUTABLE_FOLDERS.flatMap((folder) => [`${folder}*`, `  Cache-Control: ${CACHE.immutable}`]),
    ...ICONS.flatMap((beginning) => [`${beginning}*`, `  Cache-Control: ${CACHE.icon}`]),
  ];
  await writeFile(join(CLIENT, '_headers'), ['/*', ...lines, ...cached, ...perPage, ''].join('\n'));
  await writeFile(join(CLIENT, '_redirects'), `${REDIRECTS.map(({ from, to }) => `${from} ${to} 301`).join('\n')}\n`);
  await mkdir(HOST, { recursive: true });
  await writeFile(join(HOST, 'headers.json'), JSON.stringify(headers, null, 2));
  await writeFile(join(HOST, 'page-headers.json'), JSON.stringify(forPages, null, 2));
  const forNginx = (sent: Record<string, string>) =>
    Object.entries(sent).map(([name, value]) => `add_header ${name} "${value}" always;\n`);
  const forParts = headersOf(IMMUTABLE_FOLDERS[0], headers);
  const links = `set $page_links '${forPages.Link}';\n`;
  await writeFile(join(HOST, 'nginx-headers.conf'), [...forNginx(headers), links].join(''));
  await writeFile(join(HOST, 'nginx-part-headers.conf'), forNginx(forParts).join(''));
}
