/** A page that is left is hidden within this time, in milliseconds; otherwise something else has failed. */
const LEAVING_MS = 10_000;

/**
 * Makes a request, and makes it again when the visitor is back, if it failed because the page was being left: Firefox gives up
 * what a page still loads as soon as the next one is asked for.
 */
export async function unlessLeft<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  const listening = new AbortController();
  const { signal } = listening;
  let isLeaving = false;
  let isHidden = false;
  const leave = ({ type }: Event) => {
    isLeaving = true;
    isHidden = type === 'pagehide';
  };
  // The first comes before the request is given up; phones send only the second.
  for (const sign of ['beforeunload', 'pagehide']) addEventListener(sign, leave, { signal });
  try {
    return await request();
  } catch (reason) {
    if (!isLeaving || !(await isBack(isHidden))) throw reason;
    return await unlessLeft(request);
  } finally {
    listening.abort();
  }
}

function isBack(isHidden: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    // Once hidden it waits for its visitor: the clock of a kept page stands still, and may strike before the page is told.
    const timer = isHidden ? undefined : setTimeout(resolve, LEAVING_MS, false);
    addEventListener('pagehide', () => clearTimeout(timer), { once: true });
    addEventListener('pageshow', () => resolve(true), { once: true });
  });
}
