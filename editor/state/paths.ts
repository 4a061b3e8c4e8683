/** Where a value stands in a file: `['cars', 'voyah-free', 'price']`. */
export type Path = readonly (string | number)[];

/** A path as an id of an element and as a part of an address: `cars/voyah-free/price`. */
export const idOf = (path: Path) => path.map((step) => encodeURIComponent(step)).join('/');

export const pathOf = (id: string): Path =>
  id === '' ? [] : id.split('/').map((step) => (/^\d+$/.test(step) ? Number(step) : decodeURIComponent(step)));

/** A copy of `value` with `next` at a path; `undefined` takes the key away and leaves no trace of it. */
export function setAt(value: unknown, [step, ...rest]: Path, next: unknown): unknown {
  if (step === undefined) return next;
  if (Array.isArray(value)) return value.map((item, at) => (at === step ? setAt(item, rest, next) : item));
  const given = (value ?? {}) as Record<string, unknown>;
  const key = String(step);
  const changed = setAt(given[key], rest, next);
  if (changed === undefined) return Object.fromEntries(Object.entries(given).filter(([name]) => name !== key));
  // In its old place, so that nothing moves.
  if (key in given)
    return Object.fromEntries(Object.entries(given).map(([name, item]) => [name, name === key ? changed : item]));
  return { ...given, [key]: changed };
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
