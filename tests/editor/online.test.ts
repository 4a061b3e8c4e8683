import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { editorPolicy } from '../../editor/policy.ts';
import { taken } from '../visit/urls.ts';
import { fileAt } from './editor.ts';
import { type ImitatedHost, imitate, REPOSITORY, TOKEN } from './imitated-hosts.ts';

const KINDS = ['github', 'gitlab', 'forgejo'] as const;
const NAMES = { github: 'GitHub', gitlab: 'GitLab', forgejo: 'Forgejo' };
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** The content of this checkout, as a repository has it. */
function repository(): Map<string, string> {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json'));
  const masters = readdirSync('media/pictures/voyah-free').map((name) => `media/pictures/voyah-free/${name}`);
  return new Map([
    ...files.map((file): [string, string] => [`content/${file}`, readFileSync(join('content', file), 'utf8')]),
    ['media/manifest.json', readFileSync('media/manifest.json', 'utf8')],
    ...masters.map((path): [string, string] => [path, path]),
  ]);
}

/** The published site with its editor: the files of the editor, where its repository is, and what the site was built from. */
async function publish(kind: (typeof KINDS)[number], host: ImitatedHost) {
  const published = { main: host.branches.get('main') ?? new Map<string, string>() };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const send = (body: string | Buffer, type: string) =>
      response.writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': editorPolicy(host.origin) }).end(body);
    if (pathname === '/admin/config.json') {
      return send(
        JSON.stringify({ kind, repository: REPOSITORY, branch: 'main', origin: host.origin }),
        'application/json',
      );
    }
    if (pathname === '/admin/published.json') {
      const files = [...published.main].filter(([path]) => path.startsWith('content/'));
      const hashes = files.map(([path, text]) => [path, createHash('sha256').update(text).digest('hex')]);
      return send(JSON.stringify(Object.fromEntries(hashes)), 'application/json');
    }
    const file = pathname.startsWith('/admin/')
      ? resolve('build/editor', pathname === '/admin/' ? 'index.html' : pathname.slice('/admin/'.length))
      : join('public', pathname);
    if (!existsSync(file)) return response.writeHead(404).end();
    return send(readFileSync(file), TYPES[extname(file)] ?? 'application/octet-stream');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://localhost:${port}/admin/`,
    publish: () => {
      published.main = host.branches.get('main') ?? published.main;
    },
    stop: () => server.close(),
  };
}

type Online = {
  host: ImitatedHost;
  site: Awaited<ReturnType<typeof publish>>;
  signIn: (page: Page, fragment?: string) => Promise<void>;
};

