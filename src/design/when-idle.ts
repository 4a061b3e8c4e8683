/** Runs something when the browser has nothing else to do; soon, where a browser (Safari) does not say when that is. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, 50);
}
