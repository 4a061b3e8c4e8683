import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const ID = 'virtual:start-page';
const ENTRY = fileURLToPath(new URL('../src/start/start-page.ts', import.meta.url));

/** Gives the site's one inline script as text: `src/start/start-page.ts`, bundled and minified. */
export function startPage(): Plugin {
  return {
    name: 'start-page',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      this.addWatchFile(ENTRY);
      const result = await build({
        configFile: false,
        logLevel: 'silent',
        build: { write: false, minify: true, lib: { entry: ENTRY, formats: ['iife'], name: 'startPage' } },
      });
      const output = (Array.isArray(result) ? result[0] : result) as { output?: { code?: string }[] } | undefined;
      const code = output?.output?.[0]?.code;
      if (code === undefined) this.error('src/start/start-page.ts gave no code');
      return `export const startPageScript = ${JSON.stringify(code.trim())};`;
    },
  };
}
