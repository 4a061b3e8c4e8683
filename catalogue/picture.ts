import type { Locale } from '#/language/locales.ts';
import { content } from './checked-content.ts';
import type { Picture } from './resolve.ts';

/** A picture's files, size and alternative text in a locale; `id` is `owner/name`. Throws where there is none. */
export function getPicture(id: string, locale: Locale): Picture {
  const [owner = '', name = ''] = id.split('/');
  const entry = content.manifest.pictures[id];
  const alt = content.pictures[owner]?.[name];
  if (entry === undefined || alt === undefined) throw new Error(`There is no picture "${id}".`);
  const { width, height, widths, fallback, colour, alpha, hash } = entry;
  return {
    path: `/pictures/${id}.${hash}`,
    width,
    height,
    widths,
    fallback,
    alt: alt[locale],
    ...(alpha && { alpha }),
    ...(!alpha && isDark(colour) && { dark: true }),
  };
}

/** Whether a surface of this colour wants light text: by the same weights as luminance, at the middle grey. */
function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.21 * red + 0.72 * green + 0.07 * blue < 118;
}
