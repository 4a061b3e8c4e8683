/**
 * `npm run edit`: serves the editor and the pictures of this checkout on this computer alone, reads its content and writes what
 * is saved. `PORT` changes its port (4180), `CHECKOUT` the folder that is edited.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { publishCopies } from '../../media/publish-copies.ts';
import { listen } from '../../publish/hosts/listen.ts';
import { editorPolicy } from '../policy.ts';
import { address, port } from './address.ts';
import { openContent, Sent, saveContent } from './save.ts';

const ROOT = resolve(process.env.CHECKOUT ?? join(import.meta.dirname, '../..'));

/** More than all texts and a dozen of the largest masters. */
const MOST_BYTES = 60e6;

const HEADERS = {
  'Content-Security-Policy': editorPolicy(),
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-cache',
};

/** An answer other than success. */
class Refusal extends Error {
  readonly status: number;
  constructor(status: number, reason: string) {
    super(reason);
    this.status = status;
  }
}

const editor = sirv(resolve(import.meta.dirname, '../../build/editor'), { dev: true });
publishCopies(ROOT);
const published = sirv(join(ROOT, 'public'), { dev: true });

const server = createServer((request, response) => {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  answer(request, response).catch((error: Error) => {
    const status = error instanceof Refusal ? error.status : 500;
    if (status === 500) console.error(error);
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(error.message);
  });
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!isHere(request)) throw new Refusal(403, 'Only the editor of this computer may ask.');
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const notFound = () => void response.writeHead(404).end();
  if (pathname === '/' || pathname === '/admin') return void response.writeHead(302, { Location: '/admin/' }).end();
  if (pathname === '/admin/config.json') return send(response, {});
  if (pathname === '/admin/api/content') return send(response, await act(request));
  if (!pathname.startsWith('/admin/')) return published(request, response, notFound);
  request.url = pathname.slice('/admin'.length);
  editor(request, response, notFound);
}

async function act(request: IncomingMessage): Promise<unknown> {
  if (request.method === 'GET') return openContent(ROOT);
  if (request.method !== 'PUT') throw new Refusal(405, `${request.method} is not answered.`);
  const sent = Sent.safeParse(await readJson(request));
  if (!sent.success) throw new Refusal(400, sent.error.message);
  return saveContent(ROOT, sent.data);
}

const send = (response: ServerResponse, body: unknown) =>
  void response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** Whether the editor's own page asks: no other site that is open in the same browser, and under no other name. */
function isHere({ headers }: IncomingMessage): boolean {
  const host = headers.host ?? '';
  const isOwnHost = host === `localhost:${port}` || host === `127.0.0.1:${port}`;
  const isOwnPage = headers.origin === undefined || headers.origin === `http://${host}`;
  return (
    isOwnHost &&
    isOwnPage &&
    ['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined)
  );
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > MOST_BYTES) throw new Refusal(413, `More than ${MOST_BYTES / 1e6} MB.`);
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString());
  } catch {
    throw new Refusal(400, 'What was sent is no JSON.');
  }
}

/** False where another program has the port. */
export const isServed = await listen(server, port, '127.0.0.1');
if (isServed) console.log(`Засварлагчийн хаяг. The editor is at ${address}`);
