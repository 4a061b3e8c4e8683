/** Reads what we need of a font file: which characters it has, and how high it stands. */
import subsetFont from 'subset-font';

/** Heights in parts of the font size; the descent is negative. */
type FontTables = { characters: Set<number>; ascent: number; descent: number; lineGap: number };

/** Reads a WOFF2 or sfnt font. Throws when it has no character map of format 4 (Unicode up to U+FFFF). */
export async function readFont(font: Uint8Array): Promise<FontTables> {
  const sfnt = await subsetFont(font, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true });
  const tables = new Map<string, number>();
  for (let at = 12; at < 12 + 16 * sfnt.readUInt16BE(4); at += 16) {
    tables.set(sfnt.toString('latin1', at, at + 4), sfnt.readUInt32BE(at + 8));
  }
  const start = (name: string) => {
    const at = tables.get(name);
    if (at === undefined) throw new Error(`The font has no table "${name}".`);
    return at;
  };
  const unit = sfnt.readUInt16BE(start('head') + 18);
  const height = (offset: number) => sfnt.readInt16BE(start('hhea') + offset) / unit;
  return { characters: readCharacters(sfnt, start('cmap')), ascent: height(4), descent: height(6), lineGap: height(8) };
}

/** https://learn.microsoft.com/typography/opentype/spec/cmap#format-4-segment-mapping-to-delta-values */
function readCharacters(sfnt: Buffer, cmap: number): Set<number> {
  const characters = new Set<number>();
  const subtables = Array.from(
    { length: sfnt.readUInt16BE(cmap + 2) },
    (_, index) => cmap + sfnt.readUInt32BE(cmap + 8 + 8 * index),
  );
  const map = subtables.find((at) => sfnt.readUInt16BE(at) === 4);
  if (map === undefined) throw new Error('The font has no character map of format 4.');
  const segments = sfnt.readUInt16BE(map + 6) / 2;
  for (let segment = 0; segment < segments; segment += 1) {
    const last = sfnt.readUInt16BE(map + 14 + 2 * segment);
    const first = sfnt.readUInt16BE(map + 16 + 2 * segments + 2 * segment);
    const delta = sfnt.readUInt16BE(map + 16 + 4 * segments + 2 * segment);
    const rangeAt = map + 16 + 6 * segments + 2 * segment;
    const range = sfnt.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const glyph = range === 0 ? code + delta : sfnt.readUInt16BE(rangeAt + range + 2 * (code - first));
      if (glyph % 0x10000 !== 0) characters.add(code);
    }
  }
  return characters;
}
