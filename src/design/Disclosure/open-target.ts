/**
 * Opens what the URL's anchor lies in, where the browser has not done so: Safari follows a link to a closed line and leaves it closed,
 * Chromium opens it and at times forgets to scroll there. A page that was reloaded stands where it was left.
 */
export function openTarget(): void {
  const target = document.getElementById(decodeAnchor(location.hash));
  const line = target?.closest('details');
  if (target === null || line == null) return;
  const [{ type } = {}] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (line.open && (scrollY > 0 || type !== 'navigate')) return;
  line.open = true;
  target.scrollIntoView();
}

/** An anchor comes from strangers and may be badly encoded. */
function decodeAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
