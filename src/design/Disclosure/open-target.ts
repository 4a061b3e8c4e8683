/** Opens what the URL's anchor lies in, where the browser has not done so: Safari follows a link to a closed line and leaves it closed. */
export function openTarget(): void {
  const target = document.getElementById(decodeAnchor(location.hash));
  const closed = target?.closest<HTMLDetailsElement>('details:not([open])');
  if (target === null || closed == null) return;
  closed.open = true;
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
