import { listedPaths as pathsOf } from '#/content/listed-paths.ts';
import { content } from './checked-content.ts';

/** The path, without locale, of every page that search engines may list. */
export const listedPaths = (): string[] => pathsOf(content);
