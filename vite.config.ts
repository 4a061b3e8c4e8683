import { reactRouter } from '@react-router/dev/vite';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import { buildMark } from './setup/build-mark.ts';
import { classNames } from './setup/class-names.ts';
import { contentCheck } from './setup/content-check-plugin.ts';
import { routerParts } from './setup/router-parts-plugin.ts';
import { scriptFiles } from './setup/script-files.ts';
import { startPage } from './setup/start-page-plugin.ts';

export default defineConfig({
  plugins: [contentCheck(), routerParts(), reactRouter(), startPage()],
  define: {
    'import.meta.env.BUILD': JSON.stringify(buildMark()),
    'import.meta.env.SERVICE_WORKER': JSON.stringify(process.env.SERVICE_WORKER ?? 'on'),
  },
  css: {
    modules: { generateScopedName: classNames },
    // The minifier would write variables for `light-dark()` beside every `color-scheme`; no style uses that function.
    lightningcss: { exclude: Features.LightDark },
  },
  build: {
    // One stylesheet for the site: every page carries it inline (docs/decisions/0003-one-inlined-stylesheet.md).
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ['chrome111', 'firefox115', 'safari16.4'],
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: scriptFiles } } } } },
  server: { port: 5173 },
});
