import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { request as ask } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Opened, Saved } from '../../editor/hosts/host.ts';
import { type Checkout, expect, test } from './editor.ts';

/** An answer of the editor's server, asked with these headers as no browser would let a page do. */
function send(
  url: string,
  method: string,
  headers: Record<string, string>,
  body?: string | Buffer,
): Promise<{ status: number; text: string }> {
  return new Promise((answered, failed) => {
    const asked = ask(url, { method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => answered({ status: response.statusCode ?? 0, text }));
    });
    asked.on('error', failed);
    asked.end(body);
  });
}

const api = ({ url }: Checkout) => `${url}/admin/api/content`;
const opened = async (checkout: Checkout): Promise<Opened> => JSON.parse((await send(api(checkout), 'GET', {})).text);
const put = async (checkout: Checkout, body: object): Promise<Saved> =>
  JSON.parse((await send(api(checkout), 'PUT', {}, JSON.stringify(body))).text);

test('only the editor of this computer is answered', async ({ checkout }) => {
  const { host } = new URL(checkout.url);
  const strange: Record<string, string>[] = [
    { Origin: 'https://other.example' },
    { Origin: `http://localhost:1` },
    { Host: 'rebound.example' },
    { Host: `localhost:1` },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ];
  for (const headers of strange) {
    expect([headers, (await send(api(checkout), 'GET', headers)).status]).toEqual([headers, 403]);
    expect([headers, (await send(api(checkout), 'PUT', headers, '{}')).status]).toEqual([headers, 403]);
  }
  expect((await send(api(checkout), 'GET', { Origin: `http://${host}`, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(
    200,
  );
  expect((await send(api(checkout), 'DELETE', {})).status).toBe(405);
});

test('nothing is written for what is no content, lies elsewhere, is too large or has mistakes', async ({
  checkout,
}) => {
  test.setTimeout(60_000);
  const { texts } = await opened(checkout);
  const dealer = JSON.parse(texts['dealer.json'] ?? '');
  for (const file of ['../package.json', 'schema.ts', 'new.json', '/etc/passwd', 'models/../../package.json']) {
    expect(await put(checkout, { values: { [file]: {} }, seen: { [file]: '' }, pictures: {} })).toMatchObject({
      kind: 'refused',
    });
  }
  for (const id of ['../../../outside', 'a/../../b', 'voyah-free/hero.webp']) {
    const body = JSON.stringify({ values: {}, seen: texts, pictures: { [id]: null } });
    expect((await send(api(checkout), 'PUT', {}, body)).status).toBe(400);
  }
  const wrong = await put(checkout, {
    values: { 'dealer.json': { ...dealer, showrooms: [{ ...dealer.showrooms[0], phone: '7700' }], surprise: 1 } },
    seen: texts,
    pictures: {},
  });
  expect(wrong).toMatchObject({ kind: 'refused' });
  expect(JSON.stringify(wrong)).toContain('a phone number is written');
  expect((await send(api(checkout), 'PUT', {}, 'no JSON')).status).toBe(400);
  expect((await send(api(checkout), 'PUT', {}, Buffer.alloc(61e6, 'a')).catch(() => ({ status: 413 }))).status).toBe(
    413,
  );
  const master = Buffer.from('no picture').toString('base64');
  const broken = { 'voyah-free/promotion-delivery': { master, width: 1600, height: 900 } };
  expect(await put(checkout, { values: {}, seen: texts, pictures: broken })).toMatchObject({ kind: 'refused' });
  expect(checkout.changed().filter((file) => file !== 'media/pictures/voyah-free/promotion-delivery.webp')).toEqual([]);
  const put_back = readFileSync(join(checkout.folder, 'media/pictures/voyah-free/promotion-delivery.webp'));
  expect(put_back.equals(readFileSync(resolve('media/pictures/voyah-free/promotion-delivery.webp')))).toBe(true);
});

test('all files read, checked and written again are as they were', async ({ checkout }) => {
  const { texts } = await opened(checkout);
  const values = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, JSON.parse(text)]));
  expect(Object.keys(values).length).toBeGreaterThan(35);
  expect(await put(checkout, { values, seen: texts, pictures: {} })).toMatchObject({ kind: 'saved' });
  expect(checkout.changed()).toEqual([]);
});

test('who is killed while saving leaves whole files', async ({ checkout }) => {
  test.setTimeout(60_000);
  const { texts } = await opened(checkout);
  const values = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, JSON.parse(text)]));
  // A server of its own, killed somewhere between the first byte and the last of a save that follows its first.
  for (const milliseconds of [0, 120, 260, 400, 550]) {
    const script = `
      const { saveContent } = await import(${JSON.stringify(pathToFileURL(resolve('editor/server/save.ts')))});
      process.stdout.write('ready');
      const { values, seen } = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
      for (let number = 0; ; number += 1) {
        for (const file of ['dealer.json', 'pages/about.json']) values[file][file === 'dealer.json' ? 'name' : 'remarks'] = file === 'dealer.json' ? 'Name ' + number : ['Remark ' + number];
        const saved = await saveContent(${JSON.stringify(checkout.folder)}, { values, seen, pictures: {} });
        Object.assign(seen, saved.opened?.texts);
        if (number === 0) process.stdout.write('saved');
      }`;
    const child = spawn(
      process.execPath,
      ['--input-type=module', '-e', script.replace("require('node:fs')", "(await import('node:fs'))")],
      {
        cwd: resolve('.'),
      },
    );
    const now = await opened(checkout);
    const said = (word: string) =>
      new Promise<void>((heard) => child.stdout.on('data', (data) => String(data).includes(word) && heard()));
    const [ready, saved] = [said('ready'), said('saved')];
    await ready;
    child.stdin.end(JSON.stringify({ values, seen: now.texts }));
    await saved;
    await new Promise((done) => setTimeout(done, milliseconds));
    child.kill('SIGKILL');
    await new Promise((ended) => child.once('exit', ended));
    for (const file of Object.keys(texts)) expect(() => JSON.parse(checkout.text(file))).not.toThrow();
    const unfinished = readdirSync(join(checkout.folder, 'content'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.part'),
    );
    for (const file of unfinished) rmSync(join(checkout.folder, 'content', file));
  }
  expect(checkout.changed()).toEqual(['content/dealer.json', 'content/pages/about.json']);
});

test('whoever opens the editor a second time is led to the first', ({ checkout }) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['editor/server/edit.ts', '--no-open'], {
    env: { ...process.env, PORT: new URL(checkout.url).port },
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 0,
    stdout: `Засварлагч нээлттэй байна. The editor is open already, at ${checkout.url}/admin/\n`,
    stderr: '',
  });
});
