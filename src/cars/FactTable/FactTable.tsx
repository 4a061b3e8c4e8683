import { Phrase } from '../../design/Phrase/Phrase.tsx';
import styles from './FactTable.module.css';
import { SourceMark } from './SourceMark.tsx';

/** A published figure, ready to be read: `value` is already formatted. */
export type FactRow = {
  label: string;
  value: string;
  unit?: string;
  /** Test cycle, variant or condition. */
  note?: string;
  /** The place of its source in the list below, from 1 (`SourceList`). */
  source?: number;
};

type FactTableProps = {
  /** What the table holds, for those who do not see what stands above it. */
  label: string;
  rows: FactRow[];
  /** What the mark of a row is called: "Source". Without it no row has one. */
  sourceLabel?: string | undefined;
  /** Two halves side by side on wide windows. */
  isHalved?: boolean;
};

/**
 * Figures between hairlines: the label left, the value right, its unit soft, its test note small, and a quiet mark that leads to the
 * row's source.
 */
export function FactTable({ label, rows, sourceLabel, isHalved = false }: FactTableProps) {
  if (!isHalved) return <Rows label={label} rows={rows} sourceLabel={sourceLabel} />;
  const half = Math.ceil(rows.length / 2);
  return (
    <div className={styles.halves}>
      <Rows label={label} rows={rows.slice(0, half)} sourceLabel={sourceLabel} />
      <Rows label={label} rows={rows.slice(half)} sourceLabel={sourceLabel} />
    </div>
  );
}

function Rows({ label, rows, sourceLabel }: Omit<FactTableProps, 'isHalved'>) {
  return (
    <table className={styles.table} aria-label={label}>
      <tbody>
        {rows.map(({ label: name, value, unit, note, source }) => (
          <tr key={`${name} ${value} ${note}`} className={styles.row}>
            <th className={styles.name} scope="row">
              <Phrase>{name}</Phrase>
            </th>
            <td className={styles.cell}>
              <span className={styles.value}>
                <Phrase>{value}</Phrase>
                {unit !== undefined && <span className={styles.unit}>{` ${unit}`}</span>}
              </span>
              {sourceLabel !== undefined && source !== undefined && <SourceMark label={sourceLabel} source={source} />}
              {note !== undefined && <span className={styles.note}>{` ${note}`}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
