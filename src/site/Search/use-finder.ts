import { useCallback, useState } from 'react';
import { failureText } from '../../design/loading/failure-text.ts';
import { type Finder, loadFinder } from './load-finder.ts';

type Loading = { status: 'waiting' | 'loading' | 'ready' | 'failed'; finder?: Finder; failure?: string };

/** The search's finder, how far it is, and why it did not come; `load` starts it, and starts it again after a failure. */
export function useFinder(address: string) {
  const [state, setState] = useState<Loading>({ status: 'waiting' });
  const load = useCallback(() => {
    setState((before) => (before.status === 'ready' ? before : { status: 'loading' }));
    loadFinder(address).then(
      (finder) => setState({ status: 'ready', finder }),
      (reason) => setState({ status: 'failed', failure: failureText(reason) }),
    );
  }, [address]);
  return { ...state, load };
}
