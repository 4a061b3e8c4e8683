/** What lies below `media/`, compared with what was published of it. Nothing here writes or decodes. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Copy,
  compressedName,
  describeDrawing,
  describeModel,
  describeVideo,
  isPublished,
  sizeOfVideo,
} from './copies.ts';
import { fileNames, picturePath } from './encode.ts';
import type { Manifest } from './manifest.ts';
import { identify, listSources, type Master, MasterError, pathBelow, type Source } from './masters.ts';

/** The folders below `public/` whose files are copies of what lies below `media/`: not in the repository (`publish-copies.ts`). */
export const COPIED_FOLDERS = ['video', 'drawings', 'models'];
/** The folders below `public/` that belong to `npm run pictures`: what the manifest does not name does not stay there. */
export const OWN_FOLDERS = ['pictures', ...COPIED_FOLDERS];

/** What is published as it is: its entries of the manifest, the copies to be made, a line about each fault. */
type CopyPlan = Omit<Manifest, 'pictures'> & { copies: Copy[]; faults: string[] };

type Plan = {
  /** What the manifest will say; a picture that is to be encoded still has the entry of its last version. */
  manifest: Manifest;
  /** Masters whose files are missing or older, and the ids of those whose files are right. */
  todo: Master[];
  kept: string[];
  /** By id: the master that the site shows, where another file of its name has come beside it. */
  outgoing: Map<string, Source>;
  copies: Copy[];
  /** One line each: file, what was expected, what was found. */
  faults: string[];
};

/** A line about a file's fault. Throws what is no fault of the file. */
export function faultOf(root: string, source: Source, error: unknown): string {
  if (!(error instanceof MasterError)) throw error;
  return `${pathBelow(root, source.file)}: ${error.message}`;
}

/** What `work` makes of a source, or nothing and a line about its fault. */
function attempt<T>(root: string, faults: string[], source: Source, work: (source: Source) => T): T[] {
  try {
    return [work(source)];
  } catch (error) {
    faults.push(faultOf(root, source, error));
    return [];
  }
}

/** The sources of a folder below `media/`, by id: two may differ in their format only. */
function sourcesIn(root: string, folder: string): Map<string, Source[]> {
  const byId = new Map<string, Source[]>();
  for (const source of listSources(join(root, 'media', folder))) {
    byId.set(source.id, [...(byId.get(source.id) ?? []), source]);
  }
  return byId;
}

/** What lies below `media/` and is published as it is: films, line drawings, 3D models. Reads no picture. */
export function planCopies(root: string): CopyPlan {
  const plan: CopyPlan = { videos: {}, drawings: {}, models: {}, copies: [], faults: [] };
  for (const source of listSources(join(root, 'media', 'drawings')).filter(isPublished)) {
    for (const { drawing, copy } of attempt(root, plan.faults, source, describeDrawing)) {
      plan.drawings[source.id] = drawing;
      plan.copies.push(copy);
    }
  }

  for (const source of listSources(join(root, 'media', 'models'))) {
    for (const { model, copy } of attempt(root, plan.faults, source, describeModel)) {
      plan.models[source.id] = model;
      plan.copies.push(copy);
    }
  }

  for (const [id, sources] of sourcesIn(root, 'video')) {
    const mp4 = sources.find(({ file }) => file.endsWith('.mp4'));
    if (mp4 === undefined) {
      plan.faults.push(`media/video/${id}.mp4: expected the MP4 that every browser plays, found none`);
      continue;
    }
    const size = attempt(root, plan.faults, mp4, sizeOfVideo)[0];
    if (size === undefined) continue;
    const formats = sources.flatMap((source) => attempt(root, plan.faults, source, () => describeVideo(source, size)));
    plan.videos[id] = formats.map(({ video }) => video).sort((a, b) => (a.type > b.type ? -1 : 1));
    plan.copies.push(...formats.map(({ copy }) => copy));
  }
  return plan;
}

/** Compares `media/` below `root` with a manifest and with the files that it names. */
export function makePlan(root: string, before: Manifest): Plan {
  const { copies, faults: faultsOfCopies, ...copied } = planCopies(root);
  const manifest: Manifest = { pictures: {}, ...copied };
  const plan: Plan = { manifest, todo: [], kept: [], outgoing: new Map(), copies, faults: [] };
  for (const [id, sources] of sourcesIn(root, 'pictures')) {
    const old = before.pictures[id];
    if (old !== undefined) manifest.pictures[id] = old;
    const masters = sources.flatMap((source) => attempt(root, plan.faults, source, identify));
    const shown = masters.find(({ hash }) => hash === old?.hash);
    const others = masters.filter((master) => master !== shown);
    if (others.length > 1) {
      const names = others.map(({ file }) => pathBelow(root, file)).join(' and ');
      plan.faults.push(
        `${names}: expected one new master of this name, found ${others.length}: delete those that are not meant`,
      );
      continue;
    }
    if (shown && others.length > 0) plan.outgoing.set(id, shown);
    for (const master of others.length > 0 ? others : masters) {
      const folder = join(root, 'public', picturePath(id, master));
      const right = old?.hash === master.hash && fileNames(old).every((name) => existsSync(join(folder, name)));
      if (right) plan.kept.push(id);
      else plan.todo.push(master);
    }
  }
  plan.faults.push(...faultsOfCopies);
  return plan;
}

/** The addresses of the files that a manifest promises of its pictures and of its compressed models, below `public/`. */
export function encodedFiles({ pictures, models }: Manifest): string[] {
  return [
    ...Object.entries(pictures).flatMap(([id, entry]) =>
      fileNames(entry).map((name) => `${picturePath(id, entry)}/${name}`),
    ),
    ...Object.values(models).map(({ src }) => compressedName(src)),
  ];
}

/** The addresses of the copies that a manifest promises, below `public/`. */
export function copiedFiles({ videos, drawings, models }: Manifest): string[] {
  return [...Object.values(videos).flat(), ...Object.values(drawings), ...Object.values(models)].map(({ src }) => src);
}

/** The addresses of files in some of our own folders below `public/` that a manifest does not promise. */
export function findStrays(publicFolder: string, manifest: Manifest, folders: string[]): string[] {
  const promised = new Set([...encodedFiles(manifest), ...copiedFiles(manifest)]);
  return folders
    .map((folder) => join(publicFolder, folder))
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => `/${pathBelow(publicFolder, join(entry.parentPath, entry.name))}`)
    .filter((address) => !promised.has(address));
}
