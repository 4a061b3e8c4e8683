import { renameSync, writeFileSync } from 'node:fs';

/**
 * Writes a file in one step: whoever reads it meanwhile sees the old one or the new one, and another checkout that shares the
 * old one by a link keeps it.
 */
export function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}
