import { Island } from '../../delivery/Island.tsx';
import { Section } from '../../design/Section/Section.tsx';
import { ToolTable } from '../Tool/ToolTable.tsx';
import type { ToolSource } from '../Tool/use-tools.ts';
import styles from './WinterRange.module.css';
import type { WinterSummary } from './winter-summary.ts';

type WinterRangeProps = {
  /** Anchor of the section; shared links lead to it. */
  id?: string;
  data: WinterSummary;
  source: ToolSource;
};

/**
 * How far the car goes in the cold: a section with a calculator, and with a table without it. A car whose range nobody has
 * published in a cycle that the winter tests can be compared with gets the reason and the shares, never kilometres.
 */
export function WinterRange({ id = 'winter', data, source }: WinterRangeProps) {
  const { heading, lead, refusal, table, words } = data;
  return (
    <Section id={id} heading={heading} lead={lead}>
      {refusal === undefined ? (
        <Island name="WinterIsland" props={{ table, words, source }} />
      ) : (
        <div className={styles.refused}>
          <p className={styles.refusal}>{refusal}</p>
          <div>
            <ToolTable table={table} />
          </div>
        </div>
      )}
    </Section>
  );
}
