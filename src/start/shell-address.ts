import type { Locale } from '#/language/locales.ts';

/** Their names carry the mark of the build: like everything below `/assets/`, a file of one address never changes. */
export const SHELL_FILES = '/assets/shell/';

/** Where the words around every page of an edition are (`src/data/shell.ts`), for the build of this mark. */
export const shellAddress = (language: Locale, build: string | undefined) => `${SHELL_FILES}${language}-${build}.json`;
