/**
 * The line drawings of the cars with the measures that are published for them; read at build from `media/drawings`.
 */

import { drawingPaths } from './drawing-paths.ts';
import { drawingSources } from './drawing-sources.ts';
import { valueText } from './fact-row.ts';
import type { LocalContent } from './in-locale.ts';
import type { FullModel } from './models.ts';
import { type Drawing, parseDrawing } from './parse-drawing.ts';

const MEASURES = ['length', 'width', 'height', 'wheelbase', 'groundClearance'] as const;
type Measure = { label: string; value: string };

/** One view of a car; throws where there is no drawing. */
function getDrawing(model: string, view: 'side' | 'front'): Drawing {
  const file = `../media/drawings/${model}/${view}.svg`;
  const svg = drawingSources[file];
  if (svg === undefined) throw new Error(`There is no drawing ${file.slice(3)}.`);
  return parseDrawing(svg, file.slice(3));
}

/** The lines of a car from the side and from the front. */
export function linesOf(model: string): Record<'side' | 'front', Drawing> {
  return { side: getDrawing(model, 'side'), front: getDrawing(model, 'front') };
}

/** A car from the side and from the front, with those of its measures that its dimensions tab holds. */
export function drawingOf({ specs }: LocalContent, model: FullModel) {
  const listed = model.specification.tabs.find(({ id }) => id === 'size')?.facts ?? [];
  const measures: Partial<Record<(typeof MEASURES)[number], Measure>> = {};
  for (const spec of MEASURES) {
    const fact = listed.includes(spec) ? model.facts[spec] : undefined;
    // A measure in words is not drawn.
    if (fact === undefined || typeof fact.value === 'string') continue;
    measures[spec] = { label: specs[spec]?.label ?? spec, value: valueText(fact) };
  }
  return { ...viewsOf(model.id), measures };
}

/** A car from the side and from the front, as pages know it. */
export function viewsOf(model: string) {
  const { side, front } = drawingPaths(model);
  return { side: viewOf(model, 'side', side), front: viewOf(model, 'front', front) };
}

/** What a page knows of a view: everything but its paths, which would be as heavy as all of its words. */
function viewOf(model: string, view: 'side' | 'front', src: string) {
  const { paths, ...rest } = getDrawing(model, view);
  return { ...rest, src };
}
