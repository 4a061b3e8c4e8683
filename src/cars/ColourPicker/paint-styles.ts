/**
 * The paints as CSS for the document's head: `[data-paint='1']{--swatch:#DFDFDF}` and so on. Paints are content, and the
 * site's security policy allows no style attributes; with this, whatever has `data-paint` knows its `var(--swatch)`.
 * Throws when a paint is not `#rrggbb`, as anything else would be CSS from outside.
 */
export function paintStyles(paints: { index: number; swatch: string }[]): string {
  return paints
    .map(({ index, swatch }) => {
      if (!/^#[0-9a-f]{6}$/i.test(swatch)) throw new Error(`Paint ${index} is not #rrggbb: "${swatch}"`);
      return `[data-paint='${index}']{--swatch:${swatch}}`;
    })
    .join('');
}
