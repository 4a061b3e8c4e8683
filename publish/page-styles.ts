import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import type { Manifest } from 'vite';
import { dividePrint } from './print-styles.ts';
import { propertiesIn, shortProperties } from './property-names.ts';
import type { PageUse } from './render-page.tsx';
import { RENDERER } from './rooms.ts';
import { MINIFIER } from './targets.ts';

type Found = { seen: Set<string>; css: Set<string>; assets: Set<string> };

/** The components of pages. */
const PAGE = /^src\/pages\/(\w+)\/\1\.tsx$/;

/** The stylesheets of a page as two texts, what only paper needs apart, and the files (fonts) that they name. */
export type PageStyles = { screen: string; print: string; files: string[] };

/**
 * What gives a page its styles: those that every page shares, those of the page's own component, and those of its islands
 * with all that they load later.
 *
 * @param folder Where the environment that renders pages was built, each module as a file, with the list of them.
 * @param islandNames The names of all islands.
 * @param inScripts The custom properties that scripts name, which bring styles of their own (the 3D view).
 * @returns A function from what a page uses, its other styles included, to its styles. It throws if nothing was built from a
 *   file of the component's or an island's name.
 */
export async function pageStyles(
  folder: string,
  islandNames: readonly string[],
  inScripts: readonly string[],
): Promise<(used: Pick<PageUse, 'component' | 'islands' | 'styles'>) => PageStyles> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  const styles = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))];
  const texts = new Map(
    await Promise.all(
      styles.map(async (file) => [file, dividePrint(await readFile(join(folder, file), 'utf8'))] as const),
    ),
  );

  const keyOf = (name: string) => {
    const key = Object.keys(manifest).find((each) => each.endsWith(`/${name}.tsx`));
    if (key === undefined)
      throw new Error(`There are no styles for ${name}: its file must have the name of the component.`);
    return key;
  };
  const islandKeys = new Set(islandNames.map((name) => keyOf(name)));
  // What the renderer imports of pages, and pages of islands: a page says itself what it uses of them.
  const borders = new Set([...islandKeys, ...Object.keys(manifest).filter((key) => PAGE.test(key))]);

  /** The styles and files of a module and of what it imports, that first; of what it may load later only in an island. */
  function collect(key: string, isIsland: boolean, into: Found): void {
    if (into.seen.has(key)) return;
    into.seen.add(key);
    const { imports = [], dynamicImports = [], css = [], assets = [] } = manifest[key] ?? {};
    for (const each of imports) if (!borders.has(each)) collect(each, isIsland, into);
    for (const file of css) into.css.add(file);
    for (const file of assets) into.assets.add(`/${file}`);
    if (isIsland) for (const each of dynamicImports) collect(each, true, into);
  }

  return ({ component, islands, styles: others }) => {
    const found: Found = { seen: new Set(), css: new Set(), assets: new Set() };
    collect(RENDERER, false, found);
    collect(keyOf(component), false, found);
    for (const island of islands) collect(keyOf(island), true, found);
    const kept = new Set([...inScripts, ...[...others].flatMap(propertiesIn)]);
    const visitor = { DashedIdent: shortProperties(kept) };
    const [screen, print] = (['screen', 'print'] as const).map((medium) => {
      const code = Buffer.from([...found.css].map((file) => texts.get(file)?.[medium]).join(''));
      return transform({ filename: `${component}.css`, code, minify: true, visitor, ...MINIFIER }).code.toString();
    }) as [string, string];
    return { screen, print, files: [...found.assets] };
  };
}
