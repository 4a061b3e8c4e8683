import styles from './CalculatorTable.module.css';

/** The answers to the usual questions, finished at build: what a calculator says to printers and where no script runs. */
export type CalculatorTableData = {
  columns: string[];
  rows: { head: string; below?: string; cells: { result?: string; lines?: string[] }[] }[];
  note: string;
};

/** A calculator's table, with the conditions below it. */
export function CalculatorTable({ table: { columns, rows, note } }: { table: CalculatorTableData }) {
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.facts}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ head, below, cells }) => (
              <tr key={head}>
                <th scope="row">
                  {head}
                  {below !== undefined && <span className={styles.small}>{` ${below}`}</span>}
                </th>
                {cells.map(({ result, lines = [] }, column) => (
                  <td key={columns[column + 1]}>
                    {result !== undefined && <strong>{result}</strong>}
                    {lines.map((line) => (
                      <span key={line} className={styles.small}>
                        {' '}
                        {line}
                      </span>
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>{note}</p>
    </>
  );
}
