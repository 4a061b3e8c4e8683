/**
 * The line drawings of the cars with the measures that are published for them; read at build from `media/drawings`.
 */
import type { Language } from '#/src/language/edition.ts';
import { formatNumber, formatRange } from '#/src/language/format.ts';
import { type Drawing, parseDrawing } from './drawing.ts';
import type { Fact, FullModel } from './schema.ts';
import { specs } from './specs.ts';

const files = import.meta.glob<string>('../media/drawings/*/*.svg', { query: '?raw', import: 'default', eager: true });

const MEASURES = ['length', 'width', 'height', 'wheelbase', 'groundClearance'] as const;
type Measure = { label: string; value: string };

/** One view of a car; throws where there is no drawing. */
export function getDrawing(model: string, view: 'side' | 'front' | 'rear'): Drawing {
  const file = `../media/drawings/${model}/${view}.svg`;
  const svg = files[file];
  if (svg === undefined) throw new Error(`There is no drawing ${file.slice(3)}.`);
  return parseDrawing(svg, file.slice(3));
}

/** A car from the side and from the front, with those of its measures that its dimensions tab holds. */
export function drawingOf(model: FullModel, language: Language) {
  const facts = model.specification.tabs.find(({ id }) => id === 'size')?.facts ?? [];
  const measures: Partial<Record<(typeof MEASURES)[number], Measure>> = {};
  for (const spec of MEASURES) {
    const value = asText(facts.find((fact) => fact.spec === spec));
    if (value !== undefined) measures[spec] = { label: specs[spec].label[language], value };
  }
  return { side: getDrawing(model.id, 'side'), front: getDrawing(model.id, 'front'), measures };
}

/** A measure's number; measures in words are not drawn. */
function asText(fact: Fact | undefined): string | undefined {
  if (typeof fact?.value === 'number') return formatNumber(fact.value);
  if (fact !== undefined && typeof fact.value === 'object' && 'from' in fact.value) {
    return formatRange(fact.value.from, fact.value.to);
  }
  return undefined;
}
