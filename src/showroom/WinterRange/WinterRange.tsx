import { HydrateNear } from '../../design/HydrateNear/HydrateNear.tsx';
import { Section } from '../../design/Section/Section.tsx';
import { chunkComponent } from '../../design/SectionBoundary/chunk-component.ts';
import { ToolBox } from '../Tool/ToolBox.tsx';
import { ToolSources } from '../Tool/ToolSources.tsx';
import styles from './WinterRange.module.css';
import { WinterTable } from './WinterTable.tsx';
import { isKnown, type WinterData } from './winter-data.ts';

const winterTool = chunkComponent(
  'winter-range',
  () => import('./WinterTool.tsx'),
  (chunk) => chunk.WinterTool,
);

type WinterRangeProps = {
  /** Anchor of the section; shared links lead to it. */
  id?: string;
  data: WinterData;
};

/**
 * How far the car goes in the cold: a section with a calculator, and with a table without it. A car whose range nobody has
 * published in a cycle that the winter tests can be compared with gets the reason and the shares, never kilometres.
 */
export function WinterRange({ id = 'winter', data }: WinterRangeProps) {
  const { words } = data;
  return (
    <HydrateNear>
      <Section id={id} heading={words.heading} lead={words.lead}>
        <div className={styles.section}>
          {isKnown(data) ? (
            <ToolBox
              tool="winter"
              chunk={winterTool}
              props={{ id, data }}
              table={<WinterTable data={data} />}
              words={words}
            />
          ) : (
            <>
              <p className={styles.refusal}>{data.refusal}</p>
              <WinterTable data={data} />
            </>
          )}
          <ToolSources label={words.sources} method={words.method} sources={data.sources} />
        </div>
      </Section>
    </HydrateNear>
  );
}
