import { createContext } from 'react';
import type { Language } from './edition.ts';

/** The language of the page around a component; the document sets it once (`<LanguageContext value="en">`). */
export const LanguageContext = createContext<Language>('mn');
