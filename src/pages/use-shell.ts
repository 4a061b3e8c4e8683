import { useContext } from 'react';
import type { SiteData } from '#/content/catalogue/site-data.ts';
import { ShellContext } from './ShellContext.ts';

/** Words, dealer and brands of the page's edition. Throws outside the site's document. */
export function useShell(): SiteData {
  const shell = useContext(ShellContext);
  if (shell === undefined) throw new Error('The page has no frame: nothing gave the words of its edition.');
  return shell;
}