for (const kind of KINDS) {
  const test = base.extend<{ online: Online }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    online: async ({}, use) => {
      const host = await imitate(kind, repository());
      const site = await publish(kind, host);
      const signIn = async (page: Page, fragment = '') => {
        await page.goto(site.url + fragment);
        await page.getByLabel(`${NAMES[kind]} түлхүүр (token)`).fill(TOKEN);
        await page.getByRole('button', { name: 'Нэвтрэх' }).click();
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      };
      await use({ host, site, signIn });
      host.stop();
      site.stop();
    },
  });
  const saveButton = (page: Page) => page.getByRole('button', { name: 'Хадгалах', exact: true });
  const said = (page: Page) => page.locator('.said');
  const state = (page: Page) => page.locator('.request');

  test(`${kind}: a wrong token is refused; a save is a branch and a request, whose way to the site is told`, async ({
    page,
    online,
  }) => {
    const { host, site, signIn } = online;
    const told: string[] = [];
    page.on(
      'console',
      (message) => message.type() === 'error' && !/status of 401/.test(message.text()) && told.push(message.text()),
    );
    await page.goto(site.url);
    await page.getByLabel(/түлхүүр/).fill('wrong');
    await page.getByRole('button', { name: 'Нэвтрэх' }).click();
    await expect(page.getByRole('alert')).toContainText(`${NAMES[kind]} энэ түлхүүрийг хүлээж авсангүй (401)`);
    await signIn(page, '#prices');
    const before = host.branches.get('main');
    await page.getByRole('textbox', { name: 'Voyah Free: Үнэ (₮)' }).fill('189900000');
    await expect(page.getByRole('link', { name: 'Өөрчлөлт (1)' })).toBeVisible();
    await saveButton(page).click();
    await expect(said(page)).toHaveText('Хадгаллаа.');
    expect(host.branches.get('main')).toBe(before);
    const [branch = ''] = [...host.branches.keys()].filter((name) => name !== 'main');
    const changed = [...(host.branches.get(branch) ?? [])].filter(([path, text]) => before?.get(path) !== text);
    expect(changed.map(([path]) => path)).toEqual(['content/dealer.json']);
    expect(changed[0]?.[1]).toContain('"price": 189900000');
    expect(host.pulls).toMatchObject([{ branch, title: 'Editor: dealer' }]);
    await expect(state(page)).toContainText('Шалгаж байна…');

    // What is edited next belongs to the same request while that is open.
    await page.getByRole('textbox', { name: 'Voyah Dreamer: Үнэ (₮)' }).fill('209900000');
    await saveButton(page).click();
    await expect(said(page)).toHaveText('Хадгаллаа.');
    expect(host.pulls).toHaveLength(1);
    expect(host.branches.get(branch)?.get('content/dealer.json')).toContain('209900000');

    const pull = host.pulls[0];
    if (pull === undefined) throw new Error('There is no request.');
    for (const [checks, words] of [
      ['failure', 'Шалгалтад алдаа гарлаа'],
      ['success', 'Шалгасан · зөвшөөрөл хүлээж байна'],
    ] as const) {
      pull.checks = checks;
      await page.reload();
      await expect(state(page)).toContainText(words);
    }
    host.merge(1);
    await page.reload();
    await expect(state(page)).toContainText('Зөвшөөрсөн · нийтэлж байна');
    site.publish();
    await page.reload();
    await expect(state(page)).toContainText('Сайт дээр гарсан');
    expect(told).toEqual([]);
  });

  // All three hosts refuse a stale file in the same way; each of them is asked before a release.
  if (!taken(KINDS, 0, 3).includes(kind)) continue;
  test(`${kind}: two people on two files both get through, on one file the second is told`, async ({
    browser,
    online,
  }) => {
    const { host, signIn } = online;
    const [one, other] = await Promise.all([0, 1].map(async () => (await browser.newContext()).newPage()));
    if (one === undefined || other === undefined) throw new Error('Two windows are needed.');
    await signIn(one, fileAt('dealer.json'));
    await signIn(other, fileAt('dealer.json'));
    await one.locator('[id="site"]').fill('https://cars.example');
    await saveButton(one).click();
    await expect(said(one)).toHaveText('Хадгаллаа.');
    await other.locator('[id="email"]').fill('sales@showroom.example');
    await saveButton(other).click();
    await expect(said(other)).toContainText('зөвшөөрөл хүлээж байна: dealer.json');
    expect(host.pulls).toHaveLength(1);
    // The first is approved: the second gets it below what is not saved.
    host.merge(1);
    await saveButton(other).click();
    await expect(said(other)).toContainText('Өөр хүн завсарт нь өөрчилсөн');
    await expect(other.locator('[id="site"]')).toHaveValue('https://cars.example');
    await saveButton(other).click();
    await expect(said(other)).toHaveText('Хадгаллаа.');
    expect(host.branches.get(host.pulls[1]?.branch ?? '')?.get('content/dealer.json')).toContain('sales@');
    await one.goto(`${one.url().split('#')[0]}${fileAt('pages/home.json', 'welcome/heading/en')}`);
    await one.locator('[id="welcome/heading/en"]').fill('Good to see you');
    await saveButton(one).click();
    await expect(said(one)).toHaveText('Хадгаллаа.');
    expect(host.pulls).toHaveLength(3);
  });
}
