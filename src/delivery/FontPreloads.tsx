import type { Locale } from '#/language/locales.ts';
import cyrillic from '../design/styles/fonts/manrope-cyrillic.woff2?url';
import latin from '../design/styles/fonts/manrope-latin.woff2?url';
import mongolian from '../design/styles/fonts/manrope-mongolian.woff2?url';

/** Asks for the fonts of the first view before the styles name them: all letters come together, so no line breaks twice. */
export function FontPreloads({ locale }: { locale: Locale }) {
  const fonts = locale === 'mn' ? [latin, cyrillic, mongolian] : [latin, cyrillic];
  return fonts.map((font) => (
    <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
  ));
}
