import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { RENDERER } from './pages-plugin.ts';

/**
 * What gives a page its styles: those that every page shares, those of the page's own component, and those of its islands
 * with all that they load later.
 *
 * @param folder Where the environment that renders pages was built, with its manifest.
 * @param islands The names of all islands.
 * @returns A function from a page's HTML and the name of its component to its HTML with styles. It throws if nothing was
 *   built from a file of the component's or an island's name.
 */
export async function pageStyles(
  folder: string,
  islands: readonly string[],
): Promise<(html: string, page: string) => string> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  const files = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))];
  const texts = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const)),
  );

  const keyOf = (name: string) => {
    const key = Object.keys(manifest).find((each) => each.endsWith(`/${name}.tsx`));
    if (key === undefined)
      throw new Error(`There are no styles for ${name}: its file must have the name of the component.`);
    return key;
  };
  const islandKeys = new Set(islands.map((name) => keyOf(name)));

  /** The stylesheets of a module and of what it imports, that first; of what it may load later only if it is an island. */
  function collect(key: string, isIsland: boolean, into: Set<string>, seen = new Set<string>()): void {
    if (seen.has(key)) return;
    seen.add(key);
    const { imports = [], dynamicImports = [], css = [] } = manifest[key] ?? {};
    // The renderer imports every page; another page's styles are none of this one's.
    for (const each of imports) if (manifest[each]?.isEntry !== true) collect(each, isIsland, into, seen);
    for (const file of css) into.add(file);
    // What islands have in common leads to the list of all of them.
    if (isIsland) for (const each of dynamicImports) if (!islandKeys.has(each)) collect(each, true, into, seen);
  }

  return (html, page) => {
    const used = new Set<string>();
    collect(RENDERER, false, used);
    collect(keyOf(page), false, used);
    for (const [, island = ''] of html.matchAll(/ data-island="(\w+)"/g)) collect(keyOf(island), true, used);
    const styles = [...used].map((file) => texts.get(file)).join('');
    return html.replace('</head>', () => `<style>${styles}</style></head>`);
  };
}
