import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|json|xml|txt|svg|webmanifest|glb)$/;
/** Below this a compressed copy saves less than a packet. */
const WORTHWHILE = 600;

/**
 * Writes a brotli and a gzip copy beside every text file and 3D model, at their highest level: hosts send them as they are. What
 * came with a brotli copy keeps it (3D models, `media/copies.ts`).
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  // As many at a time as work at all: each takes its file and the tables of its compressor into memory.
  const next = texts.values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const entry of next) await compress(join(entry.parentPath, entry.name));
    }),
  );
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTHWHILE) return;
  if (!existsSync(`${file}.br`)) {
    const br = await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    await writeFile(`${file}.br`, br);
  }
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
