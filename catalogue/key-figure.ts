import type { Library } from '#/content/library.ts';
import type { Figure, FullModel } from '#/content/schema.ts';
import type { Locale } from '#/language/locales.ts';
import { factRow, getFact } from './fact-row.ts';

/** A figure of the strip, ready to be set large. Label, unit and note are the fact's own unless the strip has others. */
export function keyFigure(library: Library, model: FullModel, figure: Figure, locale: Locale) {
  const fact = getFact(model, figure.fact);
  const row = factRow(library, fact, locale);
  const unit = figure.unit === undefined ? row.unit : library.units[figure.unit]?.[locale];
  const note = figure.note?.[locale] ?? row.note;
  return {
    value: fact.short ?? row.value,
    label: figure.label?.[locale] ?? row.label,
    tab: figure.tab,
    ...(unit !== undefined && { unit }),
    ...(note !== undefined && { note }),
  };
}
