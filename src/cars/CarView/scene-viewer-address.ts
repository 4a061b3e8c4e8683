/** The address that opens Android's own viewer with the car at true size; without it the browser goes back to the page. */
export function sceneViewerAddress(file: string, title: string, page: string): string {
  const query = new URLSearchParams({ file, title, link: page, mode: 'ar_preferred', resizable: 'false' });
  const fallback = encodeURIComponent(page);
  return (
    `intent://arvr.google.com/scene-viewer/1.0?${query}#Intent;scheme=https;` +
    'package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW;' +
    `S.browser_fallback_url=${fallback};end;`
  );
}
