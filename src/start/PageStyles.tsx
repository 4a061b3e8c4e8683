import { useContext } from 'react';
import { Links } from 'react-router';
import layers from '../design/styles/layers.css?raw';
import { PageDocumentContext } from './PageDocument.ts';
import { useIsFromBuild } from './use-is-from-build.ts';

/**
 * The site's stylesheet, inside the page: the first paint waits for no second file. While developing, Vite's own links.
 * The order of the layers stands before it, because the bundler orders the files as it likes.
 */
export function PageStyles() {
  const { styles } = useContext(PageDocumentContext);
  const isFromBuild = useIsFromBuild();
  return (
    <>
      <style>{layers}</style>
      {import.meta.env.DEV ? (
        <Links />
      ) : isFromBuild ? (
        <style data-site-styles suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
      ) : (
        // The document is made anew around an error screen: the text of the one that it replaces.
        <style data-site-styles>{document.querySelector('[data-site-styles]')?.textContent}</style>
      )}
    </>
  );
}
