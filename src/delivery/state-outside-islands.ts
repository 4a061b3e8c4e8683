import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { RENDERER } from './pages-plugin.ts';

/** What only a hydrated component can use: React's state and effects, and event handlers. */
const INTERACTIVE =
  /\buse(?:State|Reducer|Effect|LayoutEffect|EffectEvent|Ref|SyncExternalStore|Transition)\(|\bon[A-Z]\w*=\{/;
/** The border between pages and islands: what lies behind these is hydrated. */
const BORDER = /\/src\/(?:delivery\/Island\.tsx|islands\.ts)$/;

/**
 * Stops the build where a component that pages render outside any island has state, effects or event handlers: nothing
 * would ever run them. The message names the file and how pages reach it.
 */
export function stateOutsideIslands(): Plugin {
  return {
    name: 'state-outside-islands',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'pages',
    buildEnd(error) {
      if (error !== undefined) return;
      const entry = [...this.getModuleIds()].find((id) => id.endsWith(RENDERER));
      const importers = new Map<string, string | undefined>([[entry ?? '', undefined]]);
      for (const [id] of importers) {
        const isOurs = /\/src\/.*\.tsx?$/.test(id);
        if (!isOurs || BORDER.test(id)) continue;
        if (INTERACTIVE.test(readFileSync(id, 'utf8'))) this.error(message(id, importers));
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) {
          if (!importers.has(imported)) importers.set(imported, id);
        }
      }
    },
  };
}

function message(id: string, importers: Map<string, string | undefined>): string {
  const chain: string[] = [];
  for (let at: string | undefined = id; at !== undefined; at = importers.get(at)) {
    chain.push(at.slice(at.lastIndexOf('/src/') + 1));
  }
  return `${chain[0]} has state, effects or event handlers, and is used outside any island: ${chain.reverse().join(' → ')}. List its component (or one around it) in src/islands.ts and show it with <Island>.`;
}
