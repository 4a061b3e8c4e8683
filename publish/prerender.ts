import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { textHash } from '#/src/page/text-hash.ts';
import { pageStyles } from './page-styles.ts';
import { propertiesIn } from './property-names.ts';
import type { PageUse } from './render-page.tsx';
import { RENDERER, START } from './rooms.ts';

export const CLIENT = 'build/client';
const SERVER = 'build/server';

type Renderer = typeof import('./render-page.tsx');

/**
 * A page that has been written: its URL path, its file, and what it uses, with the files that its styles name. The data of its
 * islands is written with it, and not kept: with many pages it would fill the memory.
 */
export type PublishedPage = { path: string; file: string; used: Omit<PageUse, 'dataFiles'>; styleFiles: string[] };
export type PublishedSite = { pages: PublishedPage[]; formTargets: string[] };

/** Writes every page and file of the site beside the scripts, and removes what only the build needed. */
export async function prerenderSite(): Promise<PublishedSite> {
  const { pagePaths, renderPage, islandNames, files, formTargets }: Renderer = await import(
    /* @vite-ignore */ pathToFileURL(resolve(SERVER, RENDERER.replace(/\.tsx$/, '.js'))).href
  );
  const script = await startScript();
  const stylesOf = await pageStyles(SERVER, islandNames, await propertiesInScripts());
  const pages: PublishedPage[] = [];
  const printStyles = new Map<string, string>();
  const written = new Set<string>();
  for (const path of pagePaths) {
    let styleFiles: string[] = [];
    const styles = (use: PageUse) => {
      const { screen, print, files: named } = stylesOf(use);
      const printUrl = `/assets/print-${textHash(print)}.css`;
      printStyles.set(printUrl, print);
      styleFiles = [...named, printUrl];
      use.styles.add(screen);
      return { head: `<style>${screen}</style>`, foot: `<link rel="stylesheet" media="print" href="${printUrl}"/>` };
    };
    const {
      html,
      used: { dataFiles, ...used },
    } = await renderPage(path, { script, styles });
    const file = fileOf(path);
    pages.push({ path, file, used, styleFiles });
    if (existsSync(join(CLIENT, file))) {
      console.warn(
        `${file} has taken the place of the same name in other letters, upper or lower: this disk keeps one of the two. All pages work here; publish a build that was made on Linux, as the pipelines of deploy/ do.`,
      );
    }
    await write(file, html);
    for (const [address, text] of dataFiles) {
      if (written.has(address)) continue;
      written.add(address);
      await write(address, text);
    }
  }
  await copyAssets();
  for (const [url, text] of printStyles) await write(url, text);
  for (const [path, make] of Object.entries(files)) await write(path, make());
  await rm(SERVER, { recursive: true });
  return { pages, formTargets: formTargets() };
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
  const made = await readdir(join(SERVER, 'assets'), { withFileTypes: true });
  for (const { name } of made.filter((each) => each.isFile() && !isStyle(each.name))) {
    await cp(join(SERVER, 'assets', name), join(CLIENT, 'assets', name));
  }
  for (const name of (await readdir(join(CLIENT, 'assets'))).filter(isStyle)) await rm(join(CLIENT, 'assets', name));
}

/** The custom properties that the built scripts name. */
async function propertiesInScripts(): Promise<string[]> {
  const folder = join(CLIENT, 'assets');
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap(propertiesIn);
}

/** The URL of the script that hydrates islands, from the list of what was built, which is not published. */
async function startScript(): Promise<string> {
  const manifest: Manifest = JSON.parse(await readFile(join(CLIENT, '.vite/manifest.json'), 'utf8'));
  await rm(join(CLIENT, '.vite'), { recursive: true });
  return `/${manifest[START]?.file}`;
}
