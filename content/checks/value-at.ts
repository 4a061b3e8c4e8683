/** The steps of a path as messages write it: `promotions[0].title.mn` → `['promotions', 0, 'title', 'mn']`. */
export function stepsOf(path: string): (string | number)[] {
  return path
    .split(/[.[\]]+/)
    .filter((step) => step !== '')
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** The value at these steps; undefined where there is nothing. */
export function valueAt(value: unknown, steps: readonly PropertyKey[]): unknown {
  return steps.reduce<unknown>(
    (part, step) => (part as Record<PropertyKey, unknown> | null | undefined)?.[step],
    value,
  );
}
