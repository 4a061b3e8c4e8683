import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { library } from '../content/library.ts';
import { compressFiles } from './compress.ts';
import { CACHE, headersOf, ICONS, IMMUTABLE_FOLDERS, pageHeaders, securityHeaders } from './headers.ts';
import { inlineHashes } from './inline-hashes.ts';
import { REDIRECTS } from './redirects.ts';
import { writeSecurityText } from './security-text.ts';
import { writeServiceWorker } from './service-worker.ts';

const { dealer } = library;
const CLIENT = 'build/client';
/** What the hosts are configured from, outside the files that visitors get. */
const HOST = 'build/host';

/** Makes the finished pages ready for any static host: service worker, security.txt, headers and redirects, compressed copies. */
export async function finishBuild(): Promise<void> {
  await writeServiceWorker(CLIENT);
  await writeSecurityText(CLIENT);
  await writeHostFiles();
  await compressFiles(CLIENT);
}

async function writeHostFiles(): Promise<void> {
  const pages = await Promise.all((await files('.html')).map((file) => readFile(file, 'utf8')));
  const formTargets = dealer.newsletterService === undefined ? [] : [new URL(dealer.newsletterService).origin];
  const headers = securityHeaders(inlineHashes(pages), formTargets);
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const forPages = pageHeaders(pages);
  // `_headers` lists each page, because its patterns cannot match addresses without a file extension.
  const addresses = (await files('.html'))
    .map(
      (file) =>
        `/${relative(CLIENT, file)
          .replaceAll('\\', '/')
          .replace(/\.html$/, '')}`,
    )
    .filter((address) => !/\/(404|offline|index)$/.test(address));
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

/** All files of the build whose name ends so. */
async function files(ending: string): Promise<string[]> {
  const entries = await readdir(CLIENT, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
