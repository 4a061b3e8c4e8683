import { useEffect, useMemo } from 'react';
import type { Draft } from '../state/draft.ts';

/** As long as a browser may take to read a picture that it has been given, in milliseconds. */
const UNREAD = 60_000;

/** Addresses in the browser of pictures that are not saved yet, given back when they are gone. */
export function useStagedAddresses(pictures: Draft['pictures']): ReadonlyMap<string, string> {
  // At once, not in an effect: nothing may ask the server for them in between.
  const addresses = useMemo(
    () => new Map(Object.entries(pictures).map(([id, { master }]) => [id, URL.createObjectURL(master)])),
    [pictures],
  );
  useEffect(
    () => () => {
      // The page may still be reading what it was just given.
      setTimeout(() => {
        for (const address of addresses.values()) URL.revokeObjectURL(address);
      }, UNREAD);
    },
    [addresses],
  );
  return addresses;
}
