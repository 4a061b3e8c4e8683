/** The module that renders pages, the script that pages name, and the list of islands, from the project's root. */
export const RENDERER = 'publish/render-page.tsx';
export const START = 'src/browser/start.ts';
export const ISLANDS = 'src/browser/islands.ts';
