/** About one phone screen ahead of the thumb. */
export const NEAR = '600px 0px';

/**
 * Runs something once an element is in the window or near it.
 *
 * @param ahead How near: a margin around the window as `IntersectionObserver` takes it, such as `NEAR`.
 * @returns Stops waiting.
 */
export function onApproach(element: Element, ahead: string, run: () => void): () => void {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      run();
    },
    { rootMargin: ahead },
  );
  watcher.observe(element);
  return () => watcher.disconnect();
}
