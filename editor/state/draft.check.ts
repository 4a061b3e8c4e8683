import { expect, test } from 'vitest';
import { type Action, type Draft, EMPTY, type History, reduce, START, withoutSame } from './draft.ts';

const SAVED = { hours: { opens: '09:00' }, name: 'Showroom' };

/** A change of `dealer.json`, saved as `SAVED`. */
const change = (path: string[], value: unknown, time = 0, saved: unknown = SAVED): Action => ({
  kind: 'change',
  file: 'dealer.json',
  path,
  value,
  saved,
  time,
});

const after = (...actions: Action[]): History => actions.reduce(reduce, START);
const filesOf = (history: History) => history.now.files;
const undo: Action = { kind: 'undo' };
const redo: Action = { kind: 'redo' };

test('a change is made to the file as it was saved, and the next one to the file as it is', () => {
  const first = change(['name'], 'Autohaus');
  expect(filesOf(after(first))).toEqual({ 'dealer.json': { ...SAVED, name: 'Autohaus' } });
  expect(filesOf(after(first, change(['hours', 'opens'], '10:00')))).toEqual({
    'dealer.json': { hours: { opens: '10:00' }, name: 'Autohaus' },
  });
});

test('a file that is as it was saved is no part of a draft, other files stay', () => {
  const other: Draft = { files: { 'units.json': {} }, pictures: {} };
  const history = after(
    { kind: 'edit', draft: other },
    change(['name'], 'Autohaus'),
    change(['name'], 'Showroom', 9000),
  );
  expect(filesOf(history)).toEqual({ 'units.json': {} });
});

test('pictures that are to come stay through changes', () => {
  const pictures = { 'home/welcome': { master: new Blob(), width: 1, height: 1 } };
  expect(after({ kind: 'edit', draft: { files: {}, pictures } }, change(['name'], 'A')).now.pictures).toBe(pictures);
});

test('undo goes back change by change and redo forward again', () => {
  const both = [change(['name'], 'A'), change(['hours', 'opens'], '10:00', 1)];
  const undone = after(...both, undo);
  expect(filesOf(undone)).toEqual({ 'dealer.json': { ...SAVED, name: 'A' } });
  expect(filesOf(after(...both, undo, undo))).toEqual({});
  expect(filesOf(after(...both, undo, undo, redo))).toEqual(filesOf(undone));
  expect(filesOf(after(...both, undo, undo, redo, redo))).toEqual(filesOf(after(...both)));
  expect(filesOf(after(...both, undo, undo, redo, undo))).toEqual({});
});

test('where there is nothing to undo or to redo, nothing happens', () => {
  expect(after(undo)).toBe(START);
  expect(after(redo)).toBe(START);
  const changed = after(change(['name'], 'A'));
  expect(reduce(changed, redo)).toBe(changed);
});

test('a change after an undo takes what could be redone away', () => {
  const history = after(change(['name'], 'A'), undo, change(['name'], 'B', 9000), redo);
  expect(filesOf(history)).toEqual({ 'dealer.json': { ...SAVED, name: 'B' } });
});

test('what is typed in one field without a pause is undone in one go', () => {
  const typed = ['A', 'Au', 'Aut'].map((name, at) => change(['name'], name, 1400 * at));
  expect(filesOf(after(...typed, undo))).toEqual({});
});

test.each([
  ['after a pause', change(['name'], 'B', 1500)],
  ['in another field', change(['hours', 'opens'], '10:00', 1)],
  ['in another file', { ...change(['name'], 'B', 1), file: 'units.json' } as Action],
])('%s a change is undone by itself', (_, second) => {
  expect(filesOf(after(change(['name'], 'A', 0), second, undo))).toEqual({ 'dealer.json': { ...SAVED, name: 'A' } });
});

test('a change by a dialog is never one with the change before it', () => {
  const edit = (name: string): Action => ({ kind: 'edit', draft: { files: { 'a.json': name }, pictures: {} } });
  expect(filesOf(after(edit('A'), edit('B'), undo))).toEqual({ 'a.json': 'A' });
});

test('typing goes on as a new step after an undo, in the same field and at once', () => {
  const history = after(
    change(['name'], 'A', 0),
    change(['name'], 'AB', 5000),
    undo,
    change(['name'], 'AC', 5001),
    undo,
  );
  expect(filesOf(history)).toEqual({ 'dealer.json': { ...SAVED, name: 'A' } });
});

test('two hundred steps can be undone', () => {
  const steps = Array.from({ length: 250 }, (_, at) => change(['name'], `Name ${at}`, at * 2000));
  const history = after(...steps);
  expect(history.past).toHaveLength(200);
  const back = history.past.reduce((each) => reduce(each, undo), history);
  expect(filesOf(back)).toEqual({ 'dealer.json': { ...SAVED, name: 'Name 49' } });
});

test('what was saved cannot be undone', () => {
  const saved = after(change(['name'], 'A'), { kind: 'start', draft: EMPTY });
  expect(saved.now).toBe(EMPTY);
  expect(reduce(saved, undo)).toBe(saved);
});

test('files as they were saved are told from those that are not', () => {
  expect(withoutSame({ one: { a: [1] }, other: { a: [2] } }, { one: { a: [1] }, other: { a: [1] } })).toEqual({
    other: { a: [2] },
  });
});
