import { arriveAtEntry, enterEntry, isAtEntry, leaveEntry } from './dialog-entry.ts';
import { followLinks } from './follow-links.ts';
import { focusPlace, giveBackFocus, returnFocus } from './return-focus.ts';

/** What the owner of a dialog wants to know. */
export type ModalEvents = {
  /** @param wasOpen The visitor had opened it before the scripts arrived, and may have typed into it. */
  onOpen: (wasOpen: boolean) => void;
  onClose: () => void;
};

/**
 * Turns a `<dialog popover>` into a real modal dialog. Until this has run, its triggers (`popovertarget`) open it as a
 * popover, so that a tap works from the first paint; from then on they open it with `showModal()`: the page behind is
 * inert, the focus stays inside, and it goes back to the trigger at the end. Back closes it (`dialog-entry.ts`). A dialog
 * that the visitor has already opened stays open, with the focus, the selection and the scroll position where they were.
 *
 * Triggers are found by their attribute at the moment of the click, so they may be anywhere and need no script of their
 * own. Browsers without popovers (Firefox 115) get the dialog from here as well.
 *
 * @returns Undoes everything.
 */
export function makeModal(dialog: HTMLDialogElement, { onOpen, onClose }: ModalEvents): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let trigger: HTMLElement | undefined;
  let pressedOutside = false;
  let isPageHidden = false;

  const triggerOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>(`[popovertarget="${CSS.escape(dialog.id)}"]`) : null;

  dialog.addEventListener(OPENED, () => onOpen(false), { signal });
  document.addEventListener(
    'click',
    (event) => {
      const button = triggerOf(event);
      if (event.defaultPrevented || button === null) return;
      event.preventDefault();
      if (dialog.contains(button)) {
        dialog.close();
      } else {
        trigger = button;
        showDialog(dialog);
      }
    },
    { signal },
  );

  dialog.addEventListener('pointerdown', (event) => (pressedOutside = isBeside(dialog, event)), { signal });
  dialog.addEventListener(
    'click',
    (event) => {
      // Both ends of the press: selecting text with the mouse may end on the backdrop.
      if (pressedOutside && isBeside(dialog, event)) dialog.close();
      pressedOutside = false;
    },
    { signal },
  );
  const takePlace = followLinks(dialog, { isOpen: () => dialog.open, close: () => dialog.close(), signal });

  dialog.addEventListener(
    'close',
    () => {
      freePage();
      onClose();
      if (!isPageHidden) leaveEntry(dialog.id);
      const place = takePlace();
      giveBackFocus(() => (place === undefined ? returnFocus(dialog, trigger) : focusPlace(place)));
    },
    { signal },
  );

  window.addEventListener(
    'popstate',
    () => {
      arriveAtEntry();
      if (isAtEntry(dialog.id)) showDialog(dialog);
      else if (dialog.open) dialog.close();
    },
    { signal },
  );
  // A page that is kept for Back and Forward is kept without its dialog.
  window.addEventListener(
    'pagehide',
    () => {
      isPageHidden = true;
      if (dialog.open) dialog.close();
    },
    { signal },
  );
  window.addEventListener(
    'pageshow',
    () => {
      isPageHidden = false;
      if (!dialog.open) leaveEntry(dialog.id);
    },
    { signal },
  );

  if (isOpenPopover(dialog)) {
    trigger = document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(dialog.id)}"]`) ?? undefined;
    upgrade(dialog);
    onOpen(true);
  } else {
    // A page that is loaded again (reload) begins without its dialog, unless its owner opens it now.
    queueMicrotask(() => {
      if (!signal.aborted && !dialog.open) leaveEntry(dialog.id);
    });
  }
  return () => {
    listening.abort();
    // Whoever takes an open dialog away leaves a page that scrolls.
    freePage();
  };
}

/** Opens a dialog from a script, as a trigger would. Of several dialogs, only the last one stays open. */
export function showDialog(dialog: HTMLDialogElement) {
  if (dialog.open || isOpenPopover(dialog)) return;
  showModal(dialog);
  dialog.dispatchEvent(new Event(OPENED));
}

function showModal(dialog: HTMLDialogElement) {
  for (const other of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) other.close();
  enterEntry(dialog.id);
  document.documentElement.dataset.modal ??= '';
  dialog.showModal();
  requestAnimationFrame(() => setTimeout(holdPage));
}

/**
 * Keeps the page from scrolling, once the dialog has been painted: this costs the browser as much as the dialog does. Where the
 * scrollbar takes room, the room stays, so that nothing moves; `scrollbar-gutter` would change the length of vw.
 */
function holdPage() {
  const page = document.documentElement;
  if (page.dataset.modal !== '') return;
  document.body.style.paddingInlineEnd = `${window.innerWidth - page.clientWidth}px`;
  page.dataset.modal = 'held';
}

/** Lets the page scroll again, unless another dialog stands over it. */
function freePage() {
  if (document.querySelector('dialog:modal') !== null) return;
  delete document.documentElement.dataset.modal;
  document.body.style.paddingInlineEnd = '';
}

/** Not the platform's `toggle`: some of the browsers do not send it for a dialog. */
const OPENED = 'dialog-opened';

/** From popover to modal within one task: nothing is painted in between, and nothing of the visitor's is lost. */
function upgrade(dialog: HTMLDialogElement) {
  const active = document.activeElement;
  const field = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement ? active : undefined;
  const selection = field === undefined ? undefined : ([field.selectionStart, field.selectionEnd] as const);
  const scrolled = [...dialog.querySelectorAll('*')]
    .filter((element) => element.scrollTop > 0)
    .map((element) => [element, element.scrollTop] as const);

  dialog.dataset.still = '';
  dialog.hidePopover();
  showModal(dialog);
  if (active instanceof HTMLElement && dialog.contains(active)) {
    active.focus({ preventScroll: true });
    // Radio buttons and the like have no selection to set.
    if (field !== undefined && selection?.[0] != null) field.setSelectionRange(selection[0], selection[1]);
  }
  for (const [element, position] of scrolled) element.scrollTop = position;
  requestAnimationFrame(() => requestAnimationFrame(() => delete dialog.dataset.still));
}

function isOpenPopover(dialog: HTMLDialogElement): boolean {
  // A browser without popovers does not know the selector and throws.
  return 'popover' in HTMLElement.prototype && dialog.matches(':popover-open');
}

/** Whether a press is beside the dialog: on its backdrop, or on the free space of one that fills the window. */
function isBeside(dialog: HTMLDialogElement, press: MouseEvent): boolean {
  if (press.target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = press;
  // Its size, not its place, which is another while it moves in.
  const { offsetWidth, offsetHeight } = dialog;
  const fillsWindow = offsetWidth >= document.documentElement.clientWidth && offsetHeight >= innerHeight;
  return fillsWindow || x < left || x > right || y < top || y > bottom;
}
