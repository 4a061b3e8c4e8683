import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { pageStyles } from './page-styles.ts';
import { START } from './pages-plugin.ts';

const CLIENT = 'build/client';
const SERVER = 'build/server';

type Renderer = typeof import('./render-page.tsx');

/** Writes every page and file of the site beside the scripts, and removes what only the build needed. */
export async function prerenderSite(): Promise<void> {
  const { pagePaths, renderPage, islands, files, propsFiles }: Renderer = await import(
    /* @vite-ignore */ pathToFileURL(resolve(SERVER, 'render-page.js')).href
  );
  const script = await startScript();
  const withStyles = await pageStyles(SERVER, Object.keys(islands));
  for (const path of pagePaths) {
    const { html, page } = await renderPage(path, script);
    await write(fileOf(path), withStyles(html, page));
  }
  await copyAssets();
  for (const [path, make] of Object.entries({ ...files, ...propsFiles })) await write(path, make());
  await rm(SERVER, { recursive: true });
}

/** `/voyah/free` is `/voyah/free.html`, so that any host serves it. */
function fileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`;
}

async function write(file: string, text: string): Promise<void> {
  const path = join(CLIENT, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/**
 * Puts the files that styles and HTML name (fonts) beside the scripts: they come with what renders the pages. The scripts' own
 * stylesheet repeats a part of the pages'.
 */
async function copyAssets(): Promise<void> {
  const isStyle = (name: string) => name.endsWith('.css');
  for (const name of (await readdir(join(SERVER, 'assets'))).filter(
    (each) => !isStyle(each) && !each.endsWith('.js'),
  )) {
    await cp(join(SERVER, 'assets', name), join(CLIENT, 'assets', name));
  }
  for (const name of (await readdir(join(CLIENT, 'assets'))).filter(isStyle)) await rm(join(CLIENT, 'assets', name));
}

/** The URL of the script that hydrates islands, from the list of what was built, which is not published. */
async function startScript(): Promise<string> {
  const manifest: Manifest = JSON.parse(await readFile(join(CLIENT, '.vite/manifest.json'), 'utf8'));
  await rm(join(CLIENT, '.vite'), { recursive: true });
  return `/${manifest[START]?.file}`;
}
