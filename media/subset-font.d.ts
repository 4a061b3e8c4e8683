declare module 'subset-font' {
  type Options = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** OpenType features to keep; all by default. */
    keepFeatures?: string[];
    /** Keep every glyph; `text` must then be undefined. */
    keepAllGlyphs?: boolean;
  };
  /** Cuts a font down to the characters of `text`; characters that it does not have are left out silently. */
  function subsetFont(font: Uint8Array, text: string | undefined, options?: Options): Promise<Buffer>;
  export = subsetFont;
}
