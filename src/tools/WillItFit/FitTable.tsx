import tool from '../Tool/ToolTable.module.css';
import type { FitSummary } from './fit-summary.ts';

/** The car's published measures in centimetres. */
export function FitTable({ table: { label, rows, unknown, note } }: Pick<FitSummary, 'table'>) {
  return (
    <>
      <table className={tool.facts} aria-label={label}>
        <tbody>
          {rows.map(({ label: name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value === undefined ? unknown : <strong>{value}</strong>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={tool.note}>{note}</p>
    </>
  );
}
