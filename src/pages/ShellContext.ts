import { createContext } from 'react';
import type { SiteData } from '#/content/catalogue/site-data.ts';

/**
 * What every page of an edition shows around its content. It is one file for the whole edition (`src/data/shell.ts`),
 * neither part of each page nor of the data that moving to another page fetches.
 */
export const ShellContext = createContext<SiteData | undefined>(undefined);
