import { Phrase } from '../../design/Phrase/Phrase.tsx';
import styles from './FactTable.module.css';

/** A published figure, ready to be read: `value` is already formatted. */
export type FactRow = {
  label: string;
  value: string;
  unit?: string;
  /** Test cycle, variant or condition. */
  note?: string;
};

type FactTableProps = {
  /** What the table holds, for those who do not see what stands above it. */
  label: string;
  rows: FactRow[];
  /** Two halves side by side on wide windows. */
  isHalved?: boolean;
};

/** Figures between hairlines: the label left, the value right, its unit soft, its test note small. */
export function FactTable({ label, rows, isHalved = false }: FactTableProps) {
  if (!isHalved) return <Rows label={label} rows={rows} />;
  const half = Math.ceil(rows.length / 2);
  return (
    <div className={styles.halves}>
      <Rows label={label} rows={rows.slice(0, half)} />
      <Rows label={label} rows={rows.slice(half)} />
    </div>
  );
}

function Rows({ label, rows }: Pick<FactTableProps, 'label' | 'rows'>) {
  return (
    <table className={styles.table} aria-label={label}>
      <tbody>
        {rows.map(({ label: name, value, unit, note }) => (
          <tr key={`${name} ${value} ${note}`} className={styles.row}>
            <th className={styles.name} scope="row">
              <Phrase>{name}</Phrase>
            </th>
            <td className={styles.cell}>
              <span className={styles.value}>
                <Phrase>{value}</Phrase>
                {unit !== undefined && <span className={styles.unit}> {unit}</span>}
              </span>
              {note !== undefined && <span className={styles.note}> {note}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
