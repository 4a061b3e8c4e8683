import { content } from './checked-content.ts';

/** Where the page of each model stands, without locale, with the other spellings under which it is served. */
export function modelPaths() {
  return Object.values(content.models).map(({ id, coverage, path, aliases = [] }) => ({ id, coverage, path, aliases }));
}
