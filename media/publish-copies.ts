import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { publish } from './copies.ts';
import { readManifest } from './manifest.ts';
import { COPIED_FOLDERS, copiedFiles, findStrays, planCopies } from './plan.ts';

/**
 * Puts films, drawings and 3D models from `media/` below `public/`, where they are served from, and takes away what no manifest
 * names. The repository has them once: whoever serves or builds the site calls this first. What is there already stays.
 * Throws when the manifest names a file that is not below `media/`, or is there with other bytes.
 */
export function publishCopies(root: string): void {
  const publicFolder = join(root, 'public');
  const manifest = readManifest(join(root, 'media', 'manifest.json'));
  const { copies } = planCopies(root);
  const there = new Set(copies.map(({ address }) => address));
  const lost = copiedFiles(manifest).filter((address) => !there.has(address));
  if (lost.length > 0) {
    throw new Error(
      `media/manifest.json names files that are not below media/; run npm run pictures:\n${lost.join('\n')}`,
    );
  }
  for (const copy of copies) publish(copy, publicFolder);
  for (const address of findStrays(publicFolder, manifest, COPIED_FOLDERS)) rmSync(join(publicFolder, address));
}
