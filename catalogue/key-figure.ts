import { factRow, getFact } from './fact-row.ts';
import type { LocalContent } from './in-locale.ts';
import type { FullModel } from './models.ts';

/** A figure of the strip, ready to be set large. Label, unit and note are the fact's own unless the strip has others. */
export function keyFigure(content: LocalContent, model: FullModel, figure: FullModel['figures'][number]) {
  const fact = getFact(model, figure.fact);
  const row = factRow(content, fact);
  const unit = figure.unit === undefined ? row.unit : content.units[figure.unit];
  const note = figure.note ?? row.note;
  return {
    value: fact.short ?? row.value,
    label: figure.label ?? row.label,
    tab: figure.tab,
    ...(unit !== undefined && { unit }),
    ...(note !== undefined && { note }),
  };
}
