import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath } from 'vite';
import { breakpoints } from './publish/breakpoints-plugin.ts';
import { readableName, shortName } from './publish/class-names.ts';
import { forgetLastBuild } from './publish/forget-last-build.ts';
import { contentCheck } from './publish/guards/content-check-plugin.ts';
import { islandGuard } from './publish/guards/island-guard.ts';
import { finishBuild } from './publish/hosts/finish-build.ts';
import { inlineScripts } from './publish/inline-script-plugin.ts';
import { mediaCopies } from './publish/media-copies-plugin.ts';
import { pages } from './publish/pages-plugin.ts';
import type { PublishedSite } from './publish/prerender.ts';
import { MINIFIER, TARGETS } from './publish/targets.ts';

/** Whether a module stands in this project, not in one of its packages. */
const isOwn = (id: string) => id.startsWith(normalizePath(import.meta.dirname)) && !id.includes('/node_modules/');

/** With `EDITOR_PLACE=github:owner/name` (or GitLab, Forgejo) the site is built with its editor below `/admin/`; no page changes. */
async function finish(site: PublishedSite): Promise<void> {
  const { addEditor, editorPlace } = await import('./editor/online.ts');
  const place = editorPlace();
  await finishBuild(site, place && ((client) => addEditor(client, place)));
}

export default defineConfig(({ command }) => ({
  resolve: { tsconfigPaths: true },
  plugins: [forgetLastBuild(), mediaCopies(), contentCheck(), react(), inlineScripts(), islandGuard(), pages(finish)],
  define: { 'import.meta.env.SERVICE_WORKER': JSON.stringify(process.env.SERVICE_WORKER ?? 'on') },
  css: {
    postcss: { plugins: breakpoints },
    modules: { generateScopedName: command === 'build' ? shortName : readableName },
    lightningcss: MINIFIER,
  },
  build: {
    // Pages carry their styles inline (docs/decisions/0003-styles-inside-pages.md); scripts bring none.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: Object.entries(TARGETS).map(([browser, version]) => browser + version),
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 3 },
                // What the start script shares with islands: without this group it would bring React with it.
                { name: 'load', test: /[\\/]src[\\/]design[\\/](?:loading[\\/]|kept-for-visit)/, priority: 4 },
                // What several islands share: many small files compress badly.
                { name: 'shared', test: isOwn, minShareCount: 2, priority: 2 },
              ],
            },
          },
        },
      },
    },
  },
  server: { port: 5173 },
}));
