import { chunkComponent } from '../../design/SectionBoundary/chunk-component.ts';
import { ToolBox } from '../Tool/ToolBox.tsx';
import { ToolTable } from '../Tool/ToolTable.tsx';
import type { ToolSource } from '../Tool/use-tools.ts';
import type { WinterSummary } from './winter-summary.ts';

const tool = chunkComponent(
  'winter-range',
  () => import('./WinterTool.tsx'),
  (chunk) => chunk.WinterTool,
);
type Props = Pick<WinterSummary, 'table' | 'words'> & { source: ToolSource };
export const WinterIsland = ({ table, words, source }: Props) => (
  <ToolBox
    tool="winter"
    chunk={tool}
    props={{ id: 'winter', source }}
    table={<ToolTable table={table} />}
    words={words}
  />
);
