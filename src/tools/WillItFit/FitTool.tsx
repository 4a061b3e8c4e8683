import { type ToolSource, useTools } from '../Tool/use-tools.ts';
import { FitCalculator } from './FitCalculator.tsx';

type FitToolProps = { id: string; title: string; source: ToolSource; lines?: string | undefined };

/** The garage calculator with the car's measures, once they have come; throws where the file knows no such car. */
export function FitTool({ id, title, source, lines }: FitToolProps) {
  const { fit, words } = useTools(source.address);
  const figures = fit[source.model];
  if (figures === undefined) throw new Error(`${source.address} has no measures of ${source.model}`);
  return <FitCalculator id={id} title={title} data={{ ...figures, words: words.fit }} lines={lines} />;
}
