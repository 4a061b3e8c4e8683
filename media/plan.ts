/** What lies below `media/`, compared with what was published of it. Nothing here writes or decodes. */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Copy, describeDrawing, describeModel, describeVideo, isPublished, sizeOfVideo } from './copies.ts';
import { fileNames, picturePath } from './encode.ts';
import type { Manifest } from './manifest.ts';
import { identify, listSources, type Master, MasterError, type Source } from './masters.ts';

/** The folders below `public/` that belong to `npm run pictures`: what the manifest does not name does not stay there. */
export const OWN_FOLDERS = ['pictures', 'video', 'drawings', 'models'];

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
  return `${relative(root, source.file)}: ${error.message}`;
}

/** Compares `media/` below `root` with a manifest and with the files that it names. */
export function makePlan(root: string, before: Manifest): Plan {
  const plan: Plan = {
    manifest: { pictures: {}, videos: {}, drawings: {}, models: {} },
    todo: [],
    kept: [],
    outgoing: new Map(),
    copies: [],
    faults: [],
  };
  const attempt = <T>(source: Source, work: (source: Source) => T): T[] => {
    try {
      return [work(source)];
    } catch (error) {
      plan.faults.push(faultOf(root, source, error));
      return [];
    }
  };
  const sourcesIn = (folder: string) => {
    const byId = new Map<string, Source[]>();
    for (const source of listSources(join(root, 'media', folder))) {
      byId.set(source.id, [...(byId.get(source.id) ?? []), source]);
    }
    return byId;
  };

  for (const [id, sources] of sourcesIn('pictures')) {
    const old = before.pictures[id];
    if (old !== undefined) plan.manifest.pictures[id] = old;
    const masters = sources.flatMap((source) => attempt(source, identify));
    const shown = masters.find(({ hash }) => hash === old?.hash);
    const others = masters.filter((master) => master !== shown);
    if (others.length > 1) {
      const names = others.map(({ file }) => relative(root, file)).join(' and ');
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

  for (const source of listSources(join(root, 'media', 'drawings')).filter(isPublished)) {
    for (const { drawing, copy } of attempt(source, describeDrawing)) {
      plan.manifest.drawings[source.id] = drawing;
      plan.copies.push(copy);
    }
  }

  for (const source of listSources(join(root, 'media', 'models'))) {
    for (const { model, copy } of attempt(source, describeModel)) {
      plan.manifest.models[source.id] = model;
      plan.copies.push(copy);
    }
  }

  for (const [id, sources] of sourcesIn('video')) {
    const mp4 = sources.find(({ file }) => file.endsWith('.mp4'));
    if (mp4 === undefined) {
      plan.faults.push(`media/video/${id}.mp4: expected the MP4 that every browser plays, found none`);
      continue;
    }
    const size = attempt(mp4, sizeOfVideo)[0];
    if (size === undefined) continue;
    const formats = sources.flatMap((source) => attempt(source, () => describeVideo(source, size)));
    plan.manifest.videos[id] = formats.map(({ video }) => video).sort((a, b) => (a.type > b.type ? -1 : 1));
    plan.copies.push(...formats.map(({ copy }) => copy));
  }
  return plan;
}

/** The addresses of all files that a manifest promises, below `public/`. */
export function addressesOf({ pictures, videos, drawings, models }: Manifest): string[] {
  return [
    ...Object.entries(pictures).flatMap(([id, entry]) =>
      fileNames(entry).map((name) => `${picturePath(id, entry)}/${name}`),
    ),
    ...Object.values(videos).flatMap((formats) => formats.map(({ src }) => src)),
    ...Object.values(drawings).map(({ src }) => src),
    ...Object.values(models).map(({ src }) => src),
  ];
}

/** The addresses of files in our own folders below `public/` that a manifest does not promise. */
export function findStrays(publicFolder: string, manifest: Manifest): string[] {
  const promised = new Set(addressesOf(manifest));
  return OWN_FOLDERS.map((folder) => join(publicFolder, folder))
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(publicFolder, join(entry.parentPath, entry.name))}`)
    .filter((address) => !promised.has(address));
}
