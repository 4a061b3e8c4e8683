/** How long a script chunk may take, in milliseconds. */
export const CHUNK_TIME_LIMIT = 120_000;

/** `missing`: it could not be fetched. `timeout`: it hung. `error`: it arrived and broke while it ran. */
type ChunkFailure = 'missing' | 'timeout' | 'error';

/** A script chunk did not load. The message is fixed: people search logs for it. */
export class ChunkError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly failure: ChunkFailure;

  constructor(id: string, failure: ChunkFailure, cause?: unknown) {
    super(`Loading chunk ${id} failed. (${failure})`, { cause });
    this.failure = failure;
  }
}

/**
 * Loads a script chunk that is split off with `import()`; gives up after 120,000 ms.
 *
 * @param load Exactly `() => import('./X.tsx')`, nothing chained to it: a retry reads the chunk's address from it.
 * @param previous How the attempt before this one failed. The browser then has to fetch the chunk really anew.
 * @throws ChunkError, which also goes to the console.
 */
export async function loadChunk<Chunk>(
  id: string,
  load: () => Promise<Chunk>,
  previous?: ChunkFailure,
): Promise<Chunk> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const alarm = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError(id, 'timeout')), CHUNK_TIME_LIMIT);
  });
  try {
    return await Promise.race([previous === undefined ? load() : loadAgain(load, previous), alarm]);
  } catch (reason) {
    const error = reason instanceof ChunkError ? reason : new ChunkError(id, failureOf(reason), reason);
    console.error(error.message, reason);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

let attempts = 0;

/**
 * A browser hands a hanging `import()` to everybody who asks for the same address again, and older ones keep a failed
 * one for the life of the page (https://github.com/whatwg/html/issues/6768). A query makes it another address.
 */
async function loadAgain<Chunk>(load: () => Promise<Chunk>, previous: ChunkFailure): Promise<Chunk> {
  const address = addressOf(load);
  if (address === undefined) return load();
  attempts += 1;
  const again = () => import(/* @vite-ignore */ `${address}?attempt=${attempts}`) as Promise<Chunk>;
  return previous === 'timeout' ? again() : load().catch(again);
}

/** The address inside `() => import('./X.js')`; chunks lie in one folder, so it is relative to this module as well. */
function addressOf(load: () => Promise<unknown>): string | undefined {
  const source = String(load);
  const [, address] = /import\(\s*["'`]([^"'`?]+)["'`]\s*\)/.exec(source) ?? [];
  // A bundler that renames the exports chains a function that gives them their names back.
  if (address === undefined || /\.then\(|await/.test(source)) return undefined;
  return new URL(address, import.meta.url).href;
}

/** Browsers say that a module could not be fetched in a TypeError of their own wording; Vite adds one for styles. */
function failureOf(reason: unknown): ChunkFailure {
  return reason instanceof Error && /dynamically imported|module script|preload/i.test(reason.message)
    ? 'missing'
    : 'error';
}
