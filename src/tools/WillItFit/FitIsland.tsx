import { chunkComponent } from '../../design/SectionBoundary/chunk-component.ts';
import { ToolBox } from '../Tool/ToolBox.tsx';
import type { ToolSource } from '../Tool/use-tools.ts';
import { FitTable } from './FitTable.tsx';
import type { FitSummary } from './fit-summary.ts';

const tool = chunkComponent(
  'will-it-fit',
  () => import('./FitTool.tsx'),
  (chunk) => chunk.FitTool,
);
type Props = Pick<FitSummary, 'table' | 'words'> & { source: ToolSource; title: string; lines?: string | undefined };
export const FitIsland = ({ table, words, source, title, lines }: Props) => (
  <ToolBox
    tool="fit"
    chunk={tool}
    props={{ id: 'fit', title, source, lines }}
    table={<FitTable table={table} />}
    words={words}
  />
);
