import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { SCROLL_PLACES } from '../start/scroll-places.ts';

/**
 * Keeps how far each page of the history was scrolled, and goes there when the visitor returns.
 *
 * Takes the place of React Router's `<ScrollRestoration />`, which also writes an inline script into every page that asks
 * the storage and rewrites the history entry before the first paint; `restorePlace` and `keyEntry` do that when it costs
 * nothing.
 */
export function KeepScroll() {
  useScrollRestoration({ getKey: scrollKey, storageKey: SCROLL_PLACES });
  return null;
}

/**
 * Under which name the router keeps a page's scroll position.
 *
 * A plain `<a href="#size">` makes a history entry that the router did not create, and the router calls all of those
 * `default`: it then takes the position of another one for theirs and scrolls away from where the browser has just
 * jumped. Such a jump gets a name of its own that nothing is kept under, so its anchor decides.
 */
function scrollKey({ key, hash }: Entry): string {
  return key === 'default' && hash !== '' ? `jump-${Math.random()}` : key;
}

type Entry = { key: string; hash: string };
