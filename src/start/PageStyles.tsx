import { useContext } from 'react';
import { Links } from 'react-router';
import { PageDocumentContext } from './PageDocument.ts';

/** The site's stylesheet, inside the page: the first paint waits for no second file. While developing, Vite's own links. */
export function PageStyles() {
  const { styles } = useContext(PageDocumentContext);
  if (import.meta.env.DEV) return <Links />;
  return <style data-site-styles suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />;
}
