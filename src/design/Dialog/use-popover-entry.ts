import { type RefObject, useEffect, useRef } from 'react';
import { arriveAtEntry, enterEntry, isAtEntry, leaveEntry } from './dialog-entry.ts';
import { followLinks } from './follow-links.ts';
import { focusPlace, giveBackFocus, returnFocus } from './return-focus.ts';

/**
 * Lets Back close a list that is a native popover, and a link in it lead out of it, as with dialogs, and keeps the focus when it
 * closes. The browser itself opens and closes it; without scripts, or before them, Back leaves the page.
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
    const takePlace = followLinks(popover, { isOpen, close: () => popover.hidePopover(), signal });
    popover.addEventListener(
      'toggle',
      ({ newState }) => {
        if (newState === 'open') return enterEntry(id);
        leaveEntry(id);
        const place = takePlace();
        giveBackFocus(() => (place === undefined ? returnFocus(popover) : focusPlace(place)));
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
