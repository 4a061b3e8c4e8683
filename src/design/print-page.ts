/** So long may a browser take until it begins to print, in milliseconds. */
const PATIENCE = 2000;

/**
 * Opens the browser's print dialog. Resolves to whether there are signs of one: browsers inside other apps (Facebook, Messenger)
 * have none, and `print()` tells nobody.
 */
export async function printPage(): Promise<boolean> {
  const waiting = new AbortController();
  const isPrinting = new Promise<boolean>((resolve) => {
    const { signal } = waiting;
    const see = () => resolve(true);
    for (const sign of ['beforeprint', 'blur']) addEventListener(sign, see, { signal });
    document.addEventListener('visibilitychange', see, { signal });
    window.print();
    setTimeout(resolve, PATIENCE, false);
  });
  const result = await isPrinting;
  waiting.abort();
  return result;
}
