import { createHash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
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
const HOST_APART = `${HOST}/apart.json`;
const NGINX_APART = `${HOST}/nginx-apart.conf`;

/** A part of the site with a policy of its own: the path below which it stands. */
export type Apart = { path: string; policy: string };

/**
 * Makes the finished pages ready for any static host: service worker, headers and redirects, compressed copies.
 *
 * @param addApart Adds a part with a policy of its own to the folder of the site.
 */
export async function finishBuild(site: PublishedSite, addApart?: (client: string) => Promise<Apart>): Promise<void> {
  const offline = site.pages.filter(({ path }) => Object.values(OFFLINE_PAGES).includes(path));
  await writeServiceWorker(CLIENT, [...new Set(offline.flatMap(({ styleFiles }) => styleFiles))]);
  const apart = await addApart?.(CLIENT);
  await compressFiles(CLIENT);
  await writeHostFiles(site, apart);
}

/** The hashes of every inline script and style of the pages, sorted, each once. */
function inlineHashes(pages: readonly PublishedPage[]): InlineHashes {
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const hashes = (kind: 'scripts' | 'styles') =>
    [...new Set(pages.flatMap(({ used }) => [...used[kind]]))].map(hash).sort();
  return { scripts: hashes('scripts'), styles: hashes('styles') };
}

async function writeHostFiles({ pages, formTargets }: PublishedSite, apart: Apart | undefined): Promise<void> {
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
  // `!` takes away what `/*` has set (Cloudflare); a host that only adds to it keeps the stricter policy of the site.
  const own = apart && [`${apart.path}*`, '  ! Content-Security-Policy', `  Content-Security-Policy: ${apart.policy}`];
  await writeFile(join(CLIENT, '_headers'), ['/*', ...lines, ...cached, ...perPage, ...(own ?? []), ''].join('\n'));
  await writeFile(join(CLIENT, '_redirects'), `${REDIRECTS.map(({ from, to }) => `${from} ${to} 301`).join('\n')}\n`);
  await mkdir(HOST, { recursive: true });
  await writeFile(join(HOST, 'page-headers.json'), JSON.stringify(forPages, null, 2));
  const forParts = headersOf(IMMUTABLE_FOLDERS[0], headers);
  const links = `set $page_links '${forPages.Link}';\n`;
  await writeFile(join(HOST, 'nginx-headers.conf'), [...forNginx(headers), links].join(''));
  await writeFile(join(HOST, 'nginx-part-headers.conf'), forNginx(forParts).join(''));
  await rm(HOST_APART, { force: true });
  await rm(NGINX_APART, { force: true });
  if (apart !== undefined) await writeApart(apart, headers);
  // Last and in one step, because it tells `serve.ts` of a new build.
  await writeFile(join(HOST, 'headers.json.part'), JSON.stringify(headers, null, 2));
  await rename(join(HOST, 'headers.json.part'), join(HOST, 'headers.json'));
}

const forNginx = (sent: Record<string, string>) =>
  Object.entries(sent).map(([name, value]) => `add_header ${name} "${value}" always;\n`);

async function writeApart(apart: Apart, headers: Record<string, string>): Promise<void> {
  await writeFile(HOST_APART, JSON.stringify(apart));
  const sent = forNginx({ ...headers, 'Content-Security-Policy': apart.policy }).map((line) => `  ${line}`);
  const location = [
    `location = ${apart.path.slice(0, -1)} { return 301 ${apart.path}; }\n`,
    `location ${apart.path} {\n`,
    ...sent,
    '  add_header Cache-Control $cache_control always;\n',
    '  index index.html;\n  try_files $uri $uri/ =404;\n}\n',
  ];
  await writeFile(NGINX_APART, location.join(''));
}
