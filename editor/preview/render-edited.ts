import '../without-eval.ts';
import './byte-streams.ts';
import type { Files } from '#/content/library-of.ts';
import type { Manifest } from '#/media/manifest.ts';
import { setEdited } from './edited-library.ts';

/** What the editor asks of the worker: a page of the site, with the content as it is being edited. */
export type PageWanted = { files: Files; manifest: Manifest; path: string };
/** Its answer: the whole document without its inline styles, those, and the drawings that it shows; or why there is none. */
export type PageRendered =
  | { html: string; styles: string[]; drawings: [address: string, text: string][] }
  | { fault: string };

/** Renders a page of the real site, with its own catalogue and components. They read the content once, when they are loaded. */
export async function renderEdited({ files, manifest, path }: PageWanted): Promise<PageRendered> {
  setEdited(files, manifest);
  const { renderPage, files: made } = await import('#/publish/render-page.tsx');
  const { html, used } = await renderPage(path, { script: '/none.js', styles: () => ({}) });
  // Drawings are made when the site is built: nothing serves them here.
  const drawings = Object.keys(made).filter((address) => address.endsWith('.svg') && html.includes(address));
  return {
    // Inline styles are handed over as text: where the page is shown, the policy allows none.
    html: html.replace(/<style[^>]*>[^<]*<\/style>/g, ''),
    styles: [...used.styles],
    drawings: drawings.map((address) => [address, made[address]?.() ?? '']),
  };
}
