import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { cacheControl, headersOf } from '../../publish/hosts/headers.ts';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export type Host = { address: string; stop: () => void };

/**
 * Serves a build's files; all variants of a page are sent by the same code.
 *
 * @param asPage Makes of a built page what is sent.
 * @param onReport Gets what a page says with a request for `/report?…`. Such a page has scripts of its own, which the policy
 *   would forbid, so none is sent.
 */
export async function startHost(
  build: string,
  asPage: (html: string) => string,
  onReport?: (report: URLSearchParams) => void,
): Promise<Host> {
  const headers: Record<string, string> = JSON.parse(readFileSync(join(build, 'host/headers.json'), 'utf8'));
  const pages = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bench');
    if (onReport !== undefined && pathname === '/report') {
      response.writeHead(204).end();
      onReport(searchParams);
      return;
    }
    const path = normalize(decodeURI(pathname));
    const file = [path, `${path}.html`]
      .map((each) => join(build, 'client', each))
      .find((each) => extname(each) && existsSync(each));
    for (const [name, value] of Object.entries(headersOf(path, headers))) response.setHeader(name, value);
    if (onReport !== undefined) response.removeHeader('Content-Security-Policy');
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.setHeader('Cache-Control', cacheControl(path));
    if (extname(file) !== '.html') {
      sendFile(response, file);
      return;
    }
    const page = pages.get(file) ?? brotliCompressSync(asPage(readFileSync(file, 'utf8')));
    pages.set(file, page);
    send(response, page, 'br');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function sendFile(response: ServerResponse, file: string): void {
  if (existsSync(`${file}.br`)) send(response, readFileSync(`${file}.br`), 'br');
  else send(response, readFileSync(file));
}

function send(response: ServerResponse, body: Buffer, encoding?: string): void {
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.end(body);
}
