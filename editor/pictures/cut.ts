import type { Role } from '#/media/roles.ts';
import type { StagedPicture } from '../state/draft.ts';
import type { Word } from '../words/words.ts';

/** Which part of a picture is kept: how near (1 is all that fits), and where its middle lies, from 0 to 1. */
export type Cut = { zoom: number; across: number; down: number };

export const MIDDLE: Cut = { zoom: 1, across: 0.5, down: 0.5 };

/** Why a file cannot be used, as a word of the editor. */
export class PictureFault extends Error {
  readonly word: Word;
  readonly given: Record<string, number>;
  constructor(word: Word, given: Record<string, number> = {}) {
    super(word);
    this.word = word;
    this.given = given;
  }
}

/** Reads a picture of any format that the browser knows, upright whatever its EXIF turn. */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  const head = new Uint8Array(await file.slice(0, 65_536).arrayBuffer());
  if (isHeic(head)) throw new PictureFault('heic');
  if (isCmykJpeg(head)) throw new PictureFault('cmyk');
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PictureFault('noPicture');
  });
}

/** `ftypheic` and its kin stand at the beginning of the file; AVIF is of the same family and is read. */
const isHeic = (head: Uint8Array) =>
  /^ftyp(hei[cxms]|hev[cxm]|mif1|msf1)/.test(String.fromCharCode(...head.slice(4, 12))) &&
  !String.fromCharCode(...head.slice(8, 64)).includes('avif');

/** A JPEG's frame says of how many colours it is: four are those of print. */
function isCmykJpeg(head: Uint8Array): boolean {
  if (head[0] !== 0xff || head[1] !== 0xd8) return false;
  for (let at = 2; at + 9 < head.length && head[at] === 0xff; ) {
    const mark = head[at + 1] ?? 0;
    const isFrame = mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
    if (isFrame) return head[at + 9] === 4;
    at += 2 + (head[at + 2] ?? 0) * 256 + (head[at + 3] ?? 0);
  }
  return false;
}

/** The part of a picture that is kept, in its pixels. */
export function partOf({ width, height }: { width: number; height: number }, role: Role, { zoom, across, down }: Cut) {
  const shape = role.ratio[0] / role.ratio[1];
  const widest = Math.min(width, height * shape) / zoom;
  const part = { width: Math.round(widest), height: Math.round(widest / shape) };
  return { ...part, left: Math.round((width - part.width) * across), top: Math.round((height - part.height) * down) };
}

/** Cuts a picture to its role and makes a master of it, as wide as the widest file of the role at most. */
export async function cutPicture(picture: ImageBitmap, role: Role, cut: Cut): Promise<StagedPicture> {
  const part = partOf(picture, role, cut);
  if (part.width < role.least) throw new PictureFault('tooSmall', { width: part.width, least: role.least });
  const width = Math.min(part.width, Math.max(...Object.keys(role.files).map(Number)));
  const height = Math.round((width * role.ratio[1]) / role.ratio[0]);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new PictureFault('noPicture');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, width, height);
  if (role.cutOut && !isClear(context, width, height)) throw new PictureFault('cutOut');
  const blob = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.95));
  const webp = await blob('image/webp');
  // A browser that cannot write WebP (Safari) gives PNG in its place.
  if (webp === null) throw new PictureFault('noPicture');
  return { master: webp, width, height };
}

/** Whether the corners are transparent: the car then stands on the page. */
function isClear(context: CanvasRenderingContext2D, width: number, height: number): boolean {
  const corners = [
    [0, 0],
    [width - 1, 0],
    [0, height - 1],
    [width - 1, height - 1],
  ] as const;
  return corners.every(([x, y]) => (context.getImageData(x, y, 1, 1).data[3] ?? 255) < 16);
}
