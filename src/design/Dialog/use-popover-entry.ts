import { type RefObject, useEffect, useRef } from 'react';
import { arriveAtEntry, enterEntry, isAtEntry, leaveEntry, whenEntryIsSettled } from './dialog-entry.ts';
import { followLinks } from './follow-links.ts';
import { focusPlace, giveBackFocus, returnFocus } from './return-focus.ts';

/** How long after `popstate` a busy WebKit may still move the page. In milliseconds. */
const LATEST_MOVE = 1000;

/**
 * Lets Back close a list that is a native popover, and links in it and around it lead out of it, as with dialogs, and keeps the focus
 * and the place of the page when it closes. The browser itself opens and closes it; without scripts, or before them, Back leaves the
 * page.
 */
export function usePopoverEntry<List extends HTMLElement>(): RefObject<List | null> {
  const list = useRef<List>(null);
  useEffect(() => {
    const popover = list.current;
    if (popover === null || !('popover' in HTMLElement.prototype)) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const { id } = popover;
    const isOpen = () => popover.matches(':popover-open');
    // The press on a link around it has closed it before the link is followed; its entry is still there.
    const takePlace = followLinks(popover, {
      isOpen: () => isOpen() || isAtEntry(id),
      close: () => popover.hidePopover(),
      isAroundInUse: true,
      signal,
    });
    let opened = { href: '', scrollY: 0 };
    let closed = opened;
    popover.addEventListener(
      'beforetoggle',
      ({ newState }) => {
        const now = { href: location.href, scrollY: window.scrollY };
        if (newState === 'open') opened = now;
        else closed = now;
      },
      { signal },
    );
    popover.addEventListener(
      'toggle',
      ({ newState }) => {
        if (newState === 'open') return enterEntry(id);
        leaveEntry(id);
        const place = takePlace();
        giveBackFocus(() => (place === undefined ? returnFocus(popover) : focusPlace(place)));
        if (place === undefined && closed.href === opened.href) {
          whenEntryIsSettled(() => stayAt(closed.scrollY, opened.scrollY));
        }
      },
      { signal },
    );
    window.addEventListener(
      'popstate',
      () => {
        arriveAtEntry();
        if (!isAtEntry(id) && isOpen()) popover.hidePopover();
        else if (isAtEntry(id) && !isOpen()) popover.showPopover();
      },
      { signal },
    );
    // A page that is kept for Back and Forward, or loaded again, begins without its list.
    if (!isOpen()) leaveEntry(id);
    return () => listening.abort();
  }, []);
  return list;
}

/** Scrolls of the visitor begin with one of these. */
const BEGINNINGS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Keeps the page at `place` (pixels, as `wasAt`) until the visitor does something: with the entry, the browser takes it to where
 * it `wasAt` when the list opened, at once, some frames later, or both.
 */
function stayAt(place: number, wasAt: number): void {
  const watching = new AbortController();
  const { signal } = watching;
  const isAt = (there: number) => Math.abs(window.scrollY - there) < 1;
  const stay = () => scrollTo({ top: place, behavior: 'instant' });
  requestAnimationFrame(() => !isAt(place) && !signal.aborted && stay());
  addEventListener('scroll', () => isAt(wasAt) && stay(), { signal });
  for (const type of BEGINNINGS) addEventListener(type, () => watching.abort(), { signal, passive: true });
  setTimeout(() => watching.abort(), LATEST_MOVE);
}
