import type { SearchIndex } from '#/catalogue/build-search-index.ts';
import { loadChunk } from '../../design/loading/load-chunk.ts';
import { loadJson } from '../../design/loading/load-json.ts';
import type { FoundGroup } from './group-found.ts';

type SearchChunk = typeof import('./search-chunk.ts');

/** The loaded search: finds, and shows what it found. */
export type Finder = { find: (query: string) => Grouped; SearchResults: SearchChunk['SearchResults'] };

/** What a query finds, by kind; `isUnsaid` where it asks for what the site does not say. */
export type Grouped = { groups: FoundGroup[]; isUnsaid: boolean };

const isIndex = (value: unknown): value is SearchIndex =>
  typeof value === 'object' && value !== null && 'entries' in value && 'learned' in value;

/**
 * Loads the search's script and index. After a failure the next call tries again.
 *
 * @param url Of the index: `/search.json`.
 * @throws ChunkError where the script, another error where the index does not load.
 */
export async function loadFinder(url: string): Promise<Finder> {
  const [{ makeFinder, groupFound, SearchResults }, index] = await Promise.all([
    loadChunk('search', () => import('./search-chunk.ts')),
    loadJson(url, isIndex),
  ]);
  const finder = makeFinder(index);
  const find = (query: string) => {
    const { found, isUnsaid } = finder(query);
    return { groups: groupFound(found), isUnsaid };
  };
  return { find, SearchResults };
}
