/** Where the session's storage keeps how far each history entry was scrolled: JSON, entry key → CSS pixels. */
export const SCROLL_PLACES = 'scroll-places';

/**
 * Goes where this history entry was left, before the first paint, after a reload or a return. An entry without a key was
 * never here: on a first visit neither storage nor history is touched. Where storage is forbidden or cannot be read, the
 * browser's own memory decides.
 */
export function restorePlace(): void {
  const key = history.state?.key;
  if (!key) return;
  try {
    const place = JSON.parse(sessionStorage.getItem(SCROLL_PLACES) ?? '{}')[key];
    if (typeof place === 'number') scrollTo(0, place);
  } catch {}
}

/** Gives the history entry the key that the router keeps its place under. Has to come before the router is made. */
export function keyEntry(): void {
  if (!history.state?.key) history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '');
}
