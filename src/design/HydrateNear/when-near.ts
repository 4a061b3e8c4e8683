import { NEAR, onApproach } from '../on-approach.ts';
import { whenEngaged } from '../when-engaged.ts';
import { whenIdle } from '../when-idle.ts';

const TOUCHES = ['pointerdown', 'pointerover', 'focusin', 'keydown'] as const;

/** What a sleeping section waits for. */
export type Gate = {
  isOpen: boolean;
  opens: Promise<void>;
  /** Opens it, or begins to. */
  wake: () => void;
  /** Sleeps on when the page wakes everything else. */
  isPatient: boolean;
};

const gates = new Map<string, Gate>();

/**
 * The gate of the section `[data-hydrate="id"]` of the server's HTML: opens once the visitor is near it, or touches it. With
 * `load`, once the visitor does anything on the page, or its address asks for something, and `load` has brought what it
 * brings.
 */
export function gateOf(id: string, load?: () => Promise<unknown>): Readonly<Gate> {
  const known = gates.get(id);
  if (known !== undefined) return known;
  if (gates.size === 0) wakeTheRest();
  const gate = newGate(
    (open) => (load === undefined ? watchSection(id, open) : onceLoaded(load, open)),
    load !== undefined,
  );
  gates.set(id, gate);
  return gate;
}

/** @param prepare Is told how the gate opens; gives what wakes it before its time. */
function newGate(prepare: (open: () => void) => () => void, isPatient: boolean): Gate {
  let resolve = () => {};
  const opens = new Promise<void>((done) => {
    resolve = done;
  });
  const gate: Gate = { isOpen: false, opens, wake: () => {}, isPatient };
  gate.wake = prepare(() => {
    gate.isOpen = true;
    resolve();
  });
  return gate;
}

function watchSection(id: string, open: () => void): () => void {
  const section = document.querySelector(`[data-hydrate="${CSS.escape(id)}"]`);
  let stopWaiting = () => {};
  const wake = () => {
    stopWaiting();
    for (const touch of TOUCHES) section?.removeEventListener(touch, wake, true);
    open();
  };
  if (section === null) wake();
  else stopWaiting = onApproach(section, NEAR, wake);
  for (const touch of TOUCHES) section?.addEventListener(touch, wake, { capture: true, passive: true });
  return wake;
}

function onceLoaded(load: () => Promise<unknown>, open: () => void): () => void {
  // Without its script the section goes on as plain HTML.
  const wake = () => void load().then(open, console.error);
  if (location.search !== '') wake();
  else whenEngaged(wake);
  return wake;
}

/**
 * No section may sleep when the router moves: its state goes everywhere, and React throws away the HTML of a section that
 * gets an update before it is awake, with all that the visitor has done in it. So the sections far away wake one by one
 * while the browser is idle, and all of them at the first touch of a link, which comes a moment before its click.
 */
function wakeTheRest(): void {
  const wakeNext = () => {
    const [next] = sleeping;
    if (next === undefined) return;
    sleeping.delete(next);
    next.wake();
    whenIdle(wakeNext);
  };
  const sleeping = new Set<Gate>();
  whenIdle(() => {
    for (const gate of gates.values()) if (!gate.isPatient) sleeping.add(gate);
    wakeNext();
  });

  const wakeAll = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a') === null) return;
    for (const { isOpen, wake } of gates.values()) if (!isOpen) wake();
  };
  for (const event of ['pointerdown', 'click', 'popstate']) addEventListener(event, wakeAll, true);
}
