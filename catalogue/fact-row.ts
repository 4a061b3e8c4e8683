/** Published figures and their sources, ready to be read in one language. Pure: called by the catalogue and its parts. */

import { fillIn } from '#/language/fill-in.ts';
import { formatMonth, formatNumber, formatRange } from '#/language/format.ts';
import type { LocalContent } from './in-locale.ts';
import type { AnyModel, Fact } from './models.ts';

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

/** A value as it is written, without its unit: `4,905`, `180–230`, or words. */
export function valueText({ value }: Fact): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? formatNumber(value) : formatRange(value.from, value.to);
}

/** A fact ready to be read; throws where its spec or its source is not known. Words have no unit. */
export function factRow(content: LocalContent, fact: Fact): FactRow {
  const spec = content.specs[fact.spec];
  if (spec === undefined) throw new Error(`There is no spec "${fact.spec}".`);
  const unit = typeof fact.value === 'string' || spec.unit === undefined ? undefined : content.units[spec.unit];
  return {
    spec: fact.spec,
    label: spec.label,
    value: valueText(fact),
    ...(unit && { unit }),
    ...noteOf(content, fact),
    source: sourceOf(content, fact.source),
  };
}

/** Test cycle, version and condition, as they stand beside the value: "WLTP, European version". */
function noteOf(content: LocalContent, { cycle, version, note }: Fact): { note?: string } {
  const parts = [cycle && content.cycles[cycle], version && content.versions[version], note];
  const text = parts.filter((part) => part).join(', ');
  return text === '' ? {} : { note: text.charAt(0).toUpperCase() + text.slice(1) };
}

/** A fact of a model by its name; throws where it has none. */
export function getFact(model: AnyModel, name: string): Fact {
  const fact = model.facts[name];
  if (fact === undefined) throw new Error(`The ${model.title} has no figure "${name}".`);
  return fact;
}

/** The sources of some facts of a model, each once, in the order of its first mention: a table's rows point to their places. */
export function sourceIdsOf(model: AnyModel, names: string[]): string[] {
  return [...new Set(names.map((name) => getFact(model, name).source))];
}

/**
 * Facts of a model by their names, as a table shows them: in the order of `content/specs.json`, whatever that of the names. Each row
 * says the place of its source, from 1, in the list that stands below the table.
 */
export function tableRows(content: LocalContent, model: AnyModel, names: string[], sourceIds: string[]) {
  const order = Object.keys(content.specs);
  return names
    .map((name) => getFact(model, name))
    .toSorted((one, other) => order.indexOf(one.spec) - order.indexOf(other.spec))
    .map((fact) => ({ ...shownRow(content, fact), source: sourceIds.indexOf(fact.source) + 1 }));
}

/** Who published a fact, and the place of its source in a list, from 1. */
export function placedSource(content: LocalContent, fact: Fact, sourceIds: string[]) {
  return {
    publisher: sourceOf(content, fact.source).publisher,
    place: sourceIds.indexOf(fact.source) + 1,
  };
}

/** A fact as a page shows it, without its source. */
export function shownRow(content: LocalContent, fact: Fact): Omit<FactRow, 'spec' | 'source'> {
  const { spec, source, ...row } = factRow(content, fact);
  return row;
}

/** Where a figure was published; what has no more than a publisher is the importer's data sheet. Throws where there is none. */
export function sourceOf({ sources, messages, locale }: LocalContent, id: string): SourceText {
  const source = sources[id];
  if (source === undefined) throw new Error(`There is no source "${id}".`);
  const { publisher, title, published, read, address } = source;
  const when = [
    ...(published === undefined ? [] : [formatMonth(published, locale)]),
    ...(read === undefined ? [] : [fillIn(messages.specTabs.read, { month: formatMonth(read, locale) })]),
  ];
  return {
    publisher,
    title: title === undefined ? publisher : `${publisher}: ${title}`,
    ...(when.length > 0 && { when: when.join(', ') }),
    ...(address !== undefined && { address }),
  };
}
