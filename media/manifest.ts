import { existsSync, readFileSync } from 'node:fs';
import type { RoleName } from './roles.ts';
import { writeWhole } from './write-whole.ts';

/** A picture; its files are `/pictures/${id}.${hash}/${width}.avif` and `…/${fallback}.webp`, below `public/`. */
export type ManifestPicture = {
  role: RoleName;
  /** Of the master and its role: another picture has another address, so its files may be cached for ever. */
  hash: string;
  /** Size of the master in pixels: the shape of every file. */
  width: number;
  height: number;
  widths: number[];
  fallback: number;
  /** Average colour, `#rrggbb`. */
  colour: string;
  alpha: boolean;
  /** Where its role says that words stand on it: the brightness (0–255) that all but a fiftieth of the place reaches. */
  behindWords?: number;
  /** There is a `social.jpg` of 1200 × 630 pixels beside the others. */
  social: boolean;
};

/** One format of a video, as a `<source>` names it. */
export type ManifestVideo = {
  src: string;
  type: 'video/webm' | 'video/mp4';
  width: number;
  height: number;
  bytes: number;
};

/** A line drawing as it lies below `public/`. */
export type ManifestDrawing = {
  src: string;
  /** As in the file: left, top, width, height. */
  viewBox: string;
  width: number;
  height: number;
};

/** The file of a car's 3D view. */
export type ManifestModel = { src: string; bytes: number };

/** What `npm run pictures` has made, by `owner/name`; `content/library.ts` reads it. */
export type Manifest = {
  pictures: Record<string, ManifestPicture>;
  /** By model; the best format first, the one that every browser plays last. */
  videos: Record<string, ManifestVideo[]>;
  drawings: Record<string, ManifestDrawing>;
  /** By model; a car without one has no 3D view. */
  models: Record<string, ManifestModel>;
};

/** Reads a manifest; an empty one where there is no file yet. Throws when the file is no JSON. */
export function readManifest(file: string): Manifest {
  if (!existsSync(file)) return { pictures: {}, videos: {}, drawings: {}, models: {} };
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch (error) {
    throw new Error(`${file} cannot be read (${(error as Error).message}). Delete it and run \`npm run pictures\`.`);
  }
}

/** A manifest as text: sorted, one entry a line, so that two runs give the same bytes and a change reads well. */
export function formatManifest({ pictures, videos, drawings, models }: Manifest): string {
  const section = (entries: Record<string, unknown>) => {
    const lines = Object.keys(entries)
      .sort()
      .map((id) => `    ${JSON.stringify(id)}: ${JSON.stringify(entries[id])}`);
    return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n  }`;
  };
  const sections = Object.entries({ pictures, videos, drawings, models });
  return `{\n${sections.map(([name, entries]) => `  "${name}": ${section(entries)}`).join(',\n')}\n}\n`;
}

export function writeManifest(file: string, manifest: Manifest): void {
  writeWhole(file, formatManifest(manifest));
}
