const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const;

const waiting = new Set<() => void>();
let state: 'unwatched' | 'watched' | 'engaged' = 'unwatched';

/**
 * Runs something once the visitor does anything on the page, or has rested on it for a while: from then on it may be worth
 * loading what they may want next. Until then the page itself has the network.
 *
 * @param rest How long a visitor who does nothing is left with the page alone, in milliseconds.
 */
export function whenEngaged(run: () => void, rest: number): void {
  if (state === 'engaged') {
    run();
    return;
  }
  const runOnce = () => {
    clearTimeout(timer);
    waiting.delete(runOnce);
    run();
  };
  const timer = setTimeout(runOnce, rest);
  waiting.add(runOnce);
  if (state === 'unwatched') watch();
}

function watch(): void {
  state = 'watched';
  const engage = () => {
    state = 'engaged';
    for (const sign of SIGNS) removeEventListener(sign, engage, true);
    for (const run of waiting) run();
  };
  for (const sign of SIGNS) addEventListener(sign, engage, { capture: true, passive: true });
  // They have scrolled before there was a script to see it.
  if (window.scrollY > 0) engage();
}
