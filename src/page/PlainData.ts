/**
 * The same type where all of it is plain data, which JSON carries as it is; a function, element, date, map or symbol inside is
 * an error at its place.
 */
export type PlainData<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends symbol | bigint | Date | Map<unknown, unknown> | Set<unknown> | ((...given: never[]) => unknown)
    ? never
    : T extends { $$typeof: symbol } | { type: unknown; props: unknown; key: unknown }
      ? never
      : { [Key in keyof T]: PlainData<T[Key]> };
