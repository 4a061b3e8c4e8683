import { formatNumber } from '../../language/format.ts';
import tool from '../Tool/ToolTable.module.css';
import type { FitData } from './fit-data.ts';

/** The car's published measures in centimetres, as they stand beside a tape measure. */
export function FitTable({ data }: { data: FitData }) {
  const { words, measures, sources } = data;
  const rows = [
    { label: words.carLength, value: measures.length },
    { label: words.carWidth, value: measures.width },
    { label: words.carHeight, value: measures.height },
  ];
  return (
    <>
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
        {words.mirrors} {words.source}: {sources.map((source) => source.title).join('; ')}.
      </p>
    </>
  );
}
