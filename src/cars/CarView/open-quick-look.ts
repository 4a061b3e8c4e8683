/**
 * Opens a USDZ file in Quick Look: a link with `rel="ar"` around a picture, as Safari wants it. The part of the address behind
 * `#` keeps the car at true size and names the page that Quick Look shares.
 */
export function openQuickLook(file: Blob, page: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.rel = 'ar';
  link.href = `${address}#allowsContentScaling=0&canonicalWebPageURL=${encodeURIComponent(page)}`;
  link.append(document.createElement('img'));
  link.click();
  // The viewer has read it by then; the bytes would else stay until the page goes.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
