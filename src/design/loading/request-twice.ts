import { unlessLeft } from './unless-left.ts';

/** How long a line that dropped gets to come back, in milliseconds. */
const PAUSE_MS = 1000;

/**
 * Makes a request, and once more a second later if it could not be made: between two cells of a telephone network a line drops for
 * a moment, and nobody should have to press a button for that.
 *
 * @throws The reason of the second attempt, or of the first where trying again is of no use.
 */
export async function requestTwice<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await unlessLeft(request);
  } catch (reason) {
    // What `fetch()` and `import()` throw without a network. What took too long or was given up on purpose is a DOMException.
    if (!(reason instanceof TypeError)) throw reason;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return await unlessLeft(request);
  }
}
