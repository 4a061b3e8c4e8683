import { whenIdle } from '../when-idle.ts';

/** How far outside the window a section wakes: about one phone screen ahead of the thumb. */
const AHEAD = '600px 0px';
const TOUCHES = ['pointerdown', 'pointerover', 'focusin', 'keydown'] as const;
/** How long the page rests after its scripts have started before the sections far away wake, in milliseconds. */
const REST = 1500;

type Gate = { opens: Promise<void>; open: () => void; isPatient: boolean };

const gates = new Map<string, Gate>();

/**
 * Resolves once the visitor is near the section `[data-hydrate="id"]` of the server's HTML, or touches it. With `load`, once
 * the visitor has touched the page at all, or its address asks for something, and `load` has brought what it brings.
 */
export function whenNear(id: string, load?: () => Promise<unknown>): Promise<void> {
  const known = gates.get(id);
  if (known !== undefined) return known.opens;
  if (gates.size === 0) wakeTheRest();
  const gate = load === undefined ? nearGate(id) : touchGate(load);
  gates.set(id, gate);
  return gate.opens;
}

function nearGate(id: string): Gate {
  const section = document.querySelector(`[data-hydrate="${CSS.escape(id)}"]`);
  let open = () => {};
  const opens = new Promise<void>((resolve) => {
    open = () => {
      watcher.disconnect();
      for (const touch of TOUCHES) section?.removeEventListener(touch, open, true);
      resolve();
    };
  });
  const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && open(), {
    rootMargin: AHEAD,
  });
  if (section === null) open();
  else watcher.observe(section);
  for (const touch of TOUCHES) section?.addEventListener(touch, open, { capture: true, passive: true });
  return { opens, open, isPatient: false };
}

function touchGate(load: () => Promise<unknown>): Gate {
  const signs = ['pointerdown', 'pointermove', 'keydown'] as const;
  let open = () => {};
  const opens = new Promise<void>((resolve) => {
    open = () => {
      for (const sign of signs) removeEventListener(sign, open, true);
      // Without its script the section goes on as plain HTML.
      load().then(() => resolve(), console.error);
    };
  });
  if (location.search !== '') open();
  else for (const sign of signs) addEventListener(sign, open, { capture: true, passive: true });
  return { opens, open, isPatient: true };
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
    next.open();
    whenIdle(wakeNext);
  };
  const sleeping = new Set<Gate>();
  setTimeout(() => {
    for (const gate of gates.values()) if (!gate.isPatient) sleeping.add(gate);
    whenIdle(wakeNext);
  }, REST);

  const wakeAll = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a') === null) return;
    for (const { open } of gates.values()) open();
  };
  for (const event of ['pointerdown', 'keydown', 'popstate']) addEventListener(event, wakeAll, true);
}
