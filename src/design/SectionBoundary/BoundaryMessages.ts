import { createContext } from 'react';
import type { FailureMessages } from './FailureNotice.tsx';

/** What every part of the page says when something inside it fails. */
export const BoundaryMessages = createContext<FailureMessages | undefined>(undefined);
