import { Phrase } from '../../design/Phrase/Phrase.tsx';
import styles from './CompareAll.module.css';
import type { CompareData } from './compare-data.ts';
import type { ComparedValue } from './differences.ts';

/** All published figures of all cars in one table; it scrolls sideways in its own box. */
export function CompareAll({ data: { models, groups, words } }: { data: CompareData }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
    <section className={styles.box} aria-label={words.all} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.figure}</th>
            {models.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.flatMap(({ rows }) =>
            rows.map(({ spec, label, cells }) => (
              <tr key={spec}>
                <th scope="row">
                  <Phrase>{label}</Phrase>
                </th>
                {models.map(({ id }) => (
                  <td key={id}>
                    <CompareValues values={cells[id]} words={{ unknown: words.unknownShort, never: words.never }} />
                  </td>
                ))}
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  );
}

type CompareValuesProps = {
  /** `null` where the car cannot have it, undefined where nothing is published. */
  values: ComparedValue[] | null | undefined;
  words: { unknown: string; never: string };
};

/** What is published of one figure of one car, each value with its test cycle or variant. */
export function CompareValues({ values, words }: CompareValuesProps) {
  if (values === null) return <span className={styles.unknown}>{words.never}</span>;
  if (values === undefined || values.length === 0) return <span className={styles.unknown}>{words.unknown}</span>;
  return values.map(({ value, note }) => (
    <span key={value} className={styles.value}>
      <Phrase>{value}</Phrase>
      {note !== undefined && (
        <span className={styles.note}>
          {' '}
          <Phrase>{note}</Phrase>
        </span>
      )}
    </span>
  ));
}
