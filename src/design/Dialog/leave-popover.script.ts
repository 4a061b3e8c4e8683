/**
 * Leaves the lists and panels that are native popovers, also before other scripts have come: a link to a place on the page closes
 * the one that it stands in (the browser does so only for presses beside it; `followLinks` does the rest later), and a page that is
 * kept for Back and Forward is kept without them. Stands inline in every page (imported with `?script`), so it counts bytes;
 * where there are no popovers, nothing has opened.
 */
addEventListener('click', ({ target }) => {
  const link = (target as Element).closest?.<HTMLAnchorElement>('[popover] a[href]');
  if (link?.hash && link.pathname === location.pathname) link.closest<HTMLElement>('[popover]')?.hidePopover?.();
});
addEventListener('pagehide', () => {
  for (const each of document.querySelectorAll<HTMLElement>('[popover]')) {
    // A list that has an entry in the history (`use-popover-entry.ts`) stays with it: leaving it would step back, and the browser would
    // not keep the page. Dialogs are no popovers any more once they have one.
    if (each.localName === 'dialog' || each.id !== history.state?.dialog) each.hidePopover?.();
  }
});
