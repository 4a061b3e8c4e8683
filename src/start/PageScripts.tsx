import { startPageScript } from 'virtual:start-page';
import { useContext } from 'react';
import { Scripts } from 'react-router';
import { PageDocumentContext } from './PageDocument.ts';
import { useIsFromBuild } from './use-is-from-build.ts';

/**
 * Replaces React Router's `<Scripts />` in the built site: its scripts preload and run at once, ours wait for the hero
 * (see `start-page.ts`). The data stands in a block that is not executed, so that every page has the same inline script
 * and the Content-Security-Policy needs one hash. A page without `start` (not found) stays plain HTML.
 */
export function PageScripts() {
  const { start, state } = useContext(PageDocumentContext);
  const isFromBuild = useIsFromBuild();
  if (import.meta.env.DEV) return <Scripts />;
  if (!isFromBuild || (import.meta.env.SSR && start === undefined)) return null;
  return (
    <>
      <script
        id="page-start"
        type="application/json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: start === undefined ? '' : asData(JSON.stringify(start)) }}
      />
      <script
        id="page-state"
        type="application/json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: asData(state) }}
      />
      <script
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? startPageScript : '' }}
      />
    </>
  );
}

/** JSON that cannot end the script element it stands in. */
function asData(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
