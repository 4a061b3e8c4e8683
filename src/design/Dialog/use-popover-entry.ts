import { type RefObject, useEffect, useRef } from 'react';
import { arriveAtEntry, enterEntry, isAtEntry, leaveEntry } from './dialog-entry.ts';
import { giveBackFocus, returnFocus } from './return-focus.ts';

/**
 * Lets Back close a list that is a native popover, as it closes dialogs, and keeps the focus when it closes. The browser
 * itself opens and closes it; without scripts, or before them, Back leaves the page.
 */
export function usePopoverEntry<List extends HTMLElement>(): RefObject<List | null> {
  const list = useRef<List>(null);
  useEffect(() => {
    const popover = list.current;
    if (popover === null || !('popover' in HTMLElement.prototype)) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const { id } = popover;
    popover.addEventListener(
      'toggle',
      ({ newState }) => {
        if (newState === 'open') return enterEntry(id);
        leaveEntry(id);
        giveBackFocus(() => returnFocus(popover));
      },
      { signal },
    );
    window.addEventListener(
      'popstate',
      () => {
        arriveAtEntry();
        if (!isAtEntry(id) && popover.matches(':popover-open')) popover.hidePopover();
        else if (isAtEntry(id) && !popover.matches(':popover-open')) popover.showPopover();
      },
      { signal },
    );
    // A page that is kept for Back and Forward, or loaded again, begins without its list.
    if (!popover.matches(':popover-open')) leaveEntry(id);
    return () => listening.abort();
  }, []);
  return list;
}
