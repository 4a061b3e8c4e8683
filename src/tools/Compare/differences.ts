/** One published value of a car, ready to be read. */
export type ComparedValue = { value: string; note?: string };
/** A figure of all cars; a car without a cell has none that is published, `null` says that it cannot have one. */
export type ComparedRow = { spec: string; label: string; cells: Partial<Record<string, ComparedValue[] | null>> };
export type ComparedGroup = { id: string; rows: ComparedRow[] };

const read = (values: ComparedValue[]) =>
  values
    .map(({ value }) => value)
    .sort()
    .join(' | ');

/**
 * How the chosen cars stand in one figure. `same`: all have it and it reads the same. `differs`: two published values read
 * differently, or one car cannot have what another one has. `open`: at least one is not published and the others do not differ, so nobody knows. `nothing`: none is.
 */
export function standOf(row: ComparedRow, models: string[]): 'same' | 'differs' | 'open' | 'nothing' {
  const known = models.flatMap((model) => {
    const values = row.cells[model];
    if (values === null) return ['null'];
    return values === undefined || values.length === 0 ? [] : [read(values)];
  });
  if (known.every((value) => value === 'null')) return 'nothing';
  if (new Set(known).size > 1) return 'differs';
  return known.length === models.length ? 'same' : 'open';
}

/** The figures worth showing: all that at least one of the cars has; with `isDifferencesOnly` without those that are the same. */
export function rowsToShow(group: ComparedGroup, models: string[], isDifferencesOnly: boolean): ComparedRow[] {
  return group.rows.filter((row) => {
    const stand = standOf(row, models);
    return stand !== 'nothing' && !(isDifferencesOnly && stand === 'same');
  });
}
