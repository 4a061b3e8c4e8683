import { createContext } from 'react';

/** The names of the house's brands and cars: no translation has others. */
export const NamesContext = createContext<ReadonlySet<string>>(new Set());
