import { HydrateNear } from '../../design/HydrateNear/HydrateNear.tsx';
import { Section } from '../../design/Section/Section.tsx';
import { chunkComponent } from '../../design/SectionBoundary/chunk-component.ts';
import { ToolBox } from '../Tool/ToolBox.tsx';
import type { ToolSource } from '../Tool/use-tools.ts';
import { FitTable } from './FitTable.tsx';
import type { FitSummary } from './fit-summary.ts';

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
  data: FitSummary;
  source: ToolSource;
  /** Address of the car's lines; without them it is drawn as a box. */
  lines?: string | undefined;
};

/** The visitor's garage against the car: a section with a drawing to scale, and with the car's measures without it. */
export function WillItFit({ id = 'fit', title, data, source, lines }: WillItFitProps) {
  const { heading, lead, table, words } = data;
  return (
    <HydrateNear>
      <Section id={id} heading={heading} lead={lead}>
        <ToolBox
          tool="fit"
          chunk={fitTool}
          props={{ id, title, source, lines }}
          table={<FitTable table={table} />}
          words={words}
        />
      </Section>
    </HydrateNear>
  );
}
