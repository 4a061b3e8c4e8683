import { createContext } from 'react';
import type { SectionBoundaryWords } from './SectionBoundary.tsx';

/** What every `Section` of the page says when something inside it fails; without words it keeps no failure to itself. */
export const BoundaryWords = createContext<SectionBoundaryWords | undefined>(undefined);
