import { ToolSources } from '../Tool/ToolSources.tsx';
import { type ToolSource, useTools } from '../Tool/use-tools.ts';
import { WinterCalculator } from './WinterCalculator.tsx';

/** The winter range calculator with the car's figures, once they have come; throws where the file knows no such car. */
export function WinterTool({ id, source }: { id: string; source: ToolSource }) {
  const { winter, words } = useTools(source.address);
  const figures = winter[source.model];
  if (figures === undefined) throw new Error(`${source.address} has no winter range of ${source.model}`);
  return (
    <>
      <WinterCalculator id={id} data={{ ...figures, words: words.winter }} />
      <ToolSources label={words.winter.sources} method={words.winter.method} sources={figures.sources} />
    </>
  );
}
