import { useSyncExternalStore } from 'react';
import { idOf, type Path, pathOf } from '../state/paths.ts';

/** What the editor shows, as the fragment of its address: the browser's back button works, and a place can be sent to somebody. */
export type Route =
  | { view: 'start' | 'prices' | 'open' | 'read' | 'changes' }
  | { view: 'file'; file: string; at: Path };

export function addressOf(route: Route): string {
  if (route.view !== 'file') return `#${route.view}`;
  return `#${new URLSearchParams({ file: route.file, ...(route.at.length > 0 && { at: idOf(route.at) }) })}`;
}

export function routeOf(fragment: string): Route {
  const text = fragment.replace(/^#/, '');
  if (text === 'prices' || text === 'open' || text === 'read' || text === 'changes') return { view: text };
  const given = new URLSearchParams(text);
  const file = given.get('file');
  return file === null ? { view: 'start' } : { view: 'file', file, at: pathOf(given.get('at') ?? '') };
}

export const goTo = (route: Route) => {
  location.hash = addressOf(route);
};

const listen = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/** The fragment of the address, as it is now. */
export const useFragment = () => useSyncExternalStore(listen, () => location.hash);
