/**
 * `node media/icons.ts` draws the icons of browser tabs and home screens from the house's mark into `public/`. Run it
 * after a change of the mark or of a colour here, and commit what it writes.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { HOUSE_MARK } from './house-mark.ts';

const PUBLIC = resolve(import.meta.dirname, '../public');
/** `--night-0` and `--snow-1` of `tokens.css`; an icon cannot read them. */
const GROUND = '#0a0c0e';
const MARK = '#f2f1ee';

/**
 * The mark in the middle of a square ground of 64 units.
 *
 * @param share width of the mark in parts of the square
 * @param radius of the ground's corners, in units
 */
function square(share: number, radius: number): string {
  const scale = (64 * share) / HOUSE_MARK.width;
  const left = (64 - HOUSE_MARK.width * scale) / 2;
  const top = (64 - HOUSE_MARK.height * scale) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${GROUND}"/>` +
    `<path transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(3)})" fill="${MARK}" d="${HOUSE_MARK.path}"/></svg>\n`
  );
}

const png = (svg: string, pixels: number) =>
  sharp(Buffer.from(svg), { density: (72 * pixels) / 64 })
    .resize(pixels, pixels)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();

/** An ICO that holds one PNG: https://en.wikipedia.org/wiki/ICO_(file_format)#Icon_resource_structure */
function ico(image: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(pixels, 6);
  head.writeUInt8(pixels, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

const tab = square(0.72, 14);
/** Home screens cut their own corners; a maskable icon keeps its subject within the middle four fifths. */
const home = square(0.6, 0);
const maskable = square(0.5, 0);

const files: Record<string, string | Buffer> = {
  'favicon.svg': tab,
  'favicon.ico': ico(await png(tab, 32), 32),
  'apple-touch-icon.png': await png(home, 180),
  'icon-192.png': await png(tab, 192),
  'icon-512.png': await png(tab, 512),
  'icon-maskable-512.png': await png(maskable, 512),
};
for (const [name, data] of Object.entries(files)) {
  writeFileSync(`${PUBLIC}/${name}`, data);
  console.log(`${name}: ${data.length} bytes`);
}
