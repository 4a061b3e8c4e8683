/** So long may a browser take until it begins to print, in milliseconds. */
const PATIENCE = 2000;

/**
 * Opens the browser's print dialog. Resolves to whether there are signs of one: browsers inside other apps (Facebook, Messenger)
 * have none, and `print()` tells nobody.
 */
export const printPage = () =>
  new Promise<boolean>((resolve) => {
    for (const sign of ['beforeprint', 'blur']) addEventListener(sign, () => resolve(true), { once: true });
    print();
    setTimeout(resolve, PATIENCE, false);
  });
