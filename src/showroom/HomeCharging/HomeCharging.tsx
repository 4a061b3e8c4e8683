import { HydrateNear } from '../../design/HydrateNear/HydrateNear.tsx';
import { Section } from '../../design/Section/Section.tsx';
import { chunkComponent } from '../../design/SectionBoundary/chunk-component.ts';
import { ToolBox } from '../Tool/ToolBox.tsx';
import { ToolTable } from '../Tool/ToolTable.tsx';
import type { ToolSource } from '../Tool/use-tools.ts';
import type { ChargingSummary } from './charging-summary.ts';

const chargingTool = chunkComponent(
  'home-charging',
  () => import('./ChargingTool.tsx'),
  (chunk) => chunk.ChargingTool,
);

type HomeChargingProps = {
  /** Anchor of the section; shared links lead to it. */
  id?: string;
  data: ChargingSummary;
  source: ToolSource;
};

/** How long and how dear a charge at home is: a section with a calculator, and with a table without it. */
export function HomeCharging({ id = 'charging', data, source }: HomeChargingProps) {
  const { heading, lead, table, words } = data;
  return (
    <HydrateNear>
      <Section id={id} band="raised" heading={heading} lead={lead}>
        <ToolBox
          tool="charge"
          chunk={chargingTool}
          props={{ id, source }}
          table={<ToolTable table={table} />}
          words={words}
        />
      </Section>
    </HydrateNear>
  );
}
