import type { ComparisonData } from '#/catalogue/comparison.ts';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import styles from './AllFigures.module.css';
import { ComparedValues } from './ComparisonTable.tsx';

/** All published figures of all cars in one table; it scrolls sideways in its own box. */
export function AllFigures({ data: { models, main, groups, messages } }: { data: ComparisonData }) {
  const short = { unknown: messages.unknownShort, never: messages.never, source: messages.source };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
    <section className={styles.box} aria-label={messages.all} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{messages.figure}</th>
            {models.map(({ id, title }) => (
              <th key={id} scope="col">
                <Phrase>{title}</Phrase>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[main, ...groups].flatMap(({ rows }) =>
            rows.map(({ spec, label, cells }) => (
              <tr key={spec}>
                <th scope="row">
                  <Phrase>{label}</Phrase>
                </th>
                {models.map(({ id }) => (
                  <td key={id}>
                    <ComparedValues values={cells[id]} messages={short} />
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
