import { requestTwice } from './request-twice.ts';

/** How long a script chunk may take, in milliseconds. */
export const CHUNK_TIME_LIMIT = 120_000;

/** `missing`: it could not be fetched. `timeout`: it hung. `error`: it arrived and broke while it ran. */
type ChunkFailure = 'missing' | 'timeout' | 'error';

/** A script chunk did not load. The message is fixed: people search logs for it. */
export class ChunkError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(id: string, failure: ChunkFailure, cause?: unknown) {
    super(`Loading chunk ${id} failed. (${failure})`, { cause });
  }
}

/**
 * Loads a script chunk that is split off with `import()`; gives up after 120,000 ms.
 *
 * @param id Names the chunk in the error: "Loading chunk search failed."
 * @throws ChunkError, which also goes to the console.
 */
export async function loadChunk<Chunk>(id: string, load: () => Promise<Chunk>): Promise<Chunk> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError(id, 'timeout')), CHUNK_TIME_LIMIT);
  });
  try {
    return await Promise.race([requestTwice(load), timeout]);
  } catch (reason) {
    const error = reason instanceof ChunkError ? reason : new ChunkError(id, failureOf(reason), reason);
    console.error(error.message, reason);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Browsers say that a module could not be fetched in a TypeError of their own wording; Vite adds one for styles. */
function failureOf(reason: unknown): ChunkFailure {
  return reason instanceof Error && /dynamically imported|module script|preload/i.test(reason.message)
    ? 'missing'
    : 'error';
}
