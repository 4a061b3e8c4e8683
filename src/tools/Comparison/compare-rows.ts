import type { ComparedGroup, ComparedRow } from '#/catalogue/compared.ts';

type ModelId = keyof ComparedRow['cells'];

const valueText = (row: ComparedRow, model: ModelId) =>
  row.cells[model]
    ?.map(({ value }) => value)
    .sort()
    .join(' | ');

/** Whether two of the cars have published values that read differently. */
export function isDifferent(row: ComparedRow, models: ModelId[]): boolean {
  return new Set(models.map((model) => valueText(row, model)).filter((text) => text !== undefined)).size > 1;
}

/**
 * The rows of a group for these cars: `beside` where at least two of them have a published value, `single` where one has, as
 * there is nothing to compare it with. Rows without any are left out.
 */
export function splitRows({ rows }: ComparedGroup, models: ModelId[]): Record<'beside' | 'single', ComparedRow[]> {
  const count = (row: ComparedRow) => models.filter((model) => valueText(row, model) !== undefined).length;
  return { beside: rows.filter((row) => count(row) > 1), single: rows.filter((row) => count(row) === 1) };
}
