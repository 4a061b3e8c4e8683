import { use, useContext } from 'react';
import { Attempt } from '../../design/SectionBoundary/LazyChunk.tsx';
import { loadJson } from '../../design/SectionBoundary/load-json.ts';
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

const files = new Map<string, Promise<ToolsFile>>();

/** The calculators' figures, for use inside a `SectionBoundary`, whose retry loads them again. */
export function useTools(url: string): ToolsFile {
  // One promise for each attempt, failed or not: React renders a component that suspended a second time.
  const key = `${useContext(Attempt)} ${url}`;
  const file = files.get(key) ?? loadJson(url, isToolsFile);
  files.set(key, file);
  return use(file);
}

function isToolsFile(value: unknown): value is ToolsFile {
  const file = value as Partial<ToolsFile> | null;
  return Boolean(file?.winter && file.charging && file.fit && file.words);
}
