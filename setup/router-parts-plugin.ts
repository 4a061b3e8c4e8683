import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** React Router's modules, without those for servers, which share its package and never reach the browser. */
const THEIRS = /\/react-router\/dist\/\w+\/(?!lib\/(?:rsc|server-runtime)\/)/;
const start = (file: string) => fileURLToPath(new URL(`../src/start/${file}`, import.meta.url));

/**
 * React Router's modules that are replaced in the browser: the end of the path by which React Router's own modules import
 * them, and what takes their place.
 */
const PARTS: [theirs: string, ours: string][] = [
  // It reloads the page that the visitor is on when the script of another one does not arrive:
  // docs/decisions/0007-failed-navigation.md.
  ['/routeModules.js', start('load-route-module.ts')],
  // Features that this site has switched off, which no bundler can know: docs/decisions/0013-router-parts.md.
  ['/fog-of-war.js', start('no-route-discovery.ts')],
  ['/instrumentation.js', start('no-instrumentation.ts')],
];

/**
 * Why the bundler keeps components that nobody uses (`Link`, `NavLink`, `Form`): names for developer tools are assigned to
 * them, and what makes them is a call that might do something.
 */
const TOOL_NAMES = /^\w+\.displayName = "[^"]*";$/gm;
const COMPONENTS = /^(const \w+ = )(React\$1\.forwardRef\()/gm;

/**
 * Puts modules of ours in the place of React Router's, where its behaviour is wrong for this site or its code is never
 * used, and lets go of the components that nobody uses. The build stops when React Router no longer has what is replaced.
 */
export function routerParts(): Plugin {
  const left = new Set(PARTS.map(([theirs]) => theirs));
  return {
    name: 'router-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      if (importer === undefined || !THEIRS.test(importer)) return undefined;
      const [theirs, ours] = PARTS.find(([ending]) => source.endsWith(ending)) ?? [];
      if (theirs !== undefined) left.delete(theirs);
      return ours;
    },
    transform: {
      filter: { id: THEIRS, code: TOOL_NAMES },
      handler: (code) => ({
        code: code.replace(TOOL_NAMES, '').replace(COMPONENTS, '$1/* @__PURE__ */ $2'),
        map: null,
      }),
    },
    buildEnd(error) {
      if (error === undefined && left.size > 0) {
        this.error(`React Router no longer imports ${[...left].join(', ')}: see setup/router-parts-plugin.ts`);
      }
    },
  };
}
