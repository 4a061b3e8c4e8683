import { brands } from './brands.ts';
import { models } from './models.ts';

/** The path, without locale, of every page that search engines may list. */
export function listedPaths(): string[] {
  return [
    '/home',
    ...brands.map((brand) => brand.path),
    ...models.map((model) => model.path),
    '/voyah/free/inter',
    '/voyah/free/feature',
    '/voyah/about',
  ];
}
