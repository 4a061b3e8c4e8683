import { useSyncExternalStore } from 'react';

/** The fixed copy of the sub-header stands once the page has scrolled by more than this, in CSS pixels. */
export const STICKY_THRESHOLD = 100;

const isPast = () => window.scrollY > STICKY_THRESHOLD;

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/**
 * Whether the page has scrolled past the threshold. Right from the first moment on, also when the page is opened in its
 * middle; a component renders only when the answer changes.
 */
export function useIsPastThreshold(): boolean {
  return useSyncExternalStore(subscribe, isPast, () => false);
}
