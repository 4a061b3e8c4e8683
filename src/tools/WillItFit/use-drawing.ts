import { useEffect, useState } from 'react';
import type { FitDrawing } from './fit-data.ts';

/** The lines of a car, once they have come; a car without them is drawn as a box, so a failure needs no words. */
export function useDrawing(address: string | undefined): FitDrawing | undefined {
  const [drawing, setDrawing] = useState<FitDrawing>();
  useEffect(() => {
    if (address === undefined) return undefined;
    const leaving = new AbortController();
    fetch(address, { signal: leaving.signal })
      .then((response) => (response.ok ? response.json() : undefined))
      .then(setDrawing)
      .catch(() => undefined);
    return () => leaving.abort();
  }, [address]);
  return drawing;
}
