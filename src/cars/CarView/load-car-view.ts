import type { CarViewData } from '#/catalogue/car.ts';
import { ChunkError } from '../../design/loading/load-chunk.ts';
import { loadView } from '../Viewer/load-view.ts';

/** Loads the 3D view: its component, the messages around it, and the bytes of the car. See `loadView`. */
export const loadCarView = (address: string, signal: AbortSignal) =>
  loadView(
    address,
    {
      name: 'CarView',
      loadScript: () => import('./CarView.tsx'),
      addressOf: (data: CarViewData) => data.file,
      loadSubject: ({ file }, ends) => loadCar(file, ends),
    },
    signal,
  );

async function loadCar(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const missing = (reason: unknown) => new ChunkError(url, 'missing', reason);
  const response = await fetch(url, { signal }).catch((reason) => {
    throw missing(reason);
  });
  if (!response.ok) throw missing(response.status);
  return response.arrayBuffer();
}
