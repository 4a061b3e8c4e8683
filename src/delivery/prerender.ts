import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type { Assets } from './Document.tsx';
import { START } from './pages-plugin.ts';

const CLIENT = 'build/client';
const SERVER = 'build/server';

type Renderer = typeof import('./render-page.tsx');

/** Writes every page and file of the site beside the scripts, and removes what only the build needed. */
export async function prerenderSite(): Promise<void> {
  const { pagePaths, renderPage, files, propsFiles }: Renderer = await import(
    /* @vite-ignore */ pathToFileURL(resolve(SERVER, 'render-page.js')).href
  );
  const assets = await gatherAssets();
  for (const path of pagePaths) await write(fileOf(path), (await renderPage(path, assets)).html);
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
 * What pages name. The stylesheet, and the files that it and the HTML name (fonts), come with what renders the pages; the
 * scripts' own stylesheet repeats a part of it.
 */
async function gatherAssets(): Promise<Assets> {
  const manifest: Manifest = JSON.parse(await readFile(join(CLIENT, '.vite/manifest.json'), 'utf8'));
  await rm(join(CLIENT, '.vite'), { recursive: true });
  const isStyle = (name: string) => name.endsWith('.css');
  const made = await readdir(join(SERVER, 'assets'));
  const styles = await Promise.all(made.filter(isStyle).map((name) => readFile(join(SERVER, 'assets', name), 'utf8')));
  for (const name of made.filter((each) => !isStyle(each) && !each.endsWith('.js'))) {
    await cp(join(SERVER, 'assets', name), join(CLIENT, 'assets', name));
  }
  for (const name of (await readdir(join(CLIENT, 'assets'))).filter(isStyle)) await rm(join(CLIENT, 'assets', name));
  return { styles: styles.join(''), script: `/${manifest[START]?.file}` };
}
