import { describe, expect, test } from 'vitest';
import { contentWith, fullModel } from '#/tests/catalogue/sample-content.ts';
import { factRow, getFact, placedSource, shownRow, sourceIdsOf, sourceOf, tableRows, valueText } from './fact-row.ts';
import type { Fact } from './models.ts';

const content = contentWith({
  specs: { length: { label: 'Length', unit: 'mm' }, seats: { label: 'Seats' }, drive: { label: 'Drive', unit: 'mm' } },
  units: { mm: 'mm' },
  cycles: { cltc: 'CLTC' },
  versions: { europe: 'European version' },
  sources: {
    sheet: { publisher: 'Importer' },
    test: {
      publisher: 'Magazine',
      title: 'Long test',
      published: '2023-08',
      read: '2026-11',
      address: 'https://magazine.example',
    },
    paper: { publisher: 'Maker', published: '2022' },
  },
});
const length: Fact = { spec: 'length', value: 4905, source: 'sheet' };
const seats: Fact = { spec: 'seats', value: '5 or 7', source: 'test' };
const drive: Fact = { spec: 'drive', value: 'all-wheel', source: 'sheet', version: 'europe' };
const model = fullModel({ title: 'Any', facts: { length, seats, drive } });

describe('a row of a table', () => {
  test.each<[Fact['value'], string]>([
    [4905, '4,905'],
    [{ from: 560, to: 1320 }, '560–1,320'],
    ['5 or 7', '5 or 7'],
  ])('the value %o is written %s', (value, text) => {
    expect(valueText({ ...length, value })).toBe(text);
  });

  test('a number has its unit, words have none, nor has what is counted', () => {
    expect(factRow(content, length)).toEqual({
      spec: 'length',
      label: 'Length',
      value: '4,905',
      unit: 'mm',
      source: { publisher: 'Importer', title: 'Importer' },
    });
    expect(factRow(content, drive)).not.toHaveProperty('unit');
    expect(factRow(content, { ...seats, value: 5 })).not.toHaveProperty('unit');
  });

  test.each<[Partial<Fact>, string | undefined]>([
    [{}, undefined],
    [{ cycle: 'cltc' }, 'CLTC'],
    [{ cycle: 'cltc', version: 'europe', note: 'with a full tank' }, 'CLTC, European version, with a full tank'],
    [{ note: 'with a full tank' }, 'With a full tank'],
  ])('beside it stands what it holds for: %o', (parts, note) => {
    expect(shownRow(content, { ...length, ...parts }).note).toBe(note);
  });

  test('what is not known is told by its name', () => {
    expect(() => factRow(content, { ...length, spec: 'width' })).toThrow('There is no spec "width".');
    expect(() => factRow(content, { ...length, source: 'nobody' })).toThrow('There is no source "nobody".');
    expect(() => getFact(model, 'width')).toThrow('The Any has no figure "width".');
  });
});

test('a source: who, what, when it was published and when it was read', () => {
  const messages = { ...content.messages, specTabs: { ...content.messages.specTabs, read: 'read in {month}' } };
  const when = (id: string) => sourceOf({ ...content, messages }, id);
  expect(when('sheet')).toEqual({ publisher: 'Importer', title: 'Importer' });
  expect(when('paper')).toEqual({ publisher: 'Maker', title: 'Maker', when: '2022' });
  expect(when('test')).toEqual({
    publisher: 'Magazine',
    title: 'Magazine: Long test',
    when: 'August 2023, read in November 2026',
    address: 'https://magazine.example',
  });
});

test('rows stand in the order of the specs and point to their source, which stands once, in the order of the names', () => {
  const names = ['seats', 'drive', 'length'];
  const ids = sourceIdsOf(model, names);
  expect(ids).toEqual(['test', 'sheet']);
  expect(tableRows(content, model, names, ids)).toEqual([
    { label: 'Length', value: '4,905', unit: 'mm', source: 2 },
    { label: 'Seats', value: '5 or 7', source: 1 },
    { label: 'Drive', value: 'all-wheel', note: 'European version', source: 2 },
  ]);
  expect(placedSource(content, drive, ids)).toEqual({ publisher: 'Importer', place: 2 });
});
