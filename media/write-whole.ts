import { renameSync, writeFileSync } from 'node:fs';

/**
 * Writes a file in one step: whoever reads it meanwhile sees the old one or the new one, and another checkout that shares the
 * old one by a link keeps it.
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}
