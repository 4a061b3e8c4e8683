import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test as base, expect, type FrameLocator, type Page } from '@playwright/test';
import { freePort } from '../free-port.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** A folder of its own with the content and pictures of this checkout, and `npm run edit`'s server over it. */
export type Checkout = {
  folder: string;
  url: string;
  /** The text of a file below `content/`. */
  text: (file: string) => string;
  /** Files below `content/`, `media/` and `public/` that are not as they were, by path. */
  changed: () => string[];
};

export const test = base.extend<{
  checkout: Checkout;
  frame: FrameLocator;
  open: (fragment?: string) => Promise<void>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
  checkout: async ({}, use) => {
    const { checkout, stop } = await startCheckout();
    await use(checkout);
    stop();
  },
  frame: async ({ page }, use) => use(page.frameLocator('iframe')),
  open: async ({ page, checkout }, use) => {
    // What the policy forbids, and what is thrown, is told in the console: a test in which something is, fails.
    const told: string[] = [];
    page.on(
      'console',
      (message) => message.type() === 'error' && told.push(`${message.text()} ${message.location().url}`),
    );
    page.on('pageerror', (error) => told.push(String(error)));
    await use(async (fragment = '') => {
      await page.goto(`${checkout.url}/admin/${fragment}`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    });
    expect(told).toEqual([]);
  },
});

/** Links pictures and copies content into a folder of its own, and serves the editor over it. */
export async function startCheckout(): Promise<{ checkout: Checkout; stop: () => void }> {
  const folder = mkdtempSync(join(ROOT, 'build/checkout-'));
  cpSync(join(ROOT, 'content'), join(folder, 'content'), { recursive: true });
  // Links instead of copies: whoever saves puts a new file in the place of an old one and never writes into it.
  for (const name of ['media', 'public']) linkFiles(join(ROOT, name), join(folder, name));
  const port = await freePort();
  const server = spawn(process.execPath, ['editor/server/serve.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), CHECKOUT: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await said(server, 'http://localhost');
  const before = filesOf(folder);
  const checkout: Checkout = {
    folder,
    url: `http://localhost:${port}`,
    text: (file) => readFileSync(join(folder, 'content', file), 'utf8'),
    changed: () => {
      const now = filesOf(folder);
      return [...new Set([...before.keys(), ...now.keys()])]
        .filter((file) => before.get(file) !== now.get(file))
        .sort();
    },
  };
  const stop = () => {
    server.kill();
    rmSync(folder, { recursive: true });
  };
  return { checkout, stop };
}

function linkFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [own, other] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(own, other);
    else linkSync(own, other);
  }
}

export { expect };

/** The place of a file in the editor's address. */
export const fileAt = (file: string, at = '') => `#${new URLSearchParams({ file, ...(at && { at }) })}`;

/** Saves, and waits until that has been said. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Хадгалах', exact: true }).click();
  await expect(page.locator('.said')).toHaveText('Хадгаллаа.', { timeout: 30_000 });
}

/** Path → size, or text where it is content. */
function filesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      const path = file.slice(folder.length + 1).replaceAll('\\', '/');
      return [
        path,
        path.endsWith('.json') ? readFileSync(file, 'utf8') : `${statSync(file).size} ${statSync(file).ino}`,
      ];
    }),
  );
}

/** Waits until a process has said something. */
function said(process: ChildProcess, text: string): Promise<void> {
  return new Promise((done, failed) => {
    let all = '';
    process.stdout?.on('data', (part) => {
      all += part;
      if (all.includes(text)) done();
    });
    process.on('exit', (code) => failed(new Error(`The editor's server ended with ${code}: ${all}`)));
  });
}

/** How many changes and pictures the browser keeps of the draft: what a reload brings back. */
export const keptInBrowser = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('keyval-store');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('keyval').objectStore('keyval').getAll();
          all.onerror = () => reject(all.error);
          all.onsuccess = () => {
            opening.result.close();
            const drafts = all.result as { changes: unknown[]; pictures: object }[];
            resolve(
              drafts.reduce((sum, { changes, pictures }) => sum + changes.length + Object.keys(pictures).length, 0),
            );
          };
        };
      }),
  );
