import type { Object3D } from 'three';
import { loadChunk } from '../../design/loading/load-chunk.ts';

/**
 * The car as Apple's devices read it, in metres and in the paint that it has. What writes the file is loaded now.
 *
 * @throws ChunkError where the writer does not load.
 */
export async function makeUsdz(car: Object3D): Promise<Blob> {
  const { USDZExporter } = await loadChunk('USDZExporter', () => import('three/addons/exporters/USDZExporter.js'));
  const file = await new USDZExporter().parseAsync(car, { quickLookCompatible: true });
  return new Blob([file as Uint8Array<ArrayBuffer>], { type: 'model/vnd.usdz+zip' });
}
