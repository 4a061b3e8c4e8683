import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from './manifest.ts';
import { writeWhole } from './write-whole.ts';

/** Which picture an alternative text was written for: the picture's hash and a mark of the text, by `owner/name`. */
export type Described = Record<string, { picture: string; text: string }>;

const fileOf = (root: string) => join(root, 'media', 'described.json');

export function readDescribed(root: string): Described {
  return existsSync(fileOf(root)) ? JSON.parse(readFileSync(fileOf(root), 'utf8')) : {};
}

/** One picture a line, so that two people's pictures do not meet in one line. */
export function writeDescribed(root: string, described: Described): void {
  const lines = Object.entries(described)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, entry]) => `  ${JSON.stringify(id)}: ${JSON.stringify(entry)}`);
  writeWhole(fileOf(root), `{\n${lines.join(',\n')}\n}\n`);
}

/** A mark of each picture's alternative text, in all languages: it changes with every letter. */
export function markTexts(root: string, ids: string[]): Record<string, string> {
  const owners = new Map<string, Record<string, unknown>>();
  return Object.fromEntries(
    ids.flatMap((id) => {
      const [owner = '', name = ''] = id.split('/');
      const file = join(root, 'content', 'pictures', `${owner}.json`);
      if (!owners.has(owner)) owners.set(owner, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
      const text = owners.get(owner)?.[name];
      if (text === undefined) return [];
      return [[id, createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 8)]];
    }),
  );
}

/**
 * What is known after a look at pictures and texts as they are now: a text that has changed, or is new, was written for the
 * picture of today. A text that stayed while its picture changed is told in `older`, and stays told until somebody writes it
 * anew or says that it still holds.
 */
export function compareDescribed(
  pictures: Manifest['pictures'],
  texts: Record<string, string>,
  before: Described,
): { described: Described; older: string[] } {
  const described: Described = {};
  const older: string[] = [];
  for (const [id, text] of Object.entries(texts)) {
    const picture = pictures[id]?.hash;
    if (picture === undefined) continue;
    const known = before[id];
    if (known?.text === text && known.picture !== picture) {
      older.push(id);
      described[id] = known;
    } else {
      described[id] = { picture, text };
    }
  }
  return { described, older };
}
