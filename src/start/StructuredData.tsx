import { useContext } from 'react';
import { PageDocumentContext } from './PageDocument.ts';

/**
 * What the page is, for search engines (JSON-LD). Only the built HTML carries it: it stands in the head, where React
 * leaves unknown elements alone, so the browser neither holds nor renders it again.
 */
export function StructuredData() {
  const { structuredData } = useContext(PageDocumentContext);
  if (!import.meta.env.SSR) return null;
  return structuredData.map((thing) => {
    const text = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
    return <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
  });
}
