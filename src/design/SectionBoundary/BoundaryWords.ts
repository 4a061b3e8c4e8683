import { createContext } from 'react';
import type { FailureWords } from './Failure.tsx';

/** What every `Section` of the page says when something inside it fails; without words it keeps no failure to itself. */
export const BoundaryWords = createContext<FailureWords | undefined>(undefined);
