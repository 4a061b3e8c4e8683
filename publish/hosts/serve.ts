/**
 * Serves the built site as a host does: redirects, precompressed files, cache and security headers, not-found pages with
 * status 404. `npm start` and the tests run it; `PORT` changes its port (4173). A new build is served as soon as it is whole.
 */
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import type { Apart } from './finish-build.ts';
import { CACHE, cacheControl, headersOf, isHashed } from './headers.ts';
import { listen, portOr } from './listen.ts';
import { notFoundPage, REDIRECTS } from './redirects.ts';

const CLIENT = fileURLToPath(new URL('../../build/client', import.meta.url));
const HEADERS = fileURLToPath(new URL('../../build/host/headers.json', import.meta.url));
const PAGE_HEADERS = fileURLToPath(new URL('../../build/host/page-headers.json', import.meta.url));
const port = portOr(4173);

if (!existsSync(HEADERS)) {
  console.error('There is no build yet: run `npm start`, which makes one, or `npm run build`.');
  process.exit(1);
}
/** The part of the site that has a policy of its own (`finish-build.ts`), where this build has one. */
const APART = fileURLToPath(new URL('../../build/host/apart.json', import.meta.url));
const redirects = new Map<string, string>(REDIRECTS.map(({ from, to }) => [from, to]));

/** A build's last file, by which it is told from the next one. */
const madeAt = () => statSync(HEADERS, { throwIfNoEntry: false })?.mtimeMs;

/** The build as it is now: its headers, and its files with their sizes. */
function readBuild() {
  const headers: Record<string, string> = JSON.parse(readFileSync(HEADERS, 'utf8'));
  const pageHeaders: Record<string, string> = JSON.parse(readFileSync(PAGE_HEADERS, 'utf8'));
  const apart: Apart | undefined = existsSync(APART) ? JSON.parse(readFileSync(APART, 'utf8')) : undefined;
  const files = sirv(CLIENT, {
    extensions: ['html'],
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: true,
    setHeaders: (response, path) => {
      const kept = headersOf(path, headers);
      for (const name of Object.keys(headers)) if (!(name in kept)) response.removeHeader(name);
      if (apart && path.startsWith(apart.path)) response.setHeader('Content-Security-Policy', apart.policy);
      response.setHeader('Cache-Control', cacheControl(path));
      if (/^[^.]*(\.html)?$/.test(path)) {
        for (const [name, value] of Object.entries(pageHeaders)) response.setHeader(name, value);
      }
    },
  });
  return { made: madeAt(), headers, apart, files };
}

let build = readBuild();

/** Addresses of 32 KiB, as on nginx; Node's own limit is half of that, with the headers. */
const server = createServer({ maxHeaderSize: 32_768 }, (request, response) => {
  const [asked = '/', query] = (request.url ?? '/').replace(/#.*/, '').split('?');
  // `//other.example/` would lead to another host when it is sent back without its last slash, so would the whole
  // address, as it is written to proxies.
  const path = asked.replace(/^https?:\/\/[^/]*/, '').replace(/^[/\\]*/, '/');
  // The site was built anew: a file of the old size would never end, or end too early.
  const made = madeAt();
  if (made !== undefined && made !== build.made) build = readBuild();
  const { headers, apart, files } = build;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  // Addresses of pages are put right; whoever asks for a hashed file knows its exact name.
  const hasExtraSlash = path.length > 1 && path.endsWith('/') && !isHashed(path) && path !== apart?.path;
  const plain = hasExtraSlash ? path.slice(0, -1) : path;
  const toApart = path === apart?.path.slice(0, -1) ? apart?.path : undefined;
  const target = toApart ?? redirects.get(plain) ?? (plain === path ? undefined : plain);
  if (target !== undefined) {
    response.writeHead(301, { Location: query === undefined ? target : `${target}?${query}` }).end();
    return;
  }
  const refuse = () => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': CACHE.page });
    response.end(request.method === 'HEAD' ? undefined : readFileSync(`${CLIENT}${notFoundPage(path)}`));
  };
  // Where names of files have no case (Windows, macOS), two spellings of a path are one file, which has one of them.
  const tryOtherSpelling = () => {
    const page = `${CLIENT}${path}.html`;
    if (!existsSync(page)) return refuse();
    request.url = `/${relative(CLIENT, realpathSync.native(page)).replaceAll('\\', '/')}`;
    files(request, response, refuse);
  };
  // The not-found pages are answers, not addresses; the other two are told to other hosts, not to visitors.
  if (/\/404(\.html)?$|^\/_(headers|redirects)$/.test(path)) refuse();
  else files(request, response, tryOtherSpelling);
});

// What is no HTTP, or too long: Node itself would answer without our headers.
server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
  if (!socket.writable) return;
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const page = readFileSync(`${CLIENT}${notFoundPage('/')}`);
  const lines = [
    `HTTP/1.1 ${status}`,
    ...Object.entries(build.headers).map(([name, value]) => `${name}: ${value}`),
    'Content-Type: text/html; charset=utf-8',
    `Content-Length: ${page.length}`,
    `Cache-Control: ${CACHE.page}`,
    'Connection: close',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  socket.end(page);
});

if (await listen(server, port)) console.log(`The site is at http://localhost:${port}`);
