import { whenEntryIsSettled } from './dialog-entry.ts';

/**
 * Gives the focus back when something that lay over the page has closed: to what opened it, or, where that is hidden meanwhile (a
 * bar that has gone), to another control that opens it, first one in the window; else to the part of the page that the visitor
 * sees. Never to the document's body, from which a keyboard begins again at the top. Focus that is well placed stays.
 *
 * @param closed What has closed.
 * @param opener What opened it, if that is known.
 */
export function returnFocus(closed: HTMLElement, opener?: HTMLElement): void {
  if (isWellPlaced(closed)) return;
  const openers = [...document.querySelectorAll<HTMLElement>(`[popovertarget="${CSS.escape(closed.id)}"]`)].filter(
    (each) => !closed.contains(each),
  );
  const inWindow = openers.filter(isInWindow);
  for (const each of [opener, ...inWindow, ...openers]) {
    each?.focus({ preventScroll: true });
    if (isWellPlaced(closed)) return;
  }
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  focusPlace(middle?.closest<HTMLElement>('section, article, main') ?? document.querySelector<HTMLElement>('main'));
}

/**
 * Gives the focus back, and once more should it be lost as the history steps back to the entry below: Chromium takes the focus away
 * where the URL of that entry names a place on the page.
 *
 * @param give Moves the focus to where it belongs.
 */
export function giveBackFocus(give: () => void): void {
  give();
  whenEntryIsSettled(() =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (isFocusLost() && document.querySelector('dialog:modal') === null) give();
      }),
    ),
  );
}

/** Lets the keyboard go on from a place that takes no focus by itself, such as the target of a link on the same page. */
export function focusPlace(place: HTMLElement | null): void {
  if (place === null) return;
  place.focus({ preventScroll: true });
  if (document.activeElement === place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

function isWellPlaced(closed: HTMLElement): boolean {
  const { activeElement: active } = document;
  if (active === null || isFocusLost()) return false;
  const isVisible = active.getClientRects().length > 0 && getComputedStyle(active).visibility === 'visible';
  return isVisible && !closed.contains(active);
}

/** The document's body has the focus where nothing else has it. */
function isFocusLost(): boolean {
  const { activeElement: active } = document;
  return active === null || active === document.body || active === document.documentElement;
}

function isInWindow(element: HTMLElement): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
