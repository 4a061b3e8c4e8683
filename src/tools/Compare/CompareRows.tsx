import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { CompareValues } from './CompareAll.tsx';
import type { CompareData } from './compare-data.ts';
import { compareStyles as styles } from './compare-styles.ts';
import { DiffersMark } from './DiffersMark.tsx';
import { rowsToShow, standOf } from './differences.ts';

type CompareRowsProps = {
  data: CompareData;
  cars: { id: string; title: string }[];
  isDifferencesOnly: boolean;
  /** On phones, the place of the car beside the first. */
  second: number;
};

/**
 * The figures. It is a table to assistive technology and a grid to the eye, so that on phones a label can stand above its
 * values; hence the explicit roles.
 */
export function CompareRows({ data, cars, isDifferencesOnly, second }: CompareRowsProps) {
  const { groups, words } = data;
  const ids = cars.map(({ id }) => id);
  return (
    <table className={styles.table} role="table" data-cars={cars.length} data-second={second}>
      <thead role="rowgroup" className={styles.names}>
        <tr role="row">
          <th role="columnheader" scope="col">
            {words.figure}
          </th>
          {cars.map(({ id, title }, place) => (
            <th key={id} role="columnheader" scope="col" data-place={place}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => {
        const rows = rowsToShow(group, ids, isDifferencesOnly);
        const name = words[group.id as 'offer' | 'size' | 'drive' | 'performance' | 'other'];
        return (
          <tbody key={group.id} role="rowgroup">
            <tr role="row" className={styles.group}>
              {/* biome-ignore lint/a11y/useSemanticElements: the grid takes the table's own roles away */}
              <th role="rowheader" scope="rowgroup" colSpan={cars.length + 1}>
                {name}
              </th>
            </tr>
            {rows.length === 0 && (
              <tr role="row" className={styles.group}>
                <td role="cell" colSpan={cars.length + 1} className={styles.nothing}>
                  {words.same}
                </td>
              </tr>
            )}
            {rows.map((row) => {
              const stand = standOf(row, ids);
              return (
                <tr key={row.spec} role="row" data-stand={stand}>
                  <th role="rowheader" scope="row">
                    {stand === 'differs' && (
                      <>
                        <DiffersMark />
                        <span className={styles.unseen}>{words.differs}: </span>
                      </>
                    )}
                    <Phrase>{row.label}</Phrase>
                  </th>
                  {ids.map((id, place) => (
                    <td key={id} role="cell" data-place={place}>
                      <CompareValues values={row.cells[id]} words={words} />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        );
      })}
    </table>
  );
}
