import { HydrateNear } from '../../design/HydrateNear/HydrateNear.tsx';
import { Section } from '../../design/Section/Section.tsx';
import { chunkComponent } from '../../design/SectionBoundary/chunk-component.ts';
import { ToolBox } from '../Tool/ToolBox.tsx';
import { FitTable } from './FitTable.tsx';
import type { FitData } from './fit-data.ts';

const fitTool = chunkComponent(
  'will-it-fit',
  () => import('./FitTool.tsx'),
  (chunk) => chunk.FitTool,
);

type WillItFitProps = {
  /** Anchor of the section; shared links lead to it. */
  id?: string;
  /** The car's name. */
  title: string;
  data: FitData;
  /** Address of the car's lines; without them it is drawn as a box. */
  lines?: string | undefined;
};

/** The visitor's garage against the car: a section with a drawing to scale, and with the car's measures without it. */
export function WillItFit({ id = 'fit', title, data, lines }: WillItFitProps) {
  const { words } = data;
  return (
    <HydrateNear>
      <Section id={id} heading={words.heading} lead={words.lead}>
        <ToolBox
          tool="fit"
          chunk={fitTool}
          props={{ id, title, data, lines }}
          table={<FitTable data={data} />}
          words={words}
        />
      </Section>
    </HydrateNear>
  );
}
