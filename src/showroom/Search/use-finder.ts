import { useCallback, useState } from 'react';
import { type Finder, loadFinder } from './load-finder.ts';

type Loading = { status: 'waiting' | 'loading' | 'failed'; finder?: undefined } | { status: 'ready'; finder: Finder };

/** The search's finder and how far it is; `load` starts it, and starts it again after a failure. */
export function useFinder(address: string) {
  const [state, setState] = useState<Loading>({ status: 'waiting' });
  const load = useCallback(() => {
    setState((before) => (before.status === 'ready' ? before : { status: 'loading' }));
    loadFinder(address).then(
      (finder) => setState({ status: 'ready', finder }),
      () => setState({ status: 'failed' }),
    );
  }, [address]);
  return { ...state, load };
}
