/** How long a page may take to answer before it counts as out of reach, in milliseconds. */
const ANSWER_TIME_LIMIT = 20_000;

/**
 * Opens a page of the site as a new document, if it answers: from the network, or from what the service worker kept.
 *
 * @returns false when nothing answers; otherwise the document is on its way and the promise stays open.
 */
export async function openDocument(address: string, signal?: AbortSignal): Promise<boolean> {
  try {
    const limit = AbortSignal.timeout(ANSWER_TIME_LIMIT);
    const { status } = await fetch(address, { signal: limit });
    if (status >= 500) return false;
  } catch {
    return false;
  }
  if (signal?.aborted) return true;
  if (address === location.pathname + location.search + location.hash) location.reload();
  else location.assign(address);
  return new Promise(() => {});
}
