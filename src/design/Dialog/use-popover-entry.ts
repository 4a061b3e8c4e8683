import { type RefObject, useEffect, useRef } from 'react';
import { arriveAtEntry, enterEntry, isAtEntry, leaveEntry, replaceEntry } from './dialog-entry.ts';
import { linkToFollow, placeOf } from './link-to-follow.ts';
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
    /** A place on the same page to which a link inside has led. */
    let destination: HTMLElement | undefined;
    const isOpen = () => popover.matches(':popover-open');
    popover.addEventListener(
      'toggle',
      ({ newState }) => {
        if (newState === 'open') return enterEntry(id);
        leaveEntry(id);
        const place = destination;
        destination = undefined;
        giveBackFocus(() => (place === undefined ? returnFocus(popover) : focusPlace(place)));
      },
      { signal },
    );
    // On the document, so that the handlers of the link itself come first.
    document.addEventListener(
      'click',
      (event) => {
        const link = isOpen() ? linkToFollow(popover, event) : undefined;
        if (link === undefined) return;
        destination = placeOf(link);
        replaceEntry(id, link.href);
        popover.hidePopover();
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
