/** One master in, the files of its role out. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { ManifestPicture } from './manifest.ts';
import { decode, type OpenMaster } from './masters.ts';
import { fallbackFor, limitFor, type Role, widthsFor } from './roles.ts';

// How libaom cuts a picture for several threads changes its bytes: one thread each, several pictures at a time.
sharp.concurrency(1);
sharp.cache(false);

/** How much quality is given up per attempt to stay below a limit. */
const STEP = 6;
/** Open Graph's size, in pixels. */
const SOCIAL = { width: 1200, height: 630 };

/** What was made of one master; `over` names files that stay above their limit at the lowest quality. */
type Encoded = { bytes: number; over: string[] };

/** The address of a picture's files below `public/`, without their names. */
export function picturePath(id: string, { hash }: { hash: string }): string {
  return `/pictures/${id}.${hash}`;
}

/** The names of all files of an entry. */
export function fileNames(entry: Pick<ManifestPicture, 'widths' | 'fallback' | 'social'>): string[] {
  return [
    ...entry.widths.map((width) => `${width}.avif`),
    `${entry.fallback}.webp`,
    ...(entry.social ? ['social.jpg'] : []),
  ];
}

/**
 * AVIF of ten bits, because eight break dark studio gradients into steps and tint them. Starts at the role's quality and
 * goes down until the bytes are below the limit or the lowest quality is reached.
 */
async function encodeAvif(pixels: Sharp, role: Role, width: number): Promise<{ data: Buffer; over: boolean }> {
  const limit = limitFor(role, width);
  const [start, lowest] = role.quality;
  for (let quality = start; ; quality = Math.max(lowest, quality - STEP)) {
    const data = await pixels.clone().avif({ quality, effort: 2, bitdepth: 10, chromaSubsampling: '4:2:0' }).toBuffer();
    if (data.length <= limit || quality === lowest) return { data, over: data.length > limit };
  }
}

/** The average colour of what can be seen, `#rrggbb`. */
async function averageColour(master: OpenMaster): Promise<string> {
  const pixel = await decode(master.open().resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer());
  return `#${pixel.toString('hex', 0, 3)}`;
}

/** The brightness (0–255) that all but a fiftieth of the place for words reaches; nothing where no words stand. */
async function brightnessBehindWords({
  role: { words },
  width,
  height,
  open,
}: OpenMaster): Promise<number | undefined> {
  if (words === undefined) return undefined;
  const place = {
    left: Math.round(words.left * width),
    top: Math.round(words.top * height),
    width: Math.round(words.width * width),
    height: Math.round(words.height * height),
  };
  // At the width of a small screen: grain and single blades of grass do not decide.
  const pixels = await decode(open().extract(place).greyscale().resize({ width: 400 }).raw().toBuffer());
  return pixels.sort()[Math.floor(pixels.length / 50)];
}

/** What the manifest says of a master. Throws MasterError when its pixels cannot be decoded. */
export async function describePicture(master: OpenMaster): Promise<ManifestPicture> {
  const { role, roleName, width, height } = master;
  const widths = widthsFor(role, width);
  const behindWords = await brightnessBehindWords(master);
  return {
    role: roleName,
    hash: master.hash,
    width,
    height,
    widths,
    fallback: fallbackFor(role, widths),
    colour: await averageColour(master),
    alpha: role.cutOut === true,
    ...(behindWords !== undefined && { behindWords }),
    social: role.social === true,
  };
}

/**
 * Writes all files of a picture below `publicFolder`. They appear in one step, so that a folder that exists is complete.
 * Throws MasterError when the pixels cannot be decoded.
 */
export async function encodePicture(
  master: OpenMaster,
  entry: ManifestPicture,
  publicFolder: string,
): Promise<Encoded> {
  const folder = join(publicFolder, picturePath(master.id, entry));
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  const done: Encoded = { bytes: 0, over: [] };
  const write = (name: string, data: Buffer) => {
    writeFileSync(join(part, name), data);
    done.bytes += data.length;
  };
  const at = (width: number) => {
    const pixels = width === entry.width ? master.open() : master.open().resize({ width });
    return entry.alpha ? pixels : pixels.removeAlpha();
  };
  for (const width of entry.widths) {
    const { data, over } = await decode(encodeAvif(at(width), master.role, width));
    write(`${width}.avif`, data);
    if (over)
      done.over.push(`${width}.avif has ${Math.ceil(data.length / 1000)} kB of ${limitFor(master.role, width) / 1000}`);
  }
  write(`${entry.fallback}.webp`, await decode(at(entry.fallback).webp({ quality: 80, effort: 4 }).toBuffer()));
  if (entry.social) {
    const { width, height } = SOCIAL;
    write(
      'social.jpg',
      await decode(
        at(entry.width).resize(width, height, { fit: 'cover' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer(),
      ),
    );
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(part, folder);
  return done;
}
