/**
 * Under which name the router keeps a page's scroll position (`<ScrollRestoration getKey={scrollKey} />`).
 *
 * A plain `<a href="#size">` makes a history entry that the router did not create, and the router calls all of those
 * `default`: it then takes the position of another one for theirs and scrolls away from where the browser has just
 * jumped. Such a jump gets a name of its own that nothing is kept under, so its anchor decides.
 */
export function scrollKey({ key, hash }: Entry): string {
  return key === 'default' && hash !== '' ? `jump-${Math.random()}` : key;
}

type Entry = { key: string; hash: string };
