import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { replaceUrl } from '../replace-url.ts';

type Choice = {
  id: string;
  /** Chosen by an address from outside the tabs: the panel is brought into view. */
  isJump: boolean;
};

/**
 * Which of `ids` is open, and `choose` to open another. `open` is undefined in the HTML and until the scripts run: so long
 * CSS lets the address decide, and what the visitor has chosen by then is kept. Afterwards it follows links to a
 * panel, back and forward, and the browser's search in closed panels.
 */
export function useOpenTab(ids: string[]) {
  const [choice, setChoice] = useState<Choice>();
  const known = ids.join(' ');

  useLayoutEffect(() => {
    const asked = findPanel(known);
    setChoice({ id: asked?.id ?? known.split(' ')[0] ?? '', isJump: false });
  }, [known]);

  useLayoutEffect(() => {
    if (choice === undefined) return;
    for (const id of known.split(' ')) show(id, id === choice.id);
    if (choice.isJump) document.getElementById(choice.id)?.scrollIntoView();
  }, [known, choice]);

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
        replaceUrl({ hash: id });
      };
      document.getElementById(id)?.addEventListener('beforematch', reveal, { signal });
    }
    return () => listeners.abort();
  }, [known]);

  const choose = (id: string) => {
    setChoice({ id, isJump: false });
    replaceUrl({ hash: id });
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
