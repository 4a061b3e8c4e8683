import type { Library } from './library-of.ts';
import { OWN_PAGES } from './page-files.ts';

/** The path, without locale, of every page that search engines may list. */
export const listedPaths = ({ brands, models }: Pick<Library, 'brands' | 'models'>): string[] =>
  [...OWN_PAGES, ...Object.values(brands), ...Object.values(models)].map(({ path }) => path);
