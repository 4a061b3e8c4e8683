/**
 * Serves the built site as a host does: redirects, precompressed files, cache and security headers, not-found pages with
 * status 404. `npm start` and the tests run it; `PORT` changes its port (4173).
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { CACHE, cacheControl } from './headers.ts';
import { notFoundPage, REDIRECTS } from './redirects.ts';

const CLIENT = fileURLToPath(new URL('../build/client', import.meta.url));
const HEADERS = fileURLToPath(new URL('../build/host/headers.json', import.meta.url));
const PAGE_HEADERS = fileURLToPath(new URL('../build/host/page-headers.json', import.meta.url));
const port = Number(process.env.PORT ?? 4173);

if (!existsSync(HEADERS)) {
  console.error('There is no build yet: run `npm start`, which makes one, or `npm run build`.');
  process.exit(1);
}
const headers: Record<string, string> = JSON.parse(readFileSync(HEADERS, 'utf8'));
const pageHeaders: Record<string, string> = JSON.parse(readFileSync(PAGE_HEADERS, 'utf8'));
const redirects = new Map<string, string>(REDIRECTS.map(({ from, to }) => [from, to]));

const files = sirv(CLIENT, {
  extensions: ['html'],
  brotli: true,
  gzip: true,
  etag: true,
  dotfiles: true,
  setHeaders: (response, path) => {
    response.setHeader('Cache-Control', cacheControl(path));
    if (/^[^.]*(\.html)?$/.test(path)) {
      for (const [name, value] of Object.entries(pageHeaders)) response.setHeader(name, value);
    }
    if (path.endsWith('.data')) response.setHeader('Content-Type', 'text/x-script');
  },
});

const server = createServer((request, response) => {
  const [asked = '/', query] = (request.url ?? '/').split('?');
  // `//other.example/` would lead to another host when it is sent back without its last slash.
  const path = asked.replace(/^[/\\]+/, '/');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const target = redirects.get(plain) ?? (plain === path ? undefined : plain);
  if (target !== undefined) {
    response.writeHead(301, { Location: query === undefined ? target : `${target}?${query}` }).end();
    return;
  }
  const refuse = () => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': CACHE.page });
    response.end(request.method === 'HEAD' ? undefined : readFileSync(`${CLIENT}${notFoundPage(path)}`));
  };
  // The not-found pages are answers, not addresses.
  if (/\/404(\.html)?$/.test(path)) refuse();
  else files(request, response, refuse);
});

server.listen(port, () => console.log(`The site is at http://localhost:${port}`));
