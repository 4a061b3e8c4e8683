import { createContext } from 'react';
import type { PageStart } from './start-page.ts';

/** What only the build knows while it renders a page. */
export type PageDocument = {
  /** The site's stylesheet. */
  styles: string;
  /** What the page's scripts start from; a page without it stays plain HTML. */
  start: PageStart | undefined;
  /** What the router starts from, the loaders' data, as JSON; `start` comes with it. */
  state: string;
  /** Schema.org things that the page shows. */
  structuredData: object[];
};

/** Empty in the browser: the document has all of it already, and React leaves it as it is. */
export const NO_DOCUMENT: PageDocument = { styles: '', start: undefined, state: '', structuredData: [] };

export const PageDocumentContext = createContext(NO_DOCUMENT);
