/**
 * The link to somewhere on the site that an ordinary click follows out of something that lies over the page (a dialog, a list). Its
 * own following is prevented: the caller follows it with `replaceEntry()`, so that Back does not open again what was left.
 *
 * @param overlay What lies over the page; it is open.
 */
export function linkToFollow(overlay: HTMLElement, event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || !overlay.contains(target)) return undefined;
  const link = target.closest<HTMLAnchorElement>('a[href^="/"], a[href^="#"]');
  if (link === null || link.target !== '' || link.hasAttribute('download')) return undefined;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  event.preventDefault();
  return link;
}

/** The element on this page to which a link leads; undefined for another page. */
export function placeOf({ hash, pathname, search }: HTMLAnchorElement): HTMLElement | undefined {
  if (hash.length < 2 || pathname !== location.pathname || search !== location.search) return undefined;
  return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
}
