/** Finds the masters and says what is wrong with one. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { findRole, RATIO_TOLERANCE, ROLE_NAMES, ROLES, type Role, type RoleName } from './roles.ts';

/** Formats a master may have: file extension → name of the format in sharp. */
const FORMATS: Record<string, string> = {
  '.avif': 'heif',
  '.jpeg': 'jpeg',
  '.jpg': 'jpeg',
  '.png': 'png',
  '.tif': 'tiff',
  '.tiff': 'tiff',
  '.webp': 'webp',
};

/** Goes into every hash: raise it when encoding changes in a way that the role table does not show. */
const RECIPE = 1;

/** A fault of a file that the person who put it there can mend. */
export class MasterError extends Error {}

/** A file below `media/`, named `owner/name.extension`. */
export type Source = { id: string; name: string; file: string };

export type Master = Source & {
  roleName: RoleName;
  role: Role;
  /** Eight hexadecimal digits of the master's bytes and of what its role says about encoding. */
  hash: string;
};

/** A master that has been opened: size in pixels as it is seen, turned upright. */
export type OpenMaster = Master & { width: number; height: number; open: () => Sharp };

/** The path of a file below a folder as addresses, ids and messages have it: with slashes, on Windows too. */
export const pathBelow = (folder: string, file: string) => relative(folder, file).replaceAll('\\', '/');

/**
 * All files below `folder/<owner>/`, sorted. Hidden files and unfinished ones (`.part` in the name) are passed over.
 * A folder that does not exist has no files.
 */
export function listSources(folder: string): Source[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.includes('.part'))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const name = basename(entry.name, extname(entry.name));
      return { file, name, id: pathBelow(folder, join(entry.parentPath, name)) };
    })
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Eight hexadecimal digits that stand for these bytes and these settings. */
export function hashOf(bytes: Uint8Array, settings: unknown = null): string {
  return createHash('sha256').update(bytes).update(JSON.stringify(settings)).digest('hex').slice(0, 8);
}

/**
 * The role and the hash of a master, from its path and its bytes alone (nothing is decoded).
 * Throws MasterError when the path is not `owner/name` or no role has this name.
 */
export function identify(source: Source): Master {
  if (!/^[a-z0-9-]+\/[a-z0-9-]+$/.test(source.id)) {
    throw new MasterError('expected a path owner/name in lower-case letters, digits and hyphens');
  }
  const extension = extname(source.file).toLowerCase();
  if (FORMATS[extension] === undefined) {
    throw new MasterError(
      `wrong format: expected one of ${Object.keys(FORMATS).join(' ')}, found ${extension || 'none'}`,
    );
  }
  const roleName = findRole(source.id);
  if (roleName === undefined) {
    throw new MasterError(`unknown name: expected one of ${ROLE_NAMES} (media/roles.ts), found ${source.name}`);
  }
  const role: Role = ROLES[roleName];
  const { files, quality, fallback, social, words } = role;
  const settings = [RECIPE, files, quality, fallback, social, ...(words ? [words] : [])];
  return { ...source, roleName, role, hash: hashOf(readFileSync(source.file), settings) };
}

/** Throws MasterError when the master cannot be read, or has not the format, size, shape or ground of its role. */
export async function openMaster(master: Master): Promise<OpenMaster> {
  const { role, roleName } = master;
  const open = () => sharp(master.file, { failOn: 'error' }).autoOrient();
  const found = await sharp(master.file)
    .metadata()
    .catch((error: Error) => {
      throw new MasterError(`unreadable: expected a picture, found a file that cannot be decoded (${error.message})`);
    });
  const format = FORMATS[extname(master.file).toLowerCase()];
  if (found.format !== format) {
    throw new MasterError(`wrong format: expected ${format} as the file name says, found ${found.format}`);
  }
  const { width, height } = found.autoOrient;
  const [across, down] = role.ratio;
  const size = `${width} × ${height}`;
  if (width < role.least) {
    throw new MasterError(`too small for a ${roleName}: expected at least ${role.least} pixels wide, found ${size}`);
  }
  const off = Math.abs((width * down) / (height * across) - 1);
  if (off > RATIO_TOLERANCE) {
    const wanted = `${width} × ${Math.round((width * down) / across)}`;
    throw new MasterError(
      `wrong shape for a ${roleName}: expected ${across}:${down} (such as ${wanted}), found ${size}`,
    );
  }
  const clear = found.hasAlpha && !(await decode(open().stats())).isOpaque;
  if (role.cutOut && !clear) {
    throw new MasterError(`no cut-out: expected a transparent ground around the car for a ${roleName}, found none`);
  }
  if (!role.cutOut && clear) {
    throw new MasterError(`transparent parts: expected a full picture for a ${roleName}, found a transparent ground`);
  }
  return { ...master, width, height, open };
}

/** Waits for work on a master's pixels; what the decoder throws becomes a MasterError. */
export async function decode<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: Error) => {
    throw new MasterError(`unreadable: expected a whole picture, found a damaged file (${error.message})`);
  });
}
