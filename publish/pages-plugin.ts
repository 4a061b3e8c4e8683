import type { Plugin } from 'vite';
import { forgetModules, serveFiles, servesStatically } from './dev-server.ts';
import { type PublishedSite, prerenderSite } from './prerender.ts';
import { RENDERER, START } from './rooms.ts';

/**
 * The site is its pages: there is no server and no router. `vite build` makes the scripts (environment `client`), then what
 * renders pages (environment `pages`), and writes every page as a file; `vite` renders the asked page on request.
 *
 * @param finish What the build does with the finished site: host configuration, compressed copies.
 */
export function pages(finish: (site: PublishedSite) => Promise<void>): Plugin {
  return {
    name: 'pages',
    config: () => ({
      appType: 'custom',
      environments: {
        client: { build: { outDir: 'build/client', manifest: true, rolldownOptions: { input: START } } },
        // The styles come from here: most components are in no script. Vite reserves the name `ssr`.
        pages: {
          consumer: 'server',
          build: {
            outDir: 'build/server',
            emitAssets: true,
            copyPublicDir: false,
            manifest: true,
            cssCodeSplit: true,
            // Each page's styles are made small as a whole (`page-styles.ts`).
            cssMinify: false,
            // Each module stays a file, so that the manifest tells its styles from those of others.
            rolldownOptions: {
              input: RENDERER,
              output: { preserveModules: true, preserveModulesRoot: '.', entryFileNames: '[name].js' },
            },
          },
        },
      },
      builder: {
        async buildApp({ build, environments: { client, pages } }) {
          if (client === undefined || pages === undefined) throw new Error('Vite has made no environments to build.');
          await build(client);
          await build(pages);
          await finish(await prerenderSite());
        },
      },
    }),
    // After Vite's own answers: sources, files of `public/`.
    configureServer: (server) => () => serveFiles(server),
    async hotUpdate({ modules, server }) {
      if (this.environment.name !== 'pages') return;
      await forgetModules(this.environment);
      // React swaps what only islands show; for everything else the page is asked for again.
      if (servesStatically(modules)) server.hot.send({ type: 'full-reload' });
      // Vite itself would read everything again while the reloaded page is asking for it.
      return [];
    },
  };
}
