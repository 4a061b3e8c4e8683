/**
 * Leaves the lists and panels that are native popovers, also before other scripts have come: a link to a place on the page closes
 * the one that it stands in (the browser does so only for presses beside it; `followLinks` does the rest later), and a page that is
 * kept for Back and Forward is kept without them. Stands inline in every page (imported with `?script`), so it counts bytes;
 * where there are no popovers, nothing has opened.
 */
addEventListener('click', ({ target }) => {
  const link = (target as Element).closest?.('[popover] a[href^="#"]');
  link?.closest<HTMLElement>('[popover]')?.hidePopover?.();
});
addEventListener('pagehide', () => {
  // What has an entry in the history (`dialog-entry.ts`) stays with it: leaving it would step back, and the page would not be kept.
  if (history.state?.dialog) return;
  for (const each of document.querySelectorAll<HTMLElement>('[popover]')) each.hidePopover?.();
});
