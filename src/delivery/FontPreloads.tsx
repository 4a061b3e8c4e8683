import type { Locale } from '#/language/locales.ts';
import cyrillic from '../design/styles/fonts/manrope-cyrillic.woff2?url';
import latin from '../design/styles/fonts/manrope-latin.woff2?url';
import mongolian from '../design/styles/fonts/manrope-mongolian.woff2?url';

/** The fonts of a first view in each language. */
const FONTS: Record<Locale, string[]> = { mn: [latin, cyrillic, mongolian], en: [latin, cyrillic] };

/** Asks for the fonts of the first view before the styles name them: all letters come together, so no line breaks twice. */
export function FontPreloads({ locale }: { locale: Locale }) {
  return FONTS[locale].map((font) => (
    <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
  ));
}
