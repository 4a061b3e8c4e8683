import { createContext } from 'react';
import type { PageStart } from './start-page.ts';

/** What only the build knows while it renders a page: the stylesheet's text and what the page's scripts start from. */
export type PageDocument = { styles: string; start: PageStart | undefined };

/** Empty in the browser: the document has both already, and React leaves them as they are. */
export const PageDocumentContext = createContext<PageDocument>({ styles: '', start: undefined });
