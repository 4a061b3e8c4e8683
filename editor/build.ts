import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, normalizePath, type Plugin } from 'vite';
import { breakpoints } from '../publish/breakpoints-plugin.ts';
import { readableName } from '../publish/class-names.ts';
import { inlineScripts } from '../publish/inline-script-plugin.ts';

const ROOT = join(import.meta.dirname, '..');

/** What the bundler says of sizes and of chunks means nothing here: the editor is used at a desk. */
const common = { configFile: false, logLevel: 'error', publicDir: false, base: './' } satisfies InlineConfig;

/**
 * Builds the editor as static files: its own page, and in `preview/` the renderer of the real site with all its styles.
 *
 * @param given The folder where they go, from the current one on; what was there is removed.
 */
export async function buildEditor(given: string): Promise<void> {
  const folder = resolve(given);
  rmSync(folder, { recursive: true, force: true });
  await build({
    ...common,
    root: join(ROOT, 'editor'),
    resolve: { alias: { '#/': `${ROOT}/` } },
    plugins: [react()],
    build: { outDir: folder, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  const preview = join(folder, 'preview');
  await build({
    ...common,
    root: ROOT,
    resolve: { tsconfigPaths: true },
    define: { 'import.meta.env.SERVICE_WORKER': '"off"' },
    plugins: [react(), inlineScripts(), editedLibrary()],
    css: { postcss: { plugins: breakpoints }, modules: { generateScopedName: readableName } },
    build: {
      outDir: preview,
      cssCodeSplit: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(ROOT, 'editor/preview/renderer.ts'),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: ({ names: [name = ''] }) => (name.endsWith('.css') ? 'site.css' : '[name]-[hash][extname]'),
        },
      },
    },
  });
  // The order of the layers comes first in every page; there it stands inline.
  const styles = join(preview, 'site.css');
  const layers = readFileSync(join(ROOT, 'src/design/styles/layers.css'), 'utf8');
  writeFileSync(styles, layers + readFileSync(styles, 'utf8'));
}

/** Gives what renders pages the content as it is being edited, in the place of the files of this checkout. */
function editedLibrary(): Plugin {
  const library = normalizePath(join(ROOT, 'content/library.ts'));
  const edited = normalizePath(join(ROOT, 'editor/preview/edited-library.ts'));
  return {
    name: 'edited-library',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('/library.ts') || importer === undefined) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found?.id === library ? edited : found;
    },
  };
}

if (import.meta.main) await buildEditor(join(ROOT, 'build/editor'));
