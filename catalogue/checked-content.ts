import { assertValidContent } from '#/content/checks/check-content.ts';
import { fillFigures } from '#/content/figures/fill-figures.ts';
import { namedFigures } from '#/content/figures/named-figures.ts';
import { type Library, library } from '#/content/library.ts';
import type { Locale } from '#/language/locales.ts';
import { inLocale, type LocalContent } from './in-locale.ts';
import { typeset } from './typeset.ts';

assertValidContent(library);

/** All content: checked, with its figures in the texts. Machines get it so; joiners and spaces that do not break are for readers. */
export const plainContent: Library = fillFigures(library, namedFigures(library));

/** The same, set as a typesetter would. */
export const content: Library = typeset(plainContent, library.units);

/** What a page of a locale is made of. */
export const contentIn = (locale: Locale): LocalContent => inLocale(content, locale);

/** The same for machines. */
export const plainContentIn = (locale: Locale): LocalContent => inLocale(plainContent, locale);
