import type { CarViewData } from '#/catalogue/car.ts';
import { ChunkError, loadChunk } from '../../design/loading/load-chunk.ts';
import { loadJson } from '../../design/loading/load-json.ts';

type CarViewChunk = typeof import('./CarView.tsx');

/** The loaded 3D view: its component, the messages around it, and the car. */
export type LoadedView = { CarView: CarViewChunk['CarView']; data: CarViewData; file: ArrayBuffer };

/** The device draws nothing in 3D, whatever is loaded. The message is for the visitor. */
export class NoDrawingError extends Error {
  override readonly name = 'NoDrawingError';
}

const isData = (value: unknown): value is CarViewData => typeof value === 'object' && value !== null && 'file' in value;

/**
 * Loads messages, script and car; after a failure the next call tries again.
 *
 * @param address Of the file with the view's data.
 * @param signal Ends what is still being loaded.
 * @throws NoDrawingError before anything large is loaded; ChunkError where script or car do not come in the time that scripts
 *   have; another error where the data do not come.
 */
export async function loadCarView(address: string, signal: AbortSignal): Promise<LoadedView> {
  const data = await loadJson(address, isData);
  if (!canDraw()) throw new NoDrawingError(data.messages.noDrawing);
  const [{ CarView }, file] = await Promise.all([
    loadChunk('CarView', () => import('./CarView.tsx')),
    loadChunk(data.file, () => loadCar(data.file, signal)),
  ]);
  return { CarView, data, file };
}

/** Whether the device draws in 3D now: browsers know the interface where a driver is missing or locked out, too. */
function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

async function loadCar(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const missing = (reason: unknown) => new ChunkError(url, 'missing', reason);
  const response = await fetch(url, { signal }).catch((reason) => {
    throw missing(reason);
  });
  if (!response.ok) throw missing(response.status);
  return response.arrayBuffer();
}
