import type { Locale } from '#/language/locales.ts';
import cyrillic from '#/src/design/styles/fonts/manrope-cyrillic.woff2?url';
import latin from '#/src/design/styles/fonts/manrope-latin.woff2?url';
import mongolian from '#/src/design/styles/fonts/manrope-mongolian.woff2?url';
import { usePageRecord } from '#/src/page/PageRecord.ts';

/** The fonts of a first view in each language. */
const FONTS: Record<Locale, string[]> = { mn: [latin, cyrillic, mongolian], en: [latin, cyrillic] };

/** Asks for the fonts of the first view before the styles name them: all letters come together, so no line breaks twice. */
export function FontPreloads({ locale }: { locale: Locale }) {
  const { fonts } = usePageRecord();
  for (const font of FONTS[locale]) fonts.add(font);
  return FONTS[locale].map((font) => (
    <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
  ));
}
