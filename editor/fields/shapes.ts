/** The schema as a form sees it: what Zod says of a type, without its methods. */
export type Shape = {
  def: Record<string, unknown> & { type: string };
  safeParse: (value: unknown) => { success: boolean };
};

/** What lies inside `optional`, `default` and `lazy`. */
export function inner(shape: Shape): { shape: Shape; isOptional: boolean } {
  const { def } = shape;
  if (def.type === 'lazy') return inner((def.getter as () => Shape)());
  if (def.type !== 'optional' && def.type !== 'default') return { shape, isOptional: false };
  return { ...inner(def.innerType as Shape), isOptional: true };
}

/** The parts of an object by their keys; none of anything else. */
export const keysOf = ({ def }: Shape) => (def.shape ?? {}) as Record<string, Shape>;

/** The shape of an item of a list or a tuple. */
export const itemsOf = ({ def }: Shape, at: number) =>
  (def.type === 'tuple' ? (def.items as Shape[])[at] : def.element) as Shape;

/** A text in every language. */
export const isText = (shape: Shape) => shape.def.type === 'object' && Object.keys(keysOf(shape)).join() === 'mn,en';

/** The alternative of a union that a value is meant to be: one that fits, or the one with which it has most keys in common. */
export function optionFor({ def }: Shape, value: unknown): Shape {
  const options = (def.options as Shape[]).map((option) => inner(option).shape);
  const isObject = typeof value === 'object' && value !== null;
  const inCommon = (option: Shape) => {
    if (!isObject) return option.def.type === typeof value ? 1 : 0;
    if (option.def.type === 'record') return isText({ ...option, def: option.def }) ? 0 : 0.5;
    const keys = keysOf(option);
    // Literals tell alternatives apart, whatever else is wrong: `coverage`.
    const told = Object.entries(keys).filter(([, part]) => part.def.type === 'literal');
    const isOther = told.some(([key, part]) => !part.safeParse((value as Record<string, unknown>)[key]).success);
    return isOther ? -1 : Object.keys(value).filter((key) => key in keys).length;
  };
  const fitting = options.find((option) => option.safeParse(value).success);
  return fitting ?? options.reduce((best, option) => (inCommon(option) > inCommon(best) ? option : best));
}

type Limits = { most?: number; least?: number; exactly?: number };

/** How long a text or a list may be, in characters or items. */
export function limitsOf({ def }: Shape): Limits {
  const limits: Limits = {};
  for (const check of (def.checks ?? []) as { _zod: { def: Record<string, unknown> } }[]) {
    const { check: rule, maximum, minimum, length } = check._zod.def;
    if (rule === 'max_length') limits.most = maximum as number;
    if (rule === 'min_length') limits.least = minimum as number;
    if (rule === 'length_equals') limits.exactly = length as number;
  }
  return limits;
}

/** What a newly added value begins with: empty, for the checks to ask for. */
export function emptyOf(given: Shape): unknown {
  const { shape } = inner(given);
  const { def } = shape;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(keysOf(shape))
          .filter(([, part]) => !inner(part).isOptional)
          .map(([key, part]) => [key, emptyOf(part)]),
      );
    case 'array': {
      const { exactly, least = 0 } = limitsOf(shape);
      return Array.from({ length: exactly ?? least }, () => emptyOf(def.element as Shape));
    }
    case 'tuple':
      return (def.items as Shape[]).map(emptyOf);
    case 'record':
      return {};
    case 'boolean':
      return true;
    case 'number':
      return null;
    case 'enum':
      return Object.values(def.entries as object)[0];
    case 'literal':
      return (def.values as unknown[])[0];
    case 'union':
      return emptyOf((def.options as Shape[])[0] as Shape);
    default:
      return '';
  }
}
