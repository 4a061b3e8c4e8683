/**
 * The line drawings of the cars with the measures that are published for them; read at build from `media/drawings`.
 */
import type { Language } from '#/src/language/edition.ts';
import { type Drawing, parseDrawing } from './drawing.ts';
import { drawingAddresses } from './drawing-addresses.ts';
import { measureText } from './facts.ts';
import type { FullModel } from './schema.ts';
import { specs } from './specs.ts';

const files = import.meta.glob<string>('../media/drawings/*/*.svg', { query: '?raw', import: 'default', eager: true });

const MEASURES = ['length', 'width', 'height', 'wheelbase', 'groundClearance'] as const;
type Measure = { label: string; value: string };

/** One view of a car; throws where there is no drawing. */
function getDrawing(model: string, view: 'side' | 'front'): Drawing {
  const file = `../media/drawings/${model}/${view}.svg`;
  const svg = files[file];
  if (svg === undefined) throw new Error(`There is no drawing ${file.slice(3)}.`);
  return parseDrawing(svg, file.slice(3));
}

/** The lines of a car from the side and from the front. */
export function linesOf(model: string): Record<'side' | 'front', Drawing> {
  return { side: getDrawing(model, 'side'), front: getDrawing(model, 'front') };
}

/** A car from the side and from the front, with those of its measures that its dimensions tab holds. */
export function drawingOf(model: FullModel, language: Language) {
  const facts = model.specification.tabs.find(({ id }) => id === 'size')?.facts ?? [];
  const measures: Partial<Record<(typeof MEASURES)[number], Measure>> = {};
  for (const spec of MEASURES) {
    const fact = facts.find((each) => each.spec === spec);
    const value = fact && measureText(fact);
    // A measure in words is not drawn.
    if (value !== undefined) measures[spec] = { label: specs[spec].label[language], value };
  }
  const { side, front, lines } = drawingAddresses(model.id);
  return { side: viewOf(model.id, 'side', side), front: viewOf(model.id, 'front', front), lines, measures };
}

/** What a page knows of a view: everything but its paths, which would be as heavy as all of its words. */
function viewOf(model: string, view: 'side' | 'front', src: string) {
  const { paths, ...rest } = getDrawing(model, view);
  return { ...rest, src };
}
