/** Published figures and their sources, ready to be read in one language. Pure: called by the catalogue and its parts. */
import type { Language } from '#/src/language/edition.ts';
import { formatNumber, formatRange } from '#/src/language/format.ts';
import type { Library } from './library.ts';
import type { Fact } from './schema.ts';

/** A row of a specification table. */
export type FactRow = {
  spec: string;
  label: string;
  value: string;
  unit?: string;
  note?: string;
  source: { title: string; address?: string };
};

/** A number or a range as it is written, without its unit: `4,905`, `180–230`; undefined for a value in words. */
export function measureText({ value }: Pick<Fact, 'value'>): string | undefined {
  if (typeof value === 'number') return formatNumber(value);
  return 'from' in value ? formatRange(value.from, value.to) : undefined;
}

/** A fact in one language; throws where its spec or its source is not known. Words have no unit. */
export function factRow(library: Library, fact: Fact, language: Language): FactRow {
  const spec = library.specs[fact.spec];
  if (spec === undefined) throw new Error(`There is no spec "${fact.spec}".`);
  const measure = measureText(fact);
  const unit = measure === undefined || spec.unit === undefined ? undefined : library.units[spec.unit];
  return {
    spec: fact.spec,
    label: spec.label[language],
    value: measure ?? (fact.value as Record<Language, string>)[language],
    ...(unit && { unit: unit[language] }),
    ...(fact.note && { note: fact.note[language] }),
    source: sourceOf(library, fact.source, language),
  };
}

/** Where a figure was published; without an address it is the importer's own data sheet. Throws where there is none. */
export function sourceOf(library: Library, id: string, language: Language): FactRow['source'] {
  const source = library.sources[id];
  if (source === undefined) throw new Error(`There is no source "${id}".`);
  return { title: source.title[language], ...(source.address !== undefined && { address: source.address }) };
}
