import type { Fact } from '../schema.ts';

/** A number or a range in its unit, or a value in words. */
export type NamedFigure = { value: Fact['value']; unit?: string | undefined };
export type NamedFigures = Record<string, Record<string, NamedFigure>>;
