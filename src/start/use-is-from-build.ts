import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True where the element's HTML came with the page, false where React has made it anew. Scripts and the stylesheet may
 * only come with the page: made anew they are strings that become code, which Trusted Types forbid.
 */
export function useIsFromBuild(): boolean {
  const [isFromBuild] = useState(
    useSyncExternalStore(
      never,
      () => false,
      () => true,
    ),
  );
  return isFromBuild;
}
