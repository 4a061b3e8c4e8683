import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadChunk } from './load-chunk.ts';

/** A component in a script chunk of its own. */
export type ChunkComponent<Props> = {
  /** The component for one attempt at loading; the same one as long as the attempt is the same. */
  at: (attempt: number) => LazyExoticComponent<ComponentType<Props>>;
};

/**
 * Splits a component off, like `React.lazy`; `<LazyChunk>` shows it. Unlike there, one that failed can be tried again:
 * with the retry button of the `SectionBoundary` around it, or by the next boundary that needs it.
 *
 * @param id Names the chunk in the error: "Loading chunk order-tools failed."
 * @param load Exactly `() => import('./X.tsx')`.
 * @param pick The component in it.
 */
export function chunkComponent<Props, Chunk>(
  id: string,
  load: () => Promise<Chunk>,
  pick: (chunk: Chunk) => ComponentType<Props>,
): ChunkComponent<Props> {
  const attempts = new Map<number, LazyExoticComponent<ComponentType<Props>>>();
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;

  const request = async () => {
    try {
      return { default: pick(await loadChunk(id, load)) };
    } catch (reason) {
      loading = undefined;
      throw reason;
    }
  };

  return {
    at(attempt) {
      let component = attempts.get(attempt);
      if (component === undefined) {
        component = lazy(() => {
          loading ??= request();
          return loading;
        });
        attempts.set(attempt, component);
      }
      return component;
    },
  };
}
