import type { Locale } from '#/language/locales.ts';
import cyrillic from '../design/styles/fonts/manrope-cyrillic.woff2?url';
import latin from '../design/styles/fonts/manrope-latin.woff2?url';
import mongolian from '../design/styles/fonts/manrope-mongolian.woff2?url';

/**
 * Asks for the fonts of the first view before the styles name them. All of its letters come together, or lines would
 * break anew with each file: Mongolian needs a third one. Only the built HTML carries this, as it does
 * `StructuredData`: for a page that the router opens the styles are soon enough.
 */
export function FontPreloads({ language }: { language: Locale }) {
  if (!import.meta.env.SSR) return null;
  const fonts = language === 'mn' ? [latin, cyrillic, mongolian] : [latin, cyrillic];
  return fonts.map((font) => (
    <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
  ));
}
