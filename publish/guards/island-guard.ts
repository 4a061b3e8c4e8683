import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { ISLANDS, RENDERER } from '../rooms.ts';
import { type ModuleFacts, readModule } from './read-module.ts';

/** The border between pages and islands: what stands around an island's content is hydrated with it. */
const BORDER = 'src/page/Island.tsx';

/**
 * Stops the build where a component that pages render outside any island has state, effects, refs or event handlers; where a page
 * shows an island's component without `<Island>` (nothing would ever run either), or an `<Island>` of a component that is not
 * listed; where an island stands inside another; and where an island uses `useId`. The message names the file, how it is
 * reached, and the cure.
 */
export function islandGuard(): Plugin {
  let root = '';
  return {
    name: 'island-guard',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'pages',
    configResolved(config) {
      root = normalizePath(config.root);
    },
    buildEnd(error) {
      if (error !== undefined) return;
      const nameOf = (id: string) => normalizePath(id.split('?')[0] ?? id).replace(`${root}/`, '');
      const graph = new Map<string, { imports: string[]; later: string[] }>();
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (info === null || !isOurs(nameOf(id))) continue;
        const ours = (ids: readonly string[]) => ids.map(nameOf).filter(isOurs);
        graph.set(nameOf(id), { imports: ours(info.importedIds), later: ours(info.dynamicallyImportedIds) });
      }
      const mistake = findMistake(graph, (file) => readFileSync(join(root, file), 'utf8'));
      if (mistake !== undefined) this.error(mistake);
    },
  };
}

const isOurs = (name: string) => /^(?:src|publish)\/.*\.tsx?$/.test(name);

type Graph = ReadonlyMap<string, { imports: string[]; later: string[] }>;

/**
 * The first thing that is wrong with pages and islands, in words; undefined where nothing is.
 *
 * @param graph Our modules by their paths from the project's root, with what each imports at once and later.
 * @param textOf The text of a module.
 */
export function findMistake(graph: Graph, textOf: (file: string) => string): string | undefined {
  const islands = graph.get(ISLANDS)?.later ?? [];
  if (islands.length === 0) return `${ISLANDS} lists no islands.`;
  const read = new Map<string, ModuleFacts>();
  const factsOf = (file: string) => {
    const facts = read.get(file) ?? readModule(textOf(file), file);
    read.set(file, facts);
    return facts;
  };
  const imports = (file: string) => graph.get(file)?.imports ?? [];

  const onPages = reach([RENDERER], (file) => (file === BORDER || islands.includes(file) ? [] : imports(file)));
  for (const [file, way] of onPages) {
    // The renderer itself is no component.
    if ([BORDER, ISLANDS, RENDERER, ...islands].includes(file)) continue;
    const facts = factsOf(file);
    for (const { from, name, local } of facts.imports) {
      const target = resolve(file, from);
      const isIsland = islands.includes(target) && target.endsWith(`/${name}.tsx`);
      if (isIsland && facts.elements.has(local))
        return `${way} shows the island ${name} as <${local}>: show it with <Island of={${local}}>, so that it is hydrated.`;
      if (!isIsland && facts.islands.has(local))
        return `${way} shows an <Island> of ${local}, which ${ISLANDS} does not list: enter ${target} there.`;
    }
    const [first] = facts.interactions;
    if (first !== undefined)
      return `${way} uses ${first.what} on line ${first.line}, outside any island, where nothing runs in the browser. List its component (or one around it) in ${ISLANDS} and show it with <Island>.`;
  }
  const later = (file: string) => [...imports(file), ...(graph.get(file)?.later ?? [])];
  for (const island of islands) {
    for (const [file, way] of reach([island], later)) {
      if (file === BORDER)
        return `${way}: an island hydrates all of its content, so none may stand inside it. Use the component without <Island> there.`;
      if (factsOf(file).usesId) return `${way} uses useId, which gives other ids in an island than on the page.`;
    }
  }
  return undefined;
}

/** The file that an import of ours names, from the project's root. */
function resolve(file: string, from: string): string {
  if (from.startsWith('#/')) return from.slice(2);
  return from.startsWith('.') ? posix.join(posix.dirname(file), from) : from;
}

/** Our modules that can be reached from some, each with the way that leads there. */
function reach(from: readonly string[], next: (file: string) => readonly string[]): Map<string, string> {
  const ways = new Map(from.map((file) => [file, file]));
  for (const [file, way] of ways) {
    for (const imported of next(file)) {
      if (!ways.has(imported)) ways.set(imported, `${way} → ${imported}`);
    }
  }
  return ways;
}
