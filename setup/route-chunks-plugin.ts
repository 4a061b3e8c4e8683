import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OURS = fileURLToPath(new URL('../src/start/load-route-module.ts', import.meta.url));
const THEIRS = /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/[\w-]+\.js$/;

/**
 * Puts `src/start/load-route-module.ts` in the place of React Router's own module of that purpose, which reloads the page
 * that the visitor is on when the script of another one does not arrive, even if that one was only prefetched.
 * docs/decisions/0007-failed-navigation.md says why this is done here.
 */
export function routeChunks(): Plugin {
  let isReplaced = false;
  return {
    name: 'route-chunks',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      if (source !== './routeModules.js' || importer === undefined || !THEIRS.test(importer)) return undefined;
      isReplaced = true;
      return OURS;
    },
    buildEnd(error) {
      if (error === undefined && !isReplaced) {
        this.error(
          'React Router no longer loads its pages in dom/ssr/routeModules.js: see setup/route-chunks-plugin.ts',
        );
      }
    },
  };
}
