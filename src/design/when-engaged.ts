/** How long a visitor who does nothing is left with the page alone, in milliseconds. */
const REST = 1000;
const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const;

const waiting = new Set<() => void>();
let isEngaged = false;

/**
 * Runs something once the visitor does anything on the page, or has rested on it for a while: from then on it may be worth
 * loading what they may want next. Until then the page itself has the network.
 */
export function whenEngaged(run: () => void): void {
  if (isEngaged) run();
  else if (waiting.add(run).size === 1) listen();
}

function listen(): void {
  const engage = () => {
    isEngaged = true;
    clearTimeout(timer);
    for (const sign of SIGNS) removeEventListener(sign, engage, true);
    // One by one: together they would keep a slow phone from answering.
    for (const run of waiting) setTimeout(run);
    waiting.clear();
  };
  const timer = setTimeout(engage, REST);
  for (const sign of SIGNS) addEventListener(sign, engage, { capture: true, passive: true });
  // They have scrolled before there was a script to see it.
  if (window.scrollY > 0) engage();
}
