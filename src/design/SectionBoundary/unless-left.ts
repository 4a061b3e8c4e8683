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
  const leave = () => {
    isLeaving = true;
  };
  // The first comes before the request is given up; phones send only the second.
  for (const sign of ['beforeunload', 'pagehide']) addEventListener(sign, leave, { signal });
  try {
    return await request();
  } catch (reason) {
    if (!isLeaving || !(await isBack())) throw reason;
    return await unlessLeft(request);
  } finally {
    listening.abort();
  }
}

function isBack(): Promise<boolean> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(true), { once: true });
    setTimeout(resolve, LEAVING_MS, false);
  });
}
