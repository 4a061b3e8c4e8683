/**
 * Browsers report a transition between two pages that ends early (a second press, a hidden window) as an error that nobody
 * handled, on the page that is left as well as on the one that comes. It is none: the page is there, only at once.
 * Stands in the document's head, before the first frame, as text: it refers to nothing outside itself.
 */
export function quietTransitions() {
  for (const name of ['pageswap', 'pagereveal']) {
    addEventListener(name, (event) => {
      const { viewTransition } = event as Event & { viewTransition: Record<string, Promise<void>> | null };
      for (const moment of ['ready', 'finished', 'updateCallbackDone'])
        viewTransition?.[moment]?.catch(() => undefined);
    });
  }
}
