/**
 * Every kind of host answers alike: the real nginx with `deploy/nginx.conf`, `npm start`, and, by what they are told, the
 * hosts that read `_headers` and `_redirects`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { connect as connectSafely } from 'node:tls';
import { expect, test } from '@playwright/test';
import { IMMUTABLE_FOLDERS } from '../../publish/hosts/headers.ts';
import { NOT_FOUND_AREAS, REDIRECTS } from '../../publish/hosts/redirects.ts';
import { missingHosts } from '../../setup/hosts.mjs';
import { builtFiles, textOf } from '../visit/built-files.ts';
import { URLS } from '../visit/urls.ts';
import { brokenRules } from './header-rules.ts';
import { type Answer, startNginx } from './nginx.ts';

const headers: Record<string, string> = JSON.parse(readFileSync('build/host/headers.json', 'utf8'));
const pageHeaders: Record<string, string> = JSON.parse(readFileSync('build/host/page-headers.json', 'utf8'));
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, max-age=0, must-revalidate';
const A_DAY = 'public, max-age=86400';
/** The rules that a file need not keep which is never a document. */
const FOR_DOCUMENTS = [
  'the policy starts from nothing',
  'scripts are ours or known by their hash',
  'styles are ours or known by their hash',
  'no plug-ins',
  'no other base address',
  'no frame around the site',
  'forms go to known places',
  'older browsers frame nothing either',
  'referrers stay short',
  'no other window reaches ours',
  'devices are out of reach',
];
const asset = builtFiles(/^\/assets\/.*\.js$/)[0] ?? '';
const picture = builtFiles(/^\/pictures\/.*\.avif$/)[0] ?? '';
/** One file of every folder whose files never change. */
const hashed = IMMUTABLE_FOLDERS.map((folder) => builtFiles(new RegExp(`^${folder}.*`))[0] ?? folder);

type Ask = (path: string, headers?: Record<string, string>) => Promise<Answer>;
type Hosts = { nginx: Awaited<ReturnType<typeof startNginx>> | undefined };

const hosts = test.extend<{ asks: Record<string, Ask> }, Hosts>({
  nginx: [
    async ({ browserName: _any }, use) => {
      const nginx = missingHosts() === undefined ? await startNginx() : undefined;
      await use(nginx);
      nginx?.stop();
    },
    { scope: 'worker' },
  ],
  asks: async ({ nginx, baseURL }, use) => {
    const start: Ask = async (path, given = {}) => {
      const response = await fetch(`${baseURL}${path}`, {
        redirect: 'manual',
        headers: { 'accept-encoding': 'identity', ...given },
      });
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: await response.text(),
      };
    };
    await use({ 'npm start': start, ...(nginx && { nginx: nginx.ask }) });
  },
});

/** One request as it is written here: no browser and no library puts it right first. */
function askByHand(address: string, line: string): Promise<{ status: number; headers: Record<string, string> }> {
  const { protocol, port } = new URL(address);
  const to = { port: Number(port), host: 'localhost' };
  const socket =
    protocol === 'https:'
      ? connectSafely({ ...to, rejectUnauthorized: false, ALPNProtocols: ['http/1.1'] })
      : connect(to);
  return new Promise((answer, fail) => {
    let received = '';
    socket.setEncoding('latin1').on('data', (part) => {
      received += part;
    });
    // A refusal may come before all has been sent; what has come by then counts.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const [head = '', ...lines] = received.split('\r\n\r\n')[0]?.split('\r\n') ?? [];
      if (head === '') fail(new Error(`No answer to ${line.slice(0, 60)}`));
      const pairs = lines.map((each) => each.split(/: (.*)/));
      const headers = Object.fromEntries(pairs.map(([name = '', value = '']) => [name.toLowerCase(), value]));
      answer({ status: Number(head.split(' ')[1]), headers });
    });
    socket.write(`${line} HTTP/1.1\r\nHost: other.example\r\nConnection: close\r\n\r\n`, 'latin1');
  });
}

