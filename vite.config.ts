import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { classNames } from './setup/class-names.ts';
import { startPage } from './setup/start-page-plugin.ts';

export default defineConfig({
  plugins: [reactRouter(), startPage()],
  css: { modules: { generateScopedName: classNames } },
  build: {
    // One stylesheet for the site: every page carries it inline (docs/decisions/0004-one-inlined-stylesheet.md).
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ['chrome111', 'firefox115', 'safari16.4'],
  },
  server: { port: 5173 },
});
