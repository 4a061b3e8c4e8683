import { createContext } from 'react';
import type { Locale } from '#/language/locales.ts';

/** The language of the page around a component; the document sets it once (`<LocaleContext value="en">`). */
export const LocaleContext = createContext<Locale>('mn');
