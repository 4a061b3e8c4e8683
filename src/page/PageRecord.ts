import { type ComponentType, createContext, useContext } from 'react';
import { textHash } from './text-hash.ts';

/** What rendering finds that a page uses, written down while it renders: nobody has to read it out of the HTML. */
export type PageRecord = {
  /** The name of a component in the list of islands; throws where it is not listed. */
  islandName: (component: ComponentType<object>) => string;
  islands: Set<string>;
  /** Files with data of islands that come with their scripts: text by URL. */
  dataFiles: Map<string, string>;
  /** Addresses of the fonts that the page preloads. */
  fonts: Set<string>;
  /** Texts of inline scripts that run, and of inline styles; data blocks are neither. */
  scripts: Set<string>;
  styles: Set<string>;
};

export const PageRecordContext = createContext<PageRecord | undefined>(undefined);

/** The record of the page that is being rendered. Throws in the browser, where islands alone are rendered. */
export function usePageRecord(): PageRecord {
  const record = useContext(PageRecordContext);
  if (record === undefined) throw new Error('Only a page that is being published has a record of what it uses.');
  return record;
}

export function emptyRecord(islandName: PageRecord['islandName']): PageRecord {
  return {
    islandName,
    islands: new Set(),
    dataFiles: new Map(),
    fonts: new Set(),
    scripts: new Set(),
    styles: new Set(),
  };
}

/** Puts an island's data into a file and gives its URL; its name changes with its content, so that browsers may keep it. */
export function addDataFile({ dataFiles }: PageRecord, name: string, data: object): string {
  const text = JSON.stringify(data);
  const url = `/assets/${name}-${textHash(text)}.json`;
  dataFiles.set(url, text);
  return url;
}
