/** A page that is left is hidden within this time, in milliseconds; otherwise something else has failed. */
const LEAVING_MS = 10_000;

/** In WebKit, what is given up is followed by a sign that the page is left within this time, in milliseconds. */
const SIGN_MS = 2000;

/** What every WebKit calls itself, as HTML prescribes. */
const WEBKIT = 'Apple Computer, Inc.';

/** The first comes before Firefox gives up a request; phones send only the second. */
const SIGNS = ['beforeunload', 'pagehide'];

/**
 * Makes a request, and makes it again when the visitor is back, if it failed because the page was being left: Firefox gives up
 * what a page still loads as soon as the next one is asked for, WebKit does so even before it says that the visitor goes back.
 */
export async function unlessLeft<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  const listening = new AbortController();
  const { signal } = listening;
  let back: Promise<boolean> | undefined;
  const leave = ({ type }: Event) => {
    back = isBack(type);
  };
  for (const sign of SIGNS) addEventListener(sign, leave, { signal });
  try {
    return await request();
  } catch (reason) {
    if (back === undefined && navigator.vendor === WEBKIT) await nextSign(signal);
    if (!(await back)) throw reason;
    return await unlessLeft(request);
  } finally {
    listening.abort();
  }
}

/** Waits for a sign that the page is left, as long as one may still come. */
function nextSign(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, SIGN_MS);
    for (const sign of SIGNS) addEventListener(sign, () => resolve(), { signal });
  });
}

/** Whether the visitor is back; false where the page was not left after all, though it said so. */
function isBack(sign: string): Promise<boolean> {
  return new Promise((resolve) => {
    // Once hidden it waits for its visitor: the clock of a kept page stands still, and may strike before the page is told.
    const timer = sign === 'pagehide' ? undefined : setTimeout(resolve, LEAVING_MS, false);
    addEventListener('pagehide', () => clearTimeout(timer), { once: true });
    addEventListener('pageshow', () => resolve(true), { once: true });
  });
}
