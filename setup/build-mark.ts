import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const PARTS = [
  'content',
  'deploy',
  'formulas',
  'language',
  'media/manifest.json',
  'setup',
  'src',
  'package-lock.json',
  'vite.config.ts',
];

/**
 * Marks a build: another text as soon as anything that shapes the pages is another. Scripts compare it with the mark in
 * the data that they fetch, so that the scripts of one build never show the data of the next. It is made of the files'
 * contents only: two builds of one commit give the same bytes.
 */
export function buildMark(): string {
  const hash = createHash('sha256');
  for (const file of PARTS.flatMap(list)) hash.update(file).update(readFileSync(file));
  return hash.digest('base64url').slice(0, 10);
}

function list(path: string): string[] {
  if (!statSync(path).isDirectory()) return /\.(test|check)\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => list(join(path, name)));
}
