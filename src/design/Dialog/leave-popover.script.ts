/**
 * A link to a place on the page leads out of the list or panel that it stands in, also before the scripts have come: the browser
 * closes a popover only for presses beside it. `followLinks` does the rest later. Stands inline in every page (imported with
 * `?script`), so it counts bytes; where there are no popovers, nothing has opened.
 */
addEventListener('click', ({ target }) => {
  const link = (target as Element).closest?.('[popover] a[href^="#"]');
  link?.closest<HTMLElement>('[popover]')?.hidePopover?.();
});
