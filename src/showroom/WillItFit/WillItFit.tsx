import { HydrateNear } from '../../design/HydrateNear/HydrateNear.tsx';
import { Section } from '../../design/Section/Section.tsx';
import { chunkComponent } from '../../design/SectionBoundary/chunk-component.ts';
import { formatNumber } from '../../language/format.ts';
import tool from '../Tool/Tool.module.css';
import { ToolBox } from '../Tool/ToolBox.tsx';
import type { FitData, FitDrawing } from './fit-data.ts';
import styles from './WillItFit.module.css';

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
  drawing?: FitDrawing | undefined;
};

/** The visitor's garage against the car: a section with a drawing to scale, and with the car's measures without it. */
export function WillItFit({ id = 'fit', title, data, drawing }: WillItFitProps) {
  const { words, measures, sources } = data;
  const rows = [
    { label: words.carLength, value: measures.length },
    { label: words.carWidth, value: measures.width },
    { label: words.carHeight, value: measures.height },
  ];
  const table = (
    <div className={styles.tableBox}>
      <table className={tool.facts} aria-label={words.car}>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value === undefined ? words.unknown : <strong>{formatNumber(value / 10)}</strong>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={tool.note}>
        {words.mirrors} {words.source}: {sources.map((source) => source.title).join(', ')}.
      </p>
    </div>
  );
  return (
    <HydrateNear>
      <Section id={id} heading={words.heading} lead={words.lead}>
        <ToolBox tool="fit" chunk={fitTool} props={{ id, title, data, drawing }} table={table} words={words} />
      </Section>
    </HydrateNear>
  );
}
