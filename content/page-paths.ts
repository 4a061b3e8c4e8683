import type { Library } from './library-of.ts';

/** Pages that neither a brand nor a car brings along. */
const OWN_PAGES = ['/voyah/free/inter', '/voyah/free/feature', '/voyah/about'];

/** The path, without locale, of every page that search engines may list. */
export const listedPaths = ({ brands, models }: Pick<Library, 'brands' | 'models'>): string[] => [
  '/home',
  ...Object.values(brands).map(({ path }) => path),
  ...Object.values(models).map(({ path }) => path),
  ...OWN_PAGES,
];
