import type { ComparedRow, ComparedValue } from '#/catalogue/compared.ts';
import type { ComparisonData } from '#/catalogue/comparison.ts';
import type { ModelCardData } from '#/catalogue/model-card.ts';
import { SourceMark } from '../../cars/FactTable/SourceMark.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import styles from './ComparisonTable.module.css';
import { isDifferent } from './compare-rows.ts';

type ComparisonTableProps = {
  label: string;
  rows: ComparedRow[];
  cars: Pick<ModelCardData, 'id' | 'title'>[];
  messages: ComparisonData['messages'];
};

/**
 * Figures of cars beside each other; those that differ are heavier, and said to differ to those who do not see it. It is a table
 * to assistive technology and a grid to the eye, so that on phones a label can stand above its values: hence the roles.
 */
export function ComparisonTable({ label, rows, cars, messages }: ComparisonTableProps) {
  const ids = cars.map(({ id }) => id);
  return (
    <table className={styles.table} role="table" aria-label={label}>
      {/* The cars' names stand once above all tables, and stick there. */}
      <thead role="rowgroup" className="visually-hidden">
        <tr role="row">
          <th role="columnheader" scope="col">
            {messages.figure}
          </th>
          {cars.map(({ id, title }) => (
            <th key={id} role="columnheader" scope="col">
              <Phrase>{title}</Phrase>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => {
          const differs = isDifferent(row, ids);
          return (
            <tr key={row.spec} role="row" data-differs={differs || undefined}>
              <th role="rowheader" scope="row">
                <Phrase>{row.label}</Phrase>
                {differs && <span className="visually-hidden"> {messages.differs}</span>}
              </th>
              {ids.map((id) => (
                <td key={id} role="cell">
                  <ComparedValues values={row.cells[id]} messages={messages} />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type ComparedValuesProps = {
  /** `null` where the car cannot have it, undefined where nothing is published. */
  values: ComparedValue[] | null | undefined;
  messages: Pick<ComparisonData['messages'], 'unknown' | 'never' | 'source'>;
};

/** What is published of one figure of one car, each value with its test cycle or version and its source. */
export function ComparedValues({ values, messages }: ComparedValuesProps) {
  if (values === null) return <span className={styles.unknown}>{messages.never}</span>;
  if (values === undefined || values.length === 0) return <span className={styles.unknown}>{messages.unknown}</span>;
  return values.map(({ value, note, source }) => (
    <span key={value} className={styles.value}>
      <Phrase>{value}</Phrase>
      {source !== undefined && <SourceMark label={messages.source} source={source} />}
      {note !== undefined && (
        <span className={styles.note}>
          {' '}
          <Phrase>{note}</Phrase>
        </span>
      )}
    </span>
  ));
}
