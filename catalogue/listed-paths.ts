import { content } from './checked-content.ts';

/** The path, without locale, of every page that search engines may list. */
export function listedPaths(): string[] {
  return [
    '/home',
    ...Object.values(content.brands).map((brand) => brand.path),
    ...Object.values(content.models).map((model) => model.path),
    '/voyah/free/inter',
    '/voyah/free/feature',
    '/voyah/about',
  ];
}
