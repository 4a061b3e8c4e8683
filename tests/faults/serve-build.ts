import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const CLIENT = fileURLToPath(new URL('../../build/client', import.meta.url));

/** A host whose files a test may replace or take away, all of them at once as publishing the site anew does. */
export type Host = {
  origin: string;
  /** By path: another text, or undefined where the file is gone. */
  replaced: Map<string, string | undefined>;
  /** Puts another build's folder in the place of this one. */
  publish: (client: string) => void;
  /** Paths that were asked for, in order. */
  asked: string[];
  close: () => void;
};

/** Serves the build on a port of its own. Its headers are not those of the site; `headers.test.ts` looks at them. */
export async function serveBuild(): Promise<Host> {
  const serve = (client: string) => sirv(client, { extensions: ['html'], dev: true, dotfiles: true });
  let files = serve(CLIENT);
  const replaced: Host['replaced'] = new Map();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    asked.push(path);
    response.setHeader('Cache-Control', 'no-cache');
    const text = replaced.get(path);
    if (text !== undefined) {
      const type = path.endsWith('.js') ? 'text/javascript' : path.endsWith('.data') ? 'text/x-script' : 'text/html';
      response.setHeader('Content-Type', `${type}; charset=utf-8`);
      response.end(text);
    } else if (replaced.has(path)) {
      response.writeHead(404).end();
    } else {
      files(request, response, () => {
        response.writeHead(404).end();
      });
    }
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    replaced,
    publish: (client) => {
      files = serve(client);
    },
    asked,
    close: () => server.closeAllConnections() ?? server.close(),
  };
}
