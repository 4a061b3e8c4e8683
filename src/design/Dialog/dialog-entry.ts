/**
 * The history entry of an open dialog: Back closes the dialog before it leaves the page, and Forward opens it again. On
 * Android the Back gesture reaches a modal dialog by itself (as a close request); everywhere else the entry catches it.
 *
 * An entry names its dialog in `history.state`. There is never more than one beside the page's own: a dialog that takes the
 * place of another takes over its entry.
 */

type EntryState = { dialog?: string } | null;

/** A step back to the page's own entry was asked for and has not arrived: browsers step back a moment later. */
let isLeaving = false;
/** Opened while the step back was under way. */
let waiting: string | undefined;

/** Whether the present entry is that of the dialog. */
export function isAtEntry(id: string): boolean {
  return (history.state as EntryState)?.dialog === id;
}

/** Gives an open dialog its entry, if it has none. */
export function enterEntry(id: string): void {
  if (isLeaving) {
    waiting = id;
    return;
  }
  const state = history.state as EntryState;
  if (state?.dialog === id) return;
  const entry = { ...state, dialog: id };
  if (state?.dialog === undefined) history.pushState(entry, '');
  else history.replaceState(entry, '');
}

/** Goes back from the entry of a dialog that has closed by other means than Back. */
export function leaveEntry(id: string): void {
  if (waiting === id) {
    waiting = undefined;
    return;
  }
  if (isLeaving || !isAtEntry(id)) return;
  isLeaving = true;
  history.back();
}

/** To be called at every `popstate`, before the entry is looked at. */
export function arriveAtEntry(): void {
  if (!isLeaving) return;
  isLeaving = false;
  const id = waiting;
  waiting = undefined;
  if (id !== undefined) enterEntry(id);
}

/** Calls `run` at once, or after the step back that is under way. */
export function whenEntryIsSettled(run: () => void): void {
  if (isLeaving) addEventListener('popstate', run, { once: true });
  else run();
}

/**
 * Follows a link out of an open dialog, or away from a list that its press has closed. A page or a place of the site takes the entry of
 * the dialog; the rest (a telephone number, the place where the page already is) waits until that entry is left: the step back would
 * stop what began before it.
 *
 * @param url Absolute.
 */
export function replaceEntry(id: string, url: string): void {
  const isElsewhere = url !== location.href && new URL(url).origin === location.origin;
  if (isElsewhere && isAtEntry(id) && !isLeaving) {
    history.replaceState({ ...(history.state as EntryState), dialog: undefined }, '');
    location.replace(url);
    return;
  }
  leaveEntry(id);
  whenEntryIsSettled(() => location.assign(url));
}
