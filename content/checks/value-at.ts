/** The value at a path as messages write it: `promotions[0].title.mn`; undefined where there is nothing. */
export function valueAt(value: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter((step) => step !== '')
    .reduce<unknown>((part, step) => (part as Record<string, unknown> | null | undefined)?.[step], value);
}
