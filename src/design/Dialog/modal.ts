/** What the owner of a dialog wants to know. */
export type ModalEvents = {
  /** @param wasOpen The visitor had opened it before the scripts arrived, and may have typed into it. */
  onOpen: (wasOpen: boolean) => void;
  onClose: () => void;
};

/**
 * Turns a `<dialog popover>` into a real modal dialog. Until this has run, its triggers (`popovertarget`) open it as a
 * popover, so that a tap works from the first paint; from then on they open it with `showModal()`: the page behind is
 * inert, the focus stays inside, and it goes back to the trigger at the end. A dialog that the visitor has already
 * opened stays open, with the focus, the selection and the scroll position where they were.
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

  dialog.addEventListener('pointerdown', (event) => (pressedOutside = isOutside(dialog, event)), { signal });
  dialog.addEventListener(
    'click',
    (event) => {
      // Both ends of the press: selecting text with the mouse may end on the backdrop.
      if (pressedOutside && isOutside(dialog, event)) dialog.close();
      pressedOutside = false;
      const link = event.target instanceof Element ? event.target.closest('a[href^="/"], a[href^="#"]') : null;
      if (link !== null && !link.hasAttribute('target')) dialog.close();
    },
    { signal },
  );

  dialog.addEventListener(
    'close',
    () => {
      freePage();
      onClose();
      // Safari does not focus a button that is clicked, so the browser has nowhere to return to.
      if (document.activeElement === null || document.activeElement === document.body) {
        trigger?.focus({ preventScroll: true });
      }
    },
    { signal },
  );

  if (isOpenPopover(dialog)) {
    trigger = document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(dialog.id)}"]`) ?? undefined;
    upgrade(dialog);
    onOpen(true);
  }
  return () => {
    listening.abort();
    // Whoever takes an open dialog away leaves a page that scrolls.
    freePage();
  };
}

/** Opens a dialog from a script, as a trigger would. */
export function showDialog(dialog: HTMLDialogElement) {
  if (dialog.open || isOpenPopover(dialog)) return;
  showModal(dialog);
  dialog.dispatchEvent(new Event(OPENED));
}

function showModal(dialog: HTMLDialogElement) {
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

function isOutside(dialog: HTMLDialogElement, press: MouseEvent): boolean {
  if (press.target !== dialog) return false;
  const box = dialog.getBoundingClientRect();
  return press.clientX < box.left || press.clientX > box.right || press.clientY < box.top || press.clientY > box.bottom;
}
