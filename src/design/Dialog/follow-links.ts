import { replaceEntry } from './dialog-entry.ts';

type Overlay = {
  isOpen: () => boolean;
  close: () => void;
  /** The page around it can be used while it is open: links there lead out of it as well. */
  isAroundInUse?: boolean;
  signal: AbortSignal;
};

/**
 * Lets an ordinary click on a link to somewhere on the site lead out of what lies over the page (a dialog, a list): it closes, and the
 * page or place takes its entry of the history, so that Back does not open again what was left. Around a list, every link does.
 *
 * @returns Gives the place on this page to which a link has led, where the focus belongs now; once.
 */
export function followLinks(
  overlay: HTMLElement,
  { isOpen, close, isAroundInUse = false, signal }: Overlay,
): () => HTMLElement | undefined {
  let destination: HTMLElement | undefined;
  // On the document, so that the handlers of the link itself come first.
  document.addEventListener(
    'click',
    (event) => {
      const link = isOpen() ? linkToFollow(overlay, isAroundInUse, event) : undefined;
      if (link === undefined) return;
      destination = placeOf(link);
      replaceEntry(overlay.id, link.href);
      close();
    },
    { signal },
  );
  return () => {
    const place = destination;
    destination = undefined;
    return place;
  };
}

/** The link in an open overlay, or around it, that an ordinary click follows; its own following is prevented. */
function linkToFollow(overlay: HTMLElement, isAroundInUse: boolean, event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element)) return undefined;
  const isInside = overlay.contains(target);
  if (!isInside && !isAroundInUse) return undefined;
  // A telephone number leaves open what it stands in; around it, the press itself has closed the list.
  const link = target.closest<HTMLAnchorElement>(isInside ? 'a[href^="/"], a[href^="#"]' : 'a[href]');
  if (link === null || link.target !== '' || link.hasAttribute('download')) return undefined;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  event.preventDefault();
  return link;
}

/** The element on this page to which a link leads; undefined for another page. */
function placeOf({ hash, pathname, search }: HTMLAnchorElement): HTMLElement | undefined {
  if (hash.length < 2 || pathname !== location.pathname || search !== location.search) return undefined;
  return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
}
