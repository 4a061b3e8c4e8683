import type { CabinViewData } from '#/catalogue/car.ts';
import { ChunkError } from '../../design/loading/load-chunk.ts';
import { loadView } from '../Viewer/load-view.ts';

/** Loads the view from the seats: its component, the messages around it, and the picture. See `loadView`. */
export const loadCabinView = (address: string, signal: AbortSignal) =>
  loadView(
    address,
    {
      name: 'CabinView',
      loadScript: () => import('./CabinView.tsx'),
      addressOf: (data: CabinViewData) => data.picture.path,
      loadSubject: ({ picture }, ends) => loadPicture(picture, ends),
    },
    signal,
  );

/** The widest file, or the narrowest on a slow link; as AVIF where the browser reads it. */
async function loadPicture({ path, widths, fallback }: CabinViewData['picture'], signal: AbortSignal) {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string } };
  const isSlow = /2g|3g/.test(connection?.effectiveType ?? '');
  const source = document.createElement('source');
  source.type = 'image/avif';
  source.srcset = `${path}/${isSlow ? Math.min(...widths) : Math.max(...widths)}.avif`;
  const image = new Image();
  const picture = document.createElement('picture');
  picture.append(source, image);
  image.src = `${path}/${fallback}.webp`;
  signal.addEventListener('abort', () => {
    source.remove();
    image.removeAttribute('src');
  });
  try {
    await image.decode();
  } catch (reason) {
    throw new ChunkError(path, 'missing', reason);
  }
  return image;
}
