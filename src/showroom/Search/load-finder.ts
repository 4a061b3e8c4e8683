import { ChunkError, loadChunk } from '../../design/SectionBoundary/load-chunk.ts';
import type { SearchEntry } from './find-entries.ts';
import type { FoundGroup } from './group-found.ts';

type SearchChunk = typeof import('./search-chunk.ts');

/** The loaded search: finds, and shows what it found. */
export type Finder = { find: (query: string) => FoundGroup[]; SearchResults: SearchChunk['SearchResults'] };

/** How long the index may take, in milliseconds. A visitor who has typed does not wait longer for a message. */
const INDEX_TIME_LIMIT = 30_000;

const finders = new Map<string, Promise<Finder>>();
let lastFailure: ChunkError['failure'] | undefined;

/**
 * Loads the search's script and index, once for each index. After a failure the next call tries again.
 *
 * @param address Of the index: `/search.json`.
 * @throws ChunkError where the script, another error where the index does not load.
 */
export function loadFinder(address: string): Promise<Finder> {
  const loaded = finders.get(address);
  if (loaded !== undefined) return loaded;
  const loading = Promise.all([
    loadChunk('search', () => import('./search-chunk.ts'), lastFailure),
    fetchEntries(address),
  ]).then(
    ([{ makeFinder, groupFound, SearchResults }, entries]) => {
      const find = makeFinder(entries);
      return { find: (query: string) => groupFound(find(query)), SearchResults };
    },
    (reason) => {
      finders.delete(address);
      lastFailure = reason instanceof ChunkError ? reason.failure : undefined;
      throw reason;
    },
  );
  finders.set(address, loading);
  return loading;
}

async function fetchEntries(address: string): Promise<SearchEntry[]> {
  const response = await fetch(address, { signal: AbortSignal.timeout(INDEX_TIME_LIMIT) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const entries: unknown = await response.json();
  if (!Array.isArray(entries)) throw new Error(`${address} holds no list`);
  return entries;
}
