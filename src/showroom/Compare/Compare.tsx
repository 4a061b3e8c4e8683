import { HydrateNear } from '../../design/HydrateNear/HydrateNear.tsx';
import { Section } from '../../design/Section/Section.tsx';
import { chunkComponent } from '../../design/SectionBoundary/chunk-component.ts';
import { ToolBox } from '../Tool/ToolBox.tsx';
import { CompareAll } from './CompareAll.tsx';
import type { CompareData } from './compare-data.ts';

const compareTool = chunkComponent(
  'compare',
  () => import('./CompareTool.tsx'),
  (chunk) => chunk.CompareTool,
);

type CompareProps = {
  /** Anchor of the section; `compareAddress` leads to `compare`. */
  id?: string;
  data: CompareData;
  /** Of the list of all cars with their pictures: `/models.json`, edition included. */
  modelsAddress: string;
};

/** Two or three cars side by side; without scripts, a table of all figures of all cars. */
export function Compare({ id = 'compare', data, modelsAddress }: CompareProps) {
  const { words } = data;
  return (
    <HydrateNear>
      <Section id={id} heading={words.heading} lead={words.lead}>
        <ToolBox
          tool="compare"
          chunk={compareTool}
          props={{ id, data, modelsAddress }}
          table={<CompareAll data={data} />}
          isTableOpen={false}
          words={{ ...words, table: words.all }}
        />
      </Section>
    </HydrateNear>
  );
}
