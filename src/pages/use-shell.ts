import { useRouteLoaderData } from 'react-router';
import type { Shell } from '#/content/catalogue.ts';

/** Words, dealer and brands of the page's edition: the root's data. Throws outside the site's document. */
export function useShell(): Shell {
  const shell = useRouteLoaderData('root') as Shell | undefined;
  if (shell === undefined) throw new Error('The page has no frame: the root route gave no data.');
  return shell;
}
