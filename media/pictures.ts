/**
 * `npm run pictures`: makes the files that the site shows from the masters below `media/`, and the manifest that names
 * them. `npm run pictures -- --check` changes nothing and says whether they agree; `-- --described` says that alternative texts
 * hold for the pictures of today. See media/README.md.
 */
import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compressModel, publish } from './copies.ts';
import { compareDescribed, markTexts, readDescribed, writeDescribed } from './described.ts';
import { describePicture, encodePicture } from './encode.ts';
import { formatManifest, readManifest, writeManifest } from './manifest.ts';
import { type Master, openMaster, pathBelow } from './masters.ts';
import { encodedFiles, faultOf, findStrays, makePlan, OWN_FOLDERS } from './plan.ts';

/** Pictures that are encoded, and models that are compressed, at the same time. */
const WORKERS = 2;

export type Report = {
  /** Ids that were encoded, and those that were still right. */
  made: string[];
  kept: string[];
  /** Addresses below `public/` that were deleted because no master stands behind them any more. */
  removed: string[];
  /** One line each: file, what was expected, what was found. */
  faults: string[];
  /** Files that could not be brought below their limit: worth a look, no fault. */
  warnings: string[];
  /** Pictures that have changed while their alternative text stayed. */
  older: string[];
};

const manifestFile = (root: string) => join(root, 'media', 'manifest.json');

/**
 * Brings `public/` and `media/manifest.json` below `root` in line with the masters.
 *
 * Faults of single masters do not stop the others: a picture with a fault keeps what was published of it before.
 * The manifest is written after every picture, so an interrupted run goes on where it stopped.
 */
export async function makePictures(root: string, log: (line: string) => void = () => {}): Promise<Report> {
  const publicFolder = join(root, 'public');
  const { manifest, todo, kept, outgoing, copies, faults } = makePlan(root, readManifest(manifestFile(root)));
  const report: Report = { made: [], kept, removed: [], faults, warnings: [], older: [] };

  for (const copy of copies) publish(copy, publicFolder);
  const models = copies.filter(({ address }) => address.endsWith('.glb'));
  await inParallel(models, WORKERS, (model) => compressModel(model, publicFolder));
  await inParallel(todo, WORKERS, async (master: Master) => {
    try {
      const opened = await openMaster(master);
      const entry = await describePicture(opened);
      const { bytes, over } = await encodePicture(opened, entry, publicFolder);
      manifest.pictures[master.id] = entry;
      writeManifest(manifestFile(root), manifest);
      report.made.push(master.id);
      report.warnings.push(...over.map((file) => `${master.id}/${file}`));
      const files = `${entry.widths.join(', ')} px`;
      log(`${report.made.length}/${todo.length} ${master.id}: ${files}, ${Math.round(bytes / 1000)} kB`);
      // Only now: a newcomer with a fault must not cost the picture that the site shows.
      const previous = outgoing.get(master.id);
      if (previous) {
        rmSync(previous.file);
        log(`${pathBelow(root, previous.file)} deleted: ${pathBelow(root, master.file)} takes its place`);
      }
    } catch (error) {
      faults.push(faultOf(root, master, error));
    }
  });
  writeManifest(manifestFile(root), manifest);
  const texts = markTexts(root, Object.keys(manifest.pictures));
  const { described, older } = compareDescribed(manifest.pictures, texts, readDescribed(root));
  writeDescribed(root, described);
  report.older = older;

  report.removed = findStrays(publicFolder, manifest, OWN_FOLDERS);
  for (const address of report.removed) rmSync(join(publicFolder, address));
  for (const folder of OWN_FOLDERS) removeEmptyFolders(join(publicFolder, folder));
  return report;
}

/**
 * Says whether masters, manifest and encoded pictures agree. Compares hashes and names; nothing is decoded or written. Films,
 * drawings and models are copied by whoever shows them, so the manifest's hashes are all there is to compare.
 */
export function checkPictures(root: string): Pick<Report, 'kept' | 'faults'> {
  const publicFolder = join(root, 'public');
  const before = readManifest(manifestFile(root));
  const { manifest, todo, kept, faults } = makePlan(root, before);
  const missing = encodedFiles(manifest).filter((address) => !existsSync(join(publicFolder, address)));
  faults.push(
    ...todo.map(({ id }) => `media/pictures/${id}: expected files made from this master, found none or older ones`),
    ...missing.map((address) => `public${address}: expected a file, found none`),
    ...findStrays(publicFolder, manifest, ['pictures']).map(
      (address) => `public${address}: expected a master behind it, found none`,
    ),
  );
  if (faults.length === 0 && formatManifest(before) !== formatManifest(manifest)) {
    faults.push('media/manifest.json: expected what lies below media/, found other entries');
  }
  return { kept, faults };
}

/** Runs `work` on every item, at most `workers` at a time, in the order of the list. */
async function inParallel<T>(items: readonly T[], workers: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: workers }, worker));
}

function removeEmptyFolders(folder: string): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

async function main(root: string): Promise<void> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  if (process.argv.includes('--check')) {
    const { kept, faults } = checkPictures(root);
    for (const fault of faults) console.error(fault);
    console.log(`${kept.length} pictures agree with their masters, ${faults.length} faults (${seconds()})`);
    if (faults.length > 0) console.error('`npm run pictures` brings them in line.');
    process.exitCode = faults.length === 0 ? 0 : 1;
    return;
  }
  if (process.argv.includes('--described')) writeDescribed(root, {});
  const { made, kept, removed, faults, warnings, older } = await makePictures(root, (line) => console.log(line));
  for (const warning of warnings) console.warn(`Large, even at the lowest quality: ${warning}`);
  if (older.length > 0) console.warn(`Older than their pictures are the alternative texts of ${older.join(', ')}.`);
  for (const fault of faults) console.error(fault);
  const counts = `${made.length} made, ${kept.length} unchanged, ${removed.length} old files removed, ${faults.length} faults`;
  console.log(`${counts} (${seconds()})`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

if (import.meta.main) await main(resolve(import.meta.dirname, '..'));
