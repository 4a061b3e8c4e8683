import { HydrateNear } from '../../design/HydrateNear/HydrateNear.tsx';
import { Section } from '../../design/Section/Section.tsx';
import { chunkComponent } from '../../design/SectionBoundary/chunk-component.ts';
import { ToolBox } from '../Tool/ToolBox.tsx';
import { ToolSources } from '../Tool/ToolSources.tsx';
import { ChargingTable } from './ChargingTable.tsx';
import type { ChargingData } from './charging-data.ts';
import styles from './HomeCharging.module.css';

const chargingTool = chunkComponent(
  'home-charging',
  () => import('./ChargingTool.tsx'),
  (chunk) => chunk.ChargingTool,
);

type HomeChargingProps = {
  /** Anchor of the section; shared links lead to it. */
  id?: string;
  data: ChargingData;
};

/** How long and how dear a charge at home is: a section with a calculator, and with a table without it. */
export function HomeCharging({ id = 'charging', data }: HomeChargingProps) {
  const { words } = data;
  return (
    <HydrateNear>
      <Section id={id} band="raised" heading={words.heading} lead={words.lead}>
        <div className={styles.section}>
          <ToolBox
            tool="charge"
            chunk={chargingTool}
            props={{ id, data }}
            table={<ChargingTable data={data} />}
            words={words}
          />
          <ToolSources label={words.sources} method={words.method} sources={data.sources} />
        </div>
      </Section>
    </HydrateNear>
  );
}
