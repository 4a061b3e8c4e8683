import { loadChunk } from '../../design/loading/load-chunk.ts';
import { loadJson } from '../../design/loading/load-json.ts';
import type { SearchEntry } from './find-entries.ts';
import type { FoundGroup } from './group-found.ts';

type SearchChunk = typeof import('./search-chunk.ts');

/** The loaded search: finds, and shows what it found. */
export type Finder = { find: (query: string) => FoundGroup[]; SearchResults: SearchChunk['SearchResults'] };

const isIndex = (value: unknown): value is SearchEntry[] => Array.isArray(value);

/**
 * Loads the search's script and index. After a failure the next call tries again.
 *
 * @param url Of the index: `/search.json`.
 * @throws ChunkError where the script, another error where the index does not load.
 */
export async function loadFinder(url: string): Promise<Finder> {
  const [{ makeFinder, groupFound, SearchResults }, entries] = await Promise.all([
    loadChunk('search', () => import('./search-chunk.ts')),
    loadJson(url, isIndex),
  ]);
  const find = makeFinder(entries);
  return { find: (query: string) => groupFound(find(query)), SearchResults };
}
