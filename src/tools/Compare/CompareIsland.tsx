import { chunkComponent } from '../../design/SectionBoundary/chunk-component.ts';
import { ToolBox } from '../Tool/ToolBox.tsx';
import { CompareAll } from './CompareAll.tsx';
import type { CompareData } from './compare-data.ts';

const tool = chunkComponent(
  'compare',
  () => import('./CompareTool.tsx'),
  (chunk) => chunk.CompareTool,
);

type Props = { id: string; data: CompareData; modelsAddress: string };

export function CompareIsland({ id, data, modelsAddress }: Props) {
  const words = { ...data.words, table: data.words.all };
  const table = <CompareAll data={data} />;
  return (
    <ToolBox
      tool="compare"
      chunk={tool}
      props={{ id, data, modelsAddress }}
      table={table}
      isTableOpen={false}
      words={words}
    />
  );
}
