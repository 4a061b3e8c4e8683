import { createContext, useContext } from 'react';
import type { ChunkComponent } from './chunk-component.ts';

/** Which attempt a `SectionBoundary` is at; each new one loads failed chunks anew. */
export const Attempt = createContext(0);

type LazyChunkProps<Props extends object> = { chunk: ChunkComponent<Props>; props: Props };

/** Shows a component that is split off with `chunkComponent`, inside a `SectionBoundary` and a `Suspense`. */
export function LazyChunk<Props extends object>({ chunk, props }: LazyChunkProps<Props>) {
  const attempt = useContext(Attempt);
  const Component = chunk.at(attempt);
  return <Component {...props} />;
}
