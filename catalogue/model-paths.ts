import { models } from './models.ts';

/** Where the page of each model stands, without locale, with the other spellings under which it is served. */
export function modelPaths() {
  return models.map(({ id, coverage, path, aliases = [] }) => ({ id, coverage, path, aliases }));
}
