import { use, useContext } from 'react';
import { Attempt } from '../../design/SectionBoundary/LazyChunk.tsx';
import type { ChargingData } from '../HomeCharging/charging-data.ts';
import type { FitData } from '../WillItFit/fit-data.ts';
import type { KnownWinterData } from '../WinterRange/winter-data.ts';

/** Figures by car and words of the calculators, as `tools.json` holds them. */
type ToolsFile = {
  winter: Record<string, Omit<KnownWinterData, 'words'>>;
  charging: Record<string, Omit<ChargingData, 'words'>>;
  fit: Record<string, Omit<FitData, 'words'>>;
  words: { winter: KnownWinterData['words']; charging: ChargingData['words']; fit: FitData['words'] };
};

/** Where a calculator finds its figures: the file's address, edition included, and the car's id in it. */
export type ToolSource = { address: string; model: string };

/** The visitor has long given up waiting by then, and can try again. */
const TIME_LIMIT = 30_000;

const loaded = new Map<string, Promise<ToolsFile>>();
const attempts = new Map<string, Promise<ToolsFile>>();

/** The calculators' figures, fetched once for the page; for use inside a `SectionBoundary`, whose retry fetches anew. */
export function useTools(address: string): ToolsFile {
  return use(loadTools(address, useContext(Attempt)));
}

/**
 * The same promise for the same attempt, failed or not: React renders a component that threw a second time by itself, and
 * a fetch for each rendering would never end.
 */
function loadTools(address: string, attempt: number): Promise<ToolsFile> {
  const key = `${attempt} ${address}`;
  let file = loaded.get(address) ?? attempts.get(key);
  if (file === undefined) {
    file = fetchTools(address);
    attempts.set(key, file);
    const kept = file;
    kept.then(
      () => loaded.set(address, kept),
      () => undefined,
    );
  }
  return file;
}

/** @throws When the file does not come, or something else comes in its place (the login page of a hotel's network). */
async function fetchTools(address: string): Promise<ToolsFile> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const file: Partial<ToolsFile> | null = await response.json();
  if (!file?.winter || !file.charging || !file.fit || !file.words) throw new Error(`${address} holds no calculators`);
  return file as ToolsFile;
}
