import { chunkComponent } from '../../design/SectionBoundary/chunk-component.ts';
import { ToolBox } from '../Tool/ToolBox.tsx';
import { ToolTable } from '../Tool/ToolTable.tsx';
import type { ToolSource } from '../Tool/use-tools.ts';
import type { ChargingSummary } from './charging-summary.ts';

const tool = chunkComponent(
  'home-charging',
  () => import('./ChargingTool.tsx'),
  (chunk) => chunk.ChargingTool,
);
type Props = Pick<ChargingSummary, 'table' | 'words'> & { source: ToolSource };
export const ChargingIsland = ({ table, words, source }: Props) => (
  <ToolBox
    tool="charge"
    chunk={tool}
    props={{ id: 'charging', source }}
    table={<ToolTable table={table} />}
    words={words}
  />
);
