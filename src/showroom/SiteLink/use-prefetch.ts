import { startTransition, useEffect, useState } from 'react';

/** How long a visitor who does nothing is left with the page alone, in milliseconds after its scripts have started. */
const REST = 5000;
const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const;

const waiting = new Set<() => void>();
let isWanted = false;

/**
 * Whether pages may be fetched ahead: `viewport` as soon as the visitor does something, or has rested a while. Until then
 * the page itself has the network; whoever saves data, or has a slow link, gets nothing ahead.
 */
export function usePrefetch(): 'none' | 'viewport' {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (isSavingData()) return undefined;
    const wake = () => startTransition(() => setIsReady(true));
    if (isWanted) {
      wake();
      return undefined;
    }
    if (waiting.size === 0) listen();
    waiting.add(wake);
    return () => {
      waiting.delete(wake);
    };
  }, []);
  return isReady ? 'viewport' : 'none';
}

/** The visitor asked for less data, or the link is too slow to fetch pages that may never be opened. */
function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

function listen(): void {
  const start = () => {
    isWanted = true;
    clearTimeout(timer);
    for (const sign of SIGNS) removeEventListener(sign, start, true);
    for (const wake of waiting) wake();
    waiting.clear();
  };
  const timer = setTimeout(start, REST);
  for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true });
}
