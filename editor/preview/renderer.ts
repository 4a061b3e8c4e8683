import type { PageRendered, PageWanted } from './render-edited.ts';

/**
 * The worker that renders one page and then ends. Nothing is imported before it is asked: in WebKit the script of a worker is
 * no module that others can import, and would be there twice.
 */
addEventListener('message', async ({ data }: MessageEvent<PageWanted>) => {
  const rendered = await import('./render-edited.ts')
    .then(({ renderEdited }) => renderEdited(data))
    .catch((error): PageRendered => ({ fault: String(error) }));
  postMessage(rendered);
});
