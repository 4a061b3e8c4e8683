import { Island } from '../../delivery/Island.tsx';
import { Section } from '../../design/Section/Section.tsx';
import type { ToolSource } from '../Tool/use-tools.ts';
import type { FitSummary } from './fit-summary.ts';

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
    <Section id={id} heading={heading} lead={lead}>
      <Island name="FitIsland" props={{ table, words, source, title, lines }} />
    </Section>
  );
}