for (const host of ['nginx', 'npm start']) {
  hosts.describe(host, () => {
    hosts.skip(host === 'nginx' && missingHosts() !== undefined, missingHosts() ?? '');

    for (const [from, to] of [
      ['/', '/home'],
      ['/en', '/en/home'],
      ['/?a=1', '/home?a=1'],
      ['/voyah/free/', '/voyah/free'],
      ['//other.example/', '/other.example'],
    ] as const) {
      hosts(`${from} leads to ${to}`, async ({ asks }) => {
        const answer = await asks[host]?.(from);
        expect(answer?.status).toBe(301);
        const { pathname, search } = new URL(answer?.headers.location ?? '', 'https://localhost');
        expect(pathname + search).toBe(to);
      });
    }

    hosts('no address leads to another host or writes a header', async ({ asks, nginx, baseURL }) => {
      const own = new URL(host === 'nginx' ? (nginx?.secure ?? '') : (baseURL ?? '')).host;
      for (const path of [
        '//other.example/',
        '///other.example/a/',
        '/\\other.example/',
        '/%0d%0aX-Other:%20a/',
        '/%5cother.example/',
        '/%5c/%5cother.example/',
        '/%09/other.example/',
        '/%0a%5cother.example/',
        '/./\\other.example/',
      ]) {
        const answer = await asks[host]?.(path);
        const { location } = answer?.headers ?? {};
        if (location !== undefined) expect(new URL(location, `https://${own}/a/`).host, path).toBe(own);
        expect(answer?.headers['x-other'], path).toBeUndefined();
      }
    });

    hosts('no redirect repeats the host that the visitor has written', async ({ asks }) => {
      for (const path of ['/', '/en', '/voyah/'])
        expect((await asks[host]?.(path))?.headers.location, path).toMatch(/^\/\w/);
    });

    hosts('a very long address shows its page, an endless or damaged one says so in ours', async ({ asks }) => {
      const long = await asks[host]?.(`/voyah/free?color=${'1'.repeat(10_000)}`);
      expect(long).toMatchObject({ status: 200, body: textOf('/voyah/free.html') });
      for (const path of ['/%E0%A4%A', '/%', '/x%00y']) {
        const answer = await asks[host]?.(path);
        expect([400, 404], path).toContain(answer?.status);
        expect(answer?.body, path).toBe(textOf('/404.html'));
        expect(brokenRules(answer?.headers ?? {}), path).toEqual([]);
      }
    });

    hosts(
      'what is told to hosts and what no browser writes is refused, with the same headers',
      async ({ nginx, baseURL }) => {
        const address = host === 'nginx' ? nginx?.secure : baseURL;
        for (const [line, statuses] of [
          ['GET /_headers', [404]],
          ['GET /_redirects', [404]],
          ['POST /voyah/free', [405]],
          ['TRACE /voyah/free', [405]],
          ['GET /\u00f6', [400, 404]],
          ['GET http://other.example/nothing/', [301]],
          [`GET /?${'a'.repeat(60_000)}`, [414, 431]],
        ] as const) {
          const answer = await askByHand(address ?? '', line);
          expect(statuses, line.slice(0, 60)).toContain(answer.status);
          expect(brokenRules(answer.headers), line.slice(0, 60)).toEqual([]);
          expect(answer.headers.location ?? '/nothing', line.slice(0, 60)).toBe('/nothing');
        }
      },
    );

    hosts('pages carry the security headers and are asked for again', async ({ asks }) => {
      const answer = await asks[host]?.('/voyah/free');
      expect(answer).toMatchObject({ status: 200, body: textOf('/voyah/free.html') });
      expect(answer?.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
      expect(answer?.headers['cache-control']).toBe(ASK_AGAIN);
      for (const [name, value] of Object.entries(headers)) expect(answer?.headers[name.toLowerCase()]).toBe(value);
      const again = await asks[host]?.('/voyah/free', { 'if-none-match': answer?.headers.etag ?? '' });
      expect(again?.status).toBe(304);
    });

    hosts('pages, and nothing else, name their fonts ahead', async ({ asks }) => {
      for (const path of ['/voyah/free', '/en/home']) {
        const { headers: sent = {}, body = '' } = (await asks[host]?.(path)) ?? {};
        expect(sent.link).toBe(pageHeaders.Link);
        const fonts = [...(sent.link ?? '').matchAll(/<([^>]+)>; rel=preload; as=font/g)].map(([, font]) => font);
        expect(fonts.length).toBeGreaterThan(1);
        for (const font of fonts) expect(body).toMatch(new RegExp(`<link rel="preload" as="font"[^>]* href="${font}"`));
      }
      for (const path of [asset, picture, '/nothing'])
        expect((await asks[host]?.(path))?.headers.link, path).toBeUndefined();
    });

    hosts(
      'every answer but the parts of a page passes the rules by which header scanners give their best mark',
      async ({ asks }) => {
        for (const [path, status] of [
          ['/voyah/free', 200],
          ['/en/nothing', 404],
          ['/', 301],
          ['/voyah/', 301],
          ['/assets/nothing.js', 404],
          ['/assets/nothing/', 404],
          ['/voyah/gone.data', 404],
          ['/service-worker.js', 200],
        ] as const) {
          const answer = await asks[host]?.(path);
          expect(answer?.status, path).toBe(status);
          expect(brokenRules(answer?.headers ?? {}), path).toEqual([]);
        }
      },
    );

    hosts('hashed files may be kept for ever, what is missing not at all', async ({ asks }) => {
      for (const path of hashed) {
        const answer = await asks[host]?.(path);
        expect(answer?.status, path).toBe(200);
        expect(answer?.headers['cache-control'], path).toBe(FOR_EVER);
        // What only documents heed would be most of a small file's bytes.
        expect(brokenRules(answer?.headers ?? {}).sort(), path).toEqual(FOR_DOCUMENTS.toSorted());
      }
      const missing = await asks[host]?.('/assets/gone-12345678.js');
      expect(missing?.status).toBe(404);
      expect(missing?.headers['cache-control']).not.toContain('immutable');
    });

    hosts('icons may be kept for a day', async ({ asks }) => {
      for (const path of ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/icon-512.png'])
        expect((await asks[host]?.(path))?.headers['cache-control'], path).toBe(A_DAY);
    });

    hosts('files have their types', async ({ asks }) => {
      for (const [path, type] of [
        [asset, /^text\/javascript/],
        [picture, /^image\/avif/],
        ['/search.json', /^application\/json/],
        ['/site.webmanifest', /^application\/manifest\+json/],
        ['/sitemap.xml', /^(application|text)\/xml/],
      ] as const) {
        expect((await asks[host]?.(path))?.headers['content-type'], path).toMatch(type);
      }
    });

    for (const [path, language, brand] of [
      ['/nothing', 'mn', undefined],
      ['/en/nothing', 'en', undefined],
      ['/voyah/dreamer/inter', 'mn', 'voyah'],
      ['/en/forthing/nothing/at/all', 'en', 'forthing'],
      ['/aeolusx', 'mn', undefined],
      ['/404.html', 'mn', undefined],
      ['/en/voyah/404', 'en', 'voyah'],
    ] as const) {
      hosts(`${path} is not found, in the right language and brand`, async ({ asks }) => {
        const answer = await asks[host]?.(path);
        expect(answer?.status).toBe(404);
        expect(answer?.body).toContain(`<html lang="${language}"`);
        if (brand === undefined) expect(answer?.body).not.toMatch(/<html[^>]*data-brand/);
        else expect(answer?.body).toMatch(new RegExp(`<html[^>]*data-brand="${brand}"`));
        expect(answer?.headers['content-security-policy']).toBe(headers['Content-Security-Policy']);
      });
    }

    hosts('every area answers with its own not-found page', async ({ asks }) => {
      for (const area of NOT_FOUND_AREAS) {
        expect((await asks[host]?.(`${area}/nothing`))?.body, area).toBe(textOf(`${area}/404.html`));
      }
    });

    hosts('text is sent as it was compressed by the build', async ({ asks, nginx }) => {
      const best = host === 'nginx' && nginx?.hasBrotli === false ? 'gzip' : 'br';
      for (const [accepted, sent] of [
        ['gzip, deflate, br', best],
        ['gzip', 'gzip'],
      ] as const) {
        const answer = await asks[host]?.('/home', { 'accept-encoding': accepted });
        expect(answer?.headers['content-encoding']).toBe(sent);
        expect(answer?.headers.vary?.toLowerCase()).toContain('accept-encoding');
      }
    });
  });
}

hosts('nginx leads from http to https', async ({ nginx }) => {
  hosts.skip(nginx === undefined, missingHosts() ?? '');
  const response = await fetch(`${nginx?.plain}/voyah?a=1`, { redirect: 'manual' });
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('https://showroom.example/voyah?a=1');
});

test('_headers and _redirects say the same', () => {
  const blocks = textOf('/_headers')
    .split(/^(?=\/)/m)
    .map((block) => block.trim().split(/\n\s*/));
  const told = Object.fromEntries(blocks.map(([path = '', ...lines]) => [path, lines]));
  expect(told['/*']).toEqual(Object.entries(headers).map(([name, value]) => `${name}: ${value}`));
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  expect(brokenRules(Object.fromEntries(lower))).toEqual([]);
  for (const folder of IMMUTABLE_FOLDERS) {
    expect(told[`${folder}*`], folder).toContain(`Cache-Control: ${FOR_EVER}`);
  }
  for (const icons of ['/favicon*', '/apple-touch-icon*', '/icon-*']) {
    expect(told[icons]).toEqual([`Cache-Control: ${A_DAY}`]);
  }
  for (const address of URLS) expect(told[address]).toEqual([`Link: ${pageHeaders.Link}`]);
  const lines = textOf('/_redirects').trim().split('\n');
  expect(lines).toEqual(REDIRECTS.map(({ from, to }) => `${from} ${to} 301`));
});

test('hosts that read `_headers` read all of it: Cloudflare takes 100 rules, and 2,000 characters of a line', () => {
  const lines = textOf('/_headers').split('\n');
  expect(lines.filter((line) => /^\S/.test(line)).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
});

test('a port that another program has, or that is none, is told in a sentence', ({ baseURL }) => {
  const started = (PORT: string) =>
    spawnSync(process.execPath, ['publish/hosts/serve.ts'], { env: { ...process.env, PORT }, encoding: 'utf8' });
  const { port } = new URL(baseURL ?? '');
  for (const [asked, told] of [
    [port, `Another program answers at port ${port}, perhaps this one in another window.`],
    ['home', 'PORT is "home": expected a whole number from 1 to 65535, found none.'],
  ] as const) {
    const { status, stderr } = started(asked);
    expect(stderr).toContain(told);
    expect(stderr).not.toContain('    at ');
    expect(status).toBe(1);
  }
});
