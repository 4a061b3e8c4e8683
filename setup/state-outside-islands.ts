import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { RENDERER } from '../src/delivery/pages-plugin.ts';

/** What only a hydrated component can use: React's state and effects, and event handlers. */
const INTERACTIVE =
  /\buse(?:State|Reducer|Effect|LayoutEffect|EffectEvent|Ref|SyncExternalStore|Transition)\(|\bon[A-Z]\w*=\{/;
/** Every island is a root of its own, in which React counts from the beginning: ids would differ from those of the page. */
const IDS = /\buseId\(/;
/** The border between pages and islands: what lies behind these is hydrated. */
const BORDER = /\/src\/(?:delivery\/Island\.tsx|islands\.ts)$/;

/**
 * Stops the build where a component that pages render outside any island has state, effects or event handlers, where a page
 * shows an island's component without `<Island>` (nothing would ever run either), and where an island uses `useId`. The
 * message names the file and how it is reached.
 */
export function stateOutsideIslands(): Plugin {
  return {
    name: 'state-outside-islands',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'pages',
    buildEnd(error) {
      if (error !== undefined) return;
      const ids = [...this.getModuleIds()];
      const imports = (id: string, kind: 'importedIds' | 'dynamicallyImportedIds') =>
        this.getModuleInfo(id)?.[kind] ?? [];
      const list = ids.find((id) => id.endsWith('/src/islands.ts')) ?? '';
      const islands = imports(list, 'dynamicallyImportedIds');
      if (islands.length === 0) this.error('src/islands.ts lists no islands.');

      const onPages = reach(
        ids.filter((id) => id.endsWith(RENDERER)),
        (id) => (BORDER.test(id) ? [] : imports(id, 'importedIds')),
      );
      for (const [id, path] of onPages) {
        if (islands.includes(id)) this.error(`${path} is an island: show it with <Island>, so that it is hydrated.`);
        if (INTERACTIVE.test(textOf(id)) && !BORDER.test(id)) {
          this.error(
            `${path} has state, effects or event handlers, and is used outside any island. List its component (or one around it) in src/islands.ts and show it with <Island>.`,
          );
        }
      }
      for (const [id, path] of reach(islands, (each) => [
        ...imports(each, 'importedIds'),
        ...imports(each, 'dynamicallyImportedIds'),
      ])) {
        if (IDS.test(textOf(id)))
          this.error(`${path} uses useId, which gives other ids in an island than on the page.`);
      }
    },
  };
}

const isOurs = (id: string) => /\/src\/.*\.tsx?$/.test(id);
const textOf = (id: string) => readFileSync(id, 'utf8');

/** Our modules that can be reached from some, each with the way that leads there. */
function reach(from: readonly string[], next: (id: string) => readonly string[]): Map<string, string> {
  const name = (id: string) => id.slice(id.lastIndexOf('/src/') + 1);
  const ways = new Map(from.map((id) => [id, name(id)]));
  for (const [id, way] of ways) {
    for (const imported of next(id)) {
      if (isOurs(imported) && !ways.has(imported)) ways.set(imported, `${way} → ${name(imported)}`);
    }
  }
  return ways;
}
