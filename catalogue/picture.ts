import type { Library } from '#/content/library.ts';
import type { Picture, Resolved } from './resolve.ts';

type Pictures = Pick<Library, 'manifest'> & { pictures: Resolved<Library['pictures']> };

/** A picture's files, size and alternative text; `id` is `owner/name`. Throws where there is none. */
export function getPicture({ manifest, pictures }: Pictures, id: string): Picture {
  const [owner = '', name = ''] = id.split('/');
  const entry = manifest.pictures[id];
  const alt = pictures[owner]?.[name];
  if (entry === undefined || alt === undefined) throw new Error(`There is no picture "${id}".`);
  const { width, height, widths, fallback, colour, alpha, behindWords = 0, hash } = entry;
  return {
    path: `/pictures/${id}.${hash}`,
    width,
    height,
    widths,
    fallback,
    alt,
    ...(alpha && { alpha }),
    ...(!alpha && isDark(colour) && { dark: true }),
    ...(behindWords >= BRIGHT && { bright: true }),
  };
}

/** The grey (0–255) on which dark text has a contrast of 5.5. */
const BRIGHT = 140;

/** Whether a surface of this colour wants light text: by the same weights as luminance, at the middle grey. */
function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.21 * red + 0.72 * green + 0.07 * blue < 118;
}
