import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { z } from 'zod';
import { problem } from '#/content/checks/problem.ts';
import type { Files } from '#/content/library-of.ts';
import { readManifest } from '#/media/manifest.ts';
import { makePictures } from '#/media/pictures.ts';
import type { Opened, Saved } from '../hosts/host.ts';
import { withStaged } from '../pictures/staged.ts';
import { problemsIn } from '../state/problems.ts';
import { shapesOf, writtenText } from '../state/written.ts';

/** What the editor sends: values by file, the texts that they were made from, masters in base64 by id of the picture. */
export const Sent = z.strictObject({
  values: z.record(z.string(), z.unknown()),
  seen: z.record(z.string(), z.string()),
  pictures: z.record(
    z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/),
    z.strictObject({ master: z.base64(), width: z.number(), height: z.number() }).nullable(),
  ),
});
export type Sent = z.infer<typeof Sent>;

/** The content files of a checkout and its manifest. */
export function openContent(root: string): Opened {
  const folder = join(root, 'content');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
  return { texts: Object.fromEntries(texts), manifest: readManifest(join(root, 'media/manifest.json')) };
}

/** Writes values and pictures where the checks have nothing against them and nobody else has changed the files. */
export async function saveContent(root: string, { values, seen, pictures }: Sent): Promise<Saved> {
  const opened = openContent(root);
  const strange = Object.keys(values).find((file) => !(file in opened.texts));
  if (strange !== undefined) return { kind: 'refused', problems: [problem(strange, [], 'there is no such file')] };
  const files = Object.keys(values).filter((file) => opened.texts[file] !== seen[file]);
  if (files.length > 0) return { kind: 'changed elsewhere', files, opened };

  const before: Files = Object.fromEntries(
    Object.entries(opened.texts).map(([file, text]) => [file, JSON.parse(text)]),
  );
  const after = { ...before, ...values };
  const problems = problemsIn(after, withStaged(opened.manifest, pictures));
  if (problems.length > 0) return { kind: 'refused', problems };

  const faults = await savePictures(root, pictures);
  if (faults.length > 0) {
    return { kind: 'refused', problems: faults.map((reason) => ({ file: 'media/pictures', path: [], reason })) };
  }
  const shapes = shapesOf(after);
  for (const [file, value] of Object.entries(values)) {
    const shape = shapes.get(file);
    const text = shape && writtenText(shape, value);
    if (text !== undefined && text !== opened.texts[file]) replaceFile(join(root, 'content', file), text);
  }
  return { kind: 'saved', opened: openContent(root) };
}

/** Puts masters in their places and makes the files that the site shows; where that fails, everything is as it was. */
async function savePictures(root: string, pictures: Sent['pictures']): Promise<string[]> {
  const folder = join(root, 'media/pictures');
  const undo: (() => void)[] = [];
  for (const [id, picture] of Object.entries(pictures)) {
    const own = dirname(join(folder, id));
    const masters = existsSync(own)
      ? readdirSync(own).filter((file) => basename(file, extname(file)) === basename(id))
      : [];
    for (const file of masters) {
      const bytes = readFileSync(join(own, file));
      undo.push(() => replaceFile(join(own, file), bytes));
      rmSync(join(own, file));
    }
    if (picture === null) continue;
    const bytes = Buffer.from(picture.master, 'base64');
    const file = join(folder, `${id}${isPng(bytes) ? '.png' : '.webp'}`);
    undo.unshift(() => rmSync(file, { force: true }));
    replaceFile(file, bytes);
  }
  if (undo.length === 0) return [];
  const { faults } = await makePictures(root);
  if (faults.length === 0) return [];
  for (const back of undo) back();
  await makePictures(root);
  return faults;
}

/** What a browser makes that cannot write WebP. */
const isPng = (bytes: Buffer) => bytes.subarray(1, 4).toString('latin1') === 'PNG';

/** A whole file or the old one, whatever happens in between. */
function replaceFile(file: string, content: string | Buffer): void {
  const unfinished = `${file}.part`;
  try {
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
