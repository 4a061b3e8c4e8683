import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const CLIENT = fileURLToPath(new URL('../../build/client', import.meta.url));

/** Where the scripts and data of the second version stand; scripts name each other relative to themselves. */
const SECOND = '/assets/second/';

/** A host whose files a test may replace or take away, all of them at once as publishing the site anew does. */
export type Host = {
  origin: string;
  /** By path: another text, or undefined where the file is gone. */
  replaced: Map<string, string | undefined>;
  /** Puts a second version in the place of the build: other names of all hashed scripts and data, other headings. */
  publishAnew: () => void;
  /** Paths that were asked for, in order. */
  asked: string[];
  close: () => void;
};

/** Serves the build on a port of its own. Its headers are not those of the site; `headers.test.ts` looks at them. */
export async function serveBuild(): Promise<Host> {
  const files = sirv(CLIENT, { extensions: ['html'], dev: true, dotfiles: true });
  const replaced: Host['replaced'] = new Map();
  const asked: string[] = [];
  let isAnew = false;
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    asked.push(path);
    response.setHeader('Cache-Control', 'no-cache');
    const text = replaced.get(path) ?? (isAnew ? secondVersion(path) : undefined);
    if (text !== undefined) {
      const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
      response.setHeader('Content-Type', `${type}; charset=utf-8`);
      response.end(text);
      return;
    }
    if (replaced.has(path) || (isAnew && /^\/assets\/[^/]+\.js(on)?$/.test(path))) {
      response.writeHead(404).end();
      return;
    }
    if (isAnew) request.url = request.url?.replace(SECOND, '/assets/') ?? '/';
    files(request, response, () => {
      response.writeHead(404).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    replaced,
    publishAnew: () => {
      isAnew = true;
    },
    asked,
    close: () => server.closeAllConnections() ?? server.close(),
  };
}

/** A page of the second version; nothing where the path is no page. */
function secondVersion(path: string): string | undefined {
  const file = join(CLIENT, `${path}.html`);
  if (/\.\w+$/.test(path) || !existsSync(file)) return undefined;
  return readFileSync(file, 'utf8')
    .replace(/\/assets\/(?=[\w-]+\.js(?:on)?")/g, SECOND)
    .replace('</h1>', ' published anew</h1>');
}
