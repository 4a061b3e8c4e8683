/** A page that is left is hidden within this time, in milliseconds; otherwise something else has failed. */
const LEAVING_MS = 10_000;

/**
 * Makes a request, and makes it again when the visitor is back, if it failed because the page was being left: Firefox gives up
 * what a page still loads as soon as the next one is asked for.
 */
export async function unlessLeft<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  const listening = new AbortController();
  const { signal } = listening;
  let back: Promise<boolean> | undefined;
  const leave = ({ type }: Event) => {
    back = isBack(type);
  };
  // The first comes before the request is given up; phones send only the second.
  for (const sign of ['beforeunload', 'pagehide']) addEventListener(sign, leave, { signal });
  try {
    return await request();
  } catch (reason) {
    if (!(await back)) throw reason;
    return await unlessLeft(request);
  } finally {
    listening.abort();
  }
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
