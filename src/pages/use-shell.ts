import { useContext } from 'react';
import type { Shell } from '#/content/catalogue.ts';
import { ShellContext } from './ShellContext.ts';

/** Words, dealer and brands of the page's edition. Throws outside the site's document. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (shell === undefined) throw new Error('The page has no frame: nothing gave the words of its edition.');
  return shell;
}
