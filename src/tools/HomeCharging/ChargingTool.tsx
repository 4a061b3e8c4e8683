import { ToolSources } from '../Tool/ToolSources.tsx';
import { type ToolSource, useTools } from '../Tool/use-tools.ts';
import { ChargingCalculator } from './ChargingCalculator.tsx';

/** The home charging calculator with the car's figures, once they have come; throws where the file knows no such car. */
export function ChargingTool({ id, source }: { id: string; source: ToolSource }) {
  const { charging, words } = useTools(source.address);
  const figures = charging[source.model];
  if (figures === undefined) throw new Error(`${source.address} has no home charging of ${source.model}`);
  return (
    <>
      <ChargingCalculator id={id} data={{ ...figures, words: words.charging }} />
      <ToolSources label={words.charging.sources} method={words.charging.method} sources={figures.sources} />
    </>
  );
}
