import type { ModelId } from '#/content/ids.ts';
import type { FullModel, PartialModel } from '#/content/schema.ts';
import { content } from './checked-content.ts';
import { linesOf } from './drawings.ts';

/** Millimetres: the published length, else that of the car in our own drawing, which no page shows as a figure. */
function lengthOf(model: FullModel | PartialModel): number {
  const published = model.facts.length?.value;
  if (typeof published === 'number') return published;
  const { width, unit } = linesOf(model.id).side;
  return width * unit;
}

const lengths = new Map<ModelId, number>();

/** How long a car is beside the longest one (1), so that side views can be shown to one scale. */
export function relativeLength(id: ModelId): number {
  if (lengths.size === 0) for (const model of Object.values(content.models)) lengths.set(model.id, lengthOf(model));
  return Math.round(((lengths.get(id) ?? 0) / Math.max(...lengths.values())) * 1000) / 1000;
}
