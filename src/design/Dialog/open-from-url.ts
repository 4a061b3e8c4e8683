import { isAtEntry, whenEntryIsSettled } from './dialog-entry.ts';
import { showDialog } from './modal.ts';

/**
 * Opens a dialog because the page's URL asks for it. Back closes it as any other dialog: the entry below keeps the URL with
 * the query `without`. Where the visitor has opened another dialog in the meantime, it waits until that one is closed.
 *
 * @param without The query of the page when the dialog is closed: empty or with `?`.
 */
export function openFromUrl(dialog: HTMLDialogElement, without: string): void {
  whenShown(() =>
    whenNoDialogIsOpen(() => {
      const { href, pathname, hash } = location;
      if (!isAtEntry(dialog.id)) history.replaceState(history.state, '', `${pathname}${without}${hash}`);
      showDialog(dialog);
      history.replaceState(history.state, '', href);
    }),
  );
}

/** A page that the browser renders ahead of a click has no history of its own yet. */
function whenShown(run: () => void) {
  if ('prerendering' in document && document.prerendering === true) {
    document.addEventListener('prerenderingchange', run, { once: true });
  } else {
    run();
  }
}

function whenNoDialogIsOpen(run: () => void) {
  const open = document.querySelector('dialog:modal');
  if (open === null) whenEntryIsSettled(run);
  else open.addEventListener('close', () => whenNoDialogIsOpen(run), { once: true });
}
