import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type Choice = {
  id: string;
  /** Chosen by an address from outside the tabs: the panel is brought into view. */
  isJump: boolean;
};

/**
 * Which of `ids` is open, and `choose` to open another. `open` is undefined in the HTML and until the scripts run: so long
 * CSS lets the address decide, and what the visitor has chosen by then is kept. Afterwards it follows links to a
 * panel, back and forward, the browser's search in closed panels, and each `visit` of the page's router.
 */
export function useOpenTab(ids: string[], visit: string | undefined) {
  const [choice, setChoice] = useState<Choice>();
  const known = ids.join(' ');
  const visited = useRef(visit);

  useLayoutEffect(() => {
    const asked = findPanel(known);
    // The router can have come here without `:target` being set; then the panel was closed and not scrolled to.
    setChoice({ id: asked?.id ?? known.split(' ')[0] ?? '', isJump: asked?.matches(':target') === false });
  }, [known]);

  useLayoutEffect(() => {
    if (choice === undefined) return;
    for (const id of known.split(' ')) show(id, id === choice.id);
    if (choice.isJump) document.getElementById(choice.id)?.scrollIntoView();
  }, [known, choice]);

  useEffect(() => {
    if (visited.current === visit) return;
    visited.current = visit;
    const asked = findPanel(known);
    if (asked !== undefined) setChoice((now) => (now?.id === asked.id ? now : { id: asked.id, isJump: true }));
  }, [known, visit]);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const open = (id: string, isJump: boolean) =>
      flushSync(() => setChoice((now) => (now?.id === id ? now : { id, isJump })));
    const follow = () => {
      const asked = findPanel(known);
      if (asked !== undefined) {
        open(asked.id, true);
        takeFocus(asked);
      } else if (window.location.hash === '') {
        open(known.split(' ')[0] ?? '', false);
      }
    };
    window.addEventListener('hashchange', follow, { signal });
    for (const id of known.split(' ')) {
      const reveal = () => {
        open(id, false);
        writeAddress(id);
      };
      document.getElementById(id)?.addEventListener('beforematch', reveal, { signal });
    }
    return () => listeners.abort();
  }, [known]);

  const choose = (id: string) => {
    setChoice({ id, isJump: false });
    writeAddress(id);
  };
  return { open: choice?.id, choose };
}

/** The panel that the address names, if it is one of `known`. */
function findPanel(known: string): HTMLElement | undefined {
  const id = window.location.hash.slice(1);
  return known.split(' ').includes(id) ? (document.getElementById(id) ?? undefined) : undefined;
}

/** `until-found` keeps a closed panel's text within reach of the browser's search; React has no word for it. */
function show(id: string, isOpen: boolean) {
  const panel = document.getElementById(id);
  if (isOpen) panel?.removeAttribute('hidden');
  else panel?.setAttribute('hidden', 'until-found');
}

/** Whoever followed a link to the panel reads on there, wherever the link stands; going back moves no focus. */
function takeFocus(panel: HTMLElement) {
  const from = document.activeElement;
  const isLinkHere = from instanceof HTMLAnchorElement && from.hash === `#${panel.id}`;
  if (isLinkHere && from.getAttribute('role') !== 'tab') panel.focus({ preventScroll: true });
}

/** Puts the tab into the address without a history entry and without a jump; the router's own state is kept. */
function writeAddress(id: string) {
  if (window.location.hash === `#${id}`) return;
  try {
    window.history.replaceState(window.history.state, '', `#${id}`);
  } catch {
    // Safari refuses more than 100 changes in 30 seconds (a held arrow key). The tab is open all the same.
  }
}
