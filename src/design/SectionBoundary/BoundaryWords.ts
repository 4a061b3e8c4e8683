import { createContext } from 'react';
import type { FailureWords } from './FailureNotice.tsx';

/** What every part of the page says when something inside it fails. */
export const BoundaryWords = createContext<FailureWords | undefined>(undefined);
