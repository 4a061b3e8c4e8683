import { Island } from '../../delivery/Island.tsx';
import { Section } from '../../design/Section/Section.tsx';
import type { ToolSource } from '../Tool/use-tools.ts';
import type { ChargingSummary } from './charging-summary.ts';

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
    <Section id={id} band="raised" heading={heading} lead={lead}>
      <Island name="ChargingIsland" props={{ table, words, source }} />
    </Section>
  );
}
