/** Published figures and their sources, ready to be read in one language. Pure: called by the catalogue and its parts. */

import type { Library } from '#/content/library.ts';
import type { Fact, FullModel, PartialModel } from '#/content/schema.ts';
import { fillIn } from '#/language/fill-in.ts';
import { formatMonth, formatNumber, formatRange } from '#/language/format.ts';
import type { Locale } from '#/language/locales.ts';

/** A row of a specification table. */
export type FactRow = {
  spec: string;
  label: string;
  value: string;
  unit?: string;
  note?: string;
  source: SourceText;
};

/** A source ready to be read: who published it, that with what it is, and when it was published and read. */
export type SourceText = { publisher: string; title: string; when?: string; address?: string };

/** A number or a range as it is written, without its unit: `4,905`, `180–230`; undefined for a value in words. */
export function measureText({ value }: Pick<Fact, 'value'>): string | undefined {
  if (typeof value === 'number') return formatNumber(value);
  return 'from' in value ? formatRange(value.from, value.to) : undefined;
}

/** A fact in one language; throws where its spec or its source is not known. Words have no unit. */
export function factRow(library: Library, fact: Fact, locale: Locale): FactRow {
  const spec = library.specs[fact.spec];
  if (spec === undefined) throw new Error(`There is no spec "${fact.spec}".`);
  const measure = measureText(fact);
  const unit = measure === undefined || spec.unit === undefined ? undefined : library.units[spec.unit];
  return {
    spec: fact.spec,
    label: spec.label[locale],
    value: measure ?? (fact.value as Record<Locale, string>)[locale],
    ...(unit && { unit: unit[locale] }),
    ...noteOf(library, fact, locale),
    source: sourceOf(library, fact.source, locale),
  };
}

/** Test cycle, version and condition, as they stand beside the value: "WLTP, European version". */
export function noteOf(library: Library, fact: Fact, locale: Locale): { note?: string } {
  const { cycle, version, note } = fact;
  const parts = [cycle && library.cycles[cycle], version && library.versions[version], note];
  const text = parts.flatMap((part) => (part ? [part[locale]] : [])).join(', ');
  return text === '' ? {} : { note: text.charAt(0).toUpperCase() + text.slice(1) };
}

/** A fact of a model by its name; throws where it has none. */
export function getFact(model: FullModel | PartialModel, name: string): Fact {
  const fact = model.facts[name];
  if (fact === undefined) throw new Error(`The ${model.title} has no figure "${name}".`);
  return fact;
}

/** The sources of some facts of a model, each once, in the order of its first mention: a table's rows point to their places. */
export function sourceIdsOf(model: FullModel | PartialModel, names: string[]): string[] {
  return [...new Set(names.map((name) => getFact(model, name).source))];
}

/**
 * Facts of a model by their names, as a table shows them: in the order of `content/specs.json`, whatever that of the names. Each row
 * says the place of its source, from 1, in the list that stands below the table.
 */
export function tableRows(
  library: Library,
  model: FullModel | PartialModel,
  names: string[],
  sourceIds: string[],
  locale: Locale,
) {
  const order = Object.keys(library.specs);
  return names
    .map((name) => getFact(model, name))
    .toSorted((one, other) => order.indexOf(one.spec) - order.indexOf(other.spec))
    .map((fact) => ({ ...shownRow(library, fact, locale), source: sourceIds.indexOf(fact.source) + 1 }));
}

/** Who published a fact, and the place of its source in a list, from 1. */
export function placedSource(library: Library, fact: Fact, sourceIds: string[], locale: Locale) {
  return {
    publisher: sourceOf(library, fact.source, locale).publisher,
    place: sourceIds.indexOf(fact.source) + 1,
  };
}

/** A fact as a page shows it, without its source. */
export function shownRow(library: Library, fact: Fact, locale: Locale): Omit<FactRow, 'spec' | 'source'> {
  const { spec, source, ...row } = factRow(library, fact, locale);
  return row;
}

/** Where a figure was published; what has no more than a publisher is the importer's data sheet. Throws where there is none. */
export function sourceOf(library: Library, id: string, locale: Locale): SourceText {
  const source = library.sources[id];
  if (source === undefined) throw new Error(`There is no source "${id}".`);
  const { published, read, address } = source;
  const publisher = source.publisher[locale];
  const when = [
    ...(published === undefined ? [] : [formatMonth(published, locale)]),
    ...(read === undefined
      ? []
      : [fillIn(library.messages.specTabs.read[locale], { month: formatMonth(read, locale) })]),
  ];
  const what = source.title === undefined ? publisher : `${publisher}: ${source.title[locale]}`;
  return {
    publisher,
    title: what,
    ...(when.length > 0 && { when: when.join(', ') }),
    ...(address !== undefined && { address }),
  };
}
