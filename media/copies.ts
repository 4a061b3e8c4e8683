/** Videos, line drawings and 3D models are published as they are, under a name that carries a hash of their bytes. */
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { ManifestDrawing, ManifestModel, ManifestVideo } from './manifest.ts';
import { hashOf, MasterError, type Source } from './masters.ts';
import { writeWhole } from './write-whole.ts';

/** A source and the address below `public/` that it is copied to. */
export type Copy = { file: string; address: string };

type VideoSize = { width: number; height: number };

/** The size in pixels that an MP4 is shown at: the last eight bytes of the first track header with a picture. */
export function sizeOfMp4(bytes: Buffer): VideoSize {
  for (let at = bytes.indexOf('tkhd'); at !== -1; at = bytes.indexOf('tkhd', at + 4)) {
    const end = at - 4 + bytes.readUInt32BE(at - 4);
    if (end > bytes.length) break;
    const size = { width: bytes.readUInt32BE(end - 8) / 65536, height: bytes.readUInt32BE(end - 4) / 65536 };
    if (size.width > 0 && size.height > 0) return size;
  }
  throw new MasterError('unreadable: expected an MP4 with a picture track, found none');
}

/** The size of the MP4 of a video. Throws MasterError when it has no picture track. */
export const sizeOfVideo = (source: Source) => sizeOfMp4(readFileSync(source.file));

/** One format of a video that has the given size. Throws MasterError for a format that browsers do not play. */
export function describeVideo(source: Source, size: VideoSize): { video: ManifestVideo; copy: Copy } {
  const extension = extname(source.file);
  if (extension !== '.mp4' && extension !== '.webm') {
    throw new MasterError(`wrong format: expected .mp4 or .webm, found ${extension || 'none'}`);
  }
  const bytes = readFileSync(source.file);
  const src = `/video/${source.id}.${hashOf(bytes)}${extension}`;
  const type = extension === '.mp4' ? 'video/mp4' : 'video/webm';
  return { video: { src, type, ...size, bytes: bytes.length }, copy: { file: source.file, address: src } };
}

/**
 * Whether a drawing is shown as a picture. The three views of a car are not: `catalogue/parse-drawing.ts` reads their lines and
 * sets them into the page, together with the measures.
 */
export const isPublished = ({ file, name }: Source) =>
  extname(file) === '.svg' && !['side', 'front', 'rear'].includes(name);

/** One drawing. Throws MasterError for an SVG without a `viewBox`. */
export function describeDrawing(source: Source): { drawing: ManifestDrawing; copy: Copy } {
  const bytes = readFileSync(source.file);
  const viewBox = /<svg[^>]*\sviewBox="([^"]+)"/.exec(bytes.toString('utf8'))?.[1];
  const [, , width, height] = (viewBox ?? '').split(/[\s,]+/).map(Number);
  if (viewBox === undefined || !width || !height) {
    throw new MasterError('no size: expected an <svg> with viewBox="left top width height", found none');
  }
  const address = `/drawings/${source.id}.${hashOf(bytes)}.svg`;
  return { drawing: { src: address, viewBox, width, height }, copy: { file: source.file, address } };
}

/** The file of a car's 3D view. Throws MasterError for what is no binary glTF. */
export function describeModel(source: Source): { model: ManifestModel; copy: Copy } {
  const bytes = readFileSync(source.file);
  if (extname(source.file) !== '.glb' || bytes.toString('latin1', 0, 4) !== 'glTF') {
    throw new MasterError('wrong format: expected a binary glTF file (.glb), found another');
  }
  const src = `/models/${source.id}.${hashOf(bytes)}.glb`;
  return { model: { src, bytes: bytes.length }, copy: { file: source.file, address: src } };
}

/** The name of the compressed copy that lies beside a 3D model. */
export const compressedName = (model: string) => `${model}.br`;

/**
 * Compresses a 3D model beside its place below `publicFolder`, unless that is done. It takes seconds, which is why the build
 * finds the compressed copy in the repository, as it does the encoded pictures.
 */
export async function compressModel({ file, address }: Copy, publicFolder: string): Promise<void> {
  const target = join(publicFolder, compressedName(address));
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  writeWhole(target, await promisify(brotliCompress)(readFileSync(file)));
}

/** Puts a copy in its place below `publicFolder`, unless it is there. */
export function publish({ file, address }: Copy, publicFolder: string): void {
  const target = join(publicFolder, address);
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(file, target);
}
