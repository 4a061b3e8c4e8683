/** The part of the search that is a script chunk of its own, loaded when the search is first opened. */
export { makeFinder } from './find-entries.ts';
export { groupFound } from './group-found.ts';
export { SearchResults } from './SearchResults.tsx';
