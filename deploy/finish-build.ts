import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { dealer } from '../content/catalogue/dealer.ts';
import { modelPaths } from '../content/catalogue/model-paths.ts';
import { siteUrl } from '../content/catalogue/site-url.ts';
import { DEFAULT_LOCALE } from '../language/locales.ts';
import { compressFiles } from './compress.ts';
import { CACHE, headersOf, ICONS, IMMUTABLE_FOLDERS, pageHeaders, securityHeaders } from './headers.ts';
import { inlineHashes } from './inline-hashes.ts';
import { writeOfflinePages } from './offline-page.ts';
import { NOT_FOUND_AREAS, REDIRECTS } from './redirects.ts';
import { writeSecurityText } from './security-text.ts';
import { writeServiceWorker } from './service-worker.ts';

const CLIENT = 'build/client';
const SERVER = 'build/server';
/** What the hosts are configured from, outside the files that visitors get. */
const HOST = 'build/host';

/**
 * Turns React Router's output into the site that any static host serves: not-found pages, one file for each address
 * (`/voyah/free` is `voyah/free.html`), headers and redirects for the hosts, compressed copies.
 */
export async function finishBuild(): Promise<void> {
  await rm(join(CLIENT, '__spa-fallback.html'), { force: true });
  await writeNotFoundPages();
  await rm(SERVER, { recursive: true });
  await removeLeftovers();
  await nameFilesAfterAddresses();
  await copyToAliases();
  await writeOfflinePages(CLIENT);
  await writeServiceWorker(CLIENT);
  await writeSecurityText(CLIENT);
  await writeHostFiles();
  await compressFiles(CLIENT);
}

/** React Router has no file for "not found", so its own server renders the error page once for each area. */
async function writeNotFoundPages(): Promise<void> {
  const build: ServerBuild = await import(/* @vite-ignore */ pathToFileURL(join(SERVER, 'index.js')).href);
  const respond = createRequestHandler({ ...build, ssr: true }, 'production');
  for (const area of NOT_FOUND_AREAS) {
    const response = await respond(new Request(`${siteUrl}${area}/404`));
    if (response.status !== 404) throw new Error(`${area}/404 answered ${response.status}: it must not be a page`);
    const file = join(CLIENT, area, '404.html');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await response.text());
  }
}

/**
 * What React Router's build leaves that nobody fetches: the stylesheet (it stands inside every page) and the navigation
 * data of files that are no pages (`sitemap.xml.data`).
 */
async function removeLeftovers(): Promise<void> {
  const leftovers = [...(await files('.css')), ...(await files('.data')).filter((file) => /\.\w+\.data$/.test(file))];
  await Promise.all(leftovers.map((file) => rm(file)));
  // React Router would fetch the stylesheet again with every page that the visitor opens.
  for (const file of (await files('.js')).filter((each) => /manifest-[^/]*$/.test(each))) {
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(/"css":\[[^\]]*\]/g, '"css":[]'));
  }
}

async function nameFilesAfterAddresses(): Promise<void> {
  for (const file of await files('index.html')) {
    if (dirname(file) === CLIENT) continue;
    await rename(file, `${dirname(file)}.html`);
    // Folders that held nothing else go; `voyah/` stays beside `voyah.html`, because it holds the models' pages.
    if ((await readdir(dirname(file))).length === 0) await rmdir(dirname(file));
  }
}

/** A model's other spellings get the same page; on a disk that ignores case the file is there already. */
async function copyToAliases(): Promise<void> {
  for (const { path, aliases } of modelPaths()) {
    for (const [alias, edition, ending] of aliases.flatMap((each) =>
      ['', '/en'].flatMap((prefix) => ['.html', '.data'].map((suffix) => [each, prefix, suffix] as const)),
    )) {
      const target = join(CLIENT, `${edition}${alias}${ending}`);
      if (!existsSync(target)) await copyFile(join(CLIENT, `${edition}${path}${ending}`), target);
    }
  }
}

async function writeHostFiles(): Promise<void> {
  const pages = await Promise.all((await files('.html')).map((file) => readFile(file, 'utf8')));
  const { newsletterService } = dealer(DEFAULT_LOCALE);
  const formTargets = newsletterService === undefined ? [] : [new URL(newsletterService).origin];
  const headers = securityHeaders(inlineHashes(pages), formTargets);
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  // The page for those who are offline is none that a host is asked for, and has the fonts of the system.
  const forPages = pageHeaders(pages.filter((page) => page.includes('rel="preload"')));
  // `_headers` names each page and its data, because its patterns know no endings.
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
    `${address}.data`,
    `  Cache-Control: ${CACHE.data}`,
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
