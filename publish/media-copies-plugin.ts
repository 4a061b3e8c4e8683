import type { Plugin } from 'vite';
import { publishCopies } from '../media/publish-copies.ts';

/** Puts films, drawings and 3D models where Vite serves and copies files from, before it looks there. */
export function mediaCopies(): Plugin {
  return { name: 'media-copies', config: ({ root = process.cwd() }) => publishCopies(root) };
}
