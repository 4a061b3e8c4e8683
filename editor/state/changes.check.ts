import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Files } from '#/content/library-of.ts';
import { changesIn, rebase, takeBack } from './changes.ts';

const SAVED: Files = {
  'dealer.json': { phone: '1', hours: [{ opens: '09:00' }, { opens: '10:00' }] },
  'units.json': { km: { mn: 'км', en: 'km' } },
};

describe('what has changed', () => {
  test.each([
    ['nothing', SAVED, []],
    ['a value', { 'dealer.json': { phone: '2', hours: [{ opens: '09:00' }, { opens: '10:00' }] } }, ['phone']],
    [
      'an item of a list',
      { 'dealer.json': { phone: '1', hours: [{ opens: '09:00' }, { opens: '11:00' }] } },
      ['hours 1 opens'],
    ],
    ['a list that is longer, as one value', { 'dealer.json': { phone: '1', hours: [{}, {}, {}] } }, ['hours']],
    ['a list that has become an object, as one value', { 'dealer.json': { phone: '1', hours: {} } }, ['hours']],
    ['a key that is new and one that is gone', { 'units.json': { hour: 'h' } }, ['km', 'hour']],
    ['a file that was not there', { 'new.json': { a: 1 } }, ['']],
    ['a value that is null now', { 'dealer.json': null }, ['']],
  ] as [string, Files, string[]][])('is %s', (_, edited, paths) => {
    expect(changesIn(SAVED, edited).map(({ path }) => path.join(' '))).toEqual(paths);
  });

  test('is told with what was there and what is there now', () => {
    expect(changesIn(SAVED, { 'units.json': { km: { mn: 'км', en: 'kms' } } })).toEqual([
      { file: 'units.json', path: ['km', 'en'], from: 'km', to: 'kms' },
    ]);
    expect(changesIn(SAVED, { 'units.json': { km: { mn: 'км', en: 'km' }, h: 1 } })).toEqual([
      { file: 'units.json', path: ['h'], from: undefined, to: 1 },
    ]);
  });

  test('is told in the order of the edited files', () => {
    const edited = { 'units.json': {}, 'dealer.json': { phone: '1', hours: [] } };
    expect(changesIn(SAVED, edited).map(({ file }) => file)).toEqual(['units.json', 'dealer.json']);
  });
});

describe('changes made to newer files', () => {
  const mine = changesIn(SAVED, { 'dealer.json': { phone: '2', hours: [{ opens: '09:00' }, { opens: '10:00' }] } });
  const theirs = (dealer: object): Files => ({ ...SAVED, 'dealer.json': dealer });

  test('leave what somebody else has changed', () => {
    const newer = theirs({ phone: '1', hours: [{ opens: '08:00' }, { opens: '10:00' }] });
    expect(rebase(newer, mine)).toEqual({
      edited: { 'dealer.json': { phone: '2', hours: [{ opens: '08:00' }, { opens: '10:00' }] } },
      met: [],
    });
  });

  test('are made all the same where somebody else has changed the value too, and told', () => {
    const { edited, met } = rebase(theirs({ phone: '3', hours: [] }), mine);
    expect(edited).toEqual({ 'dealer.json': { phone: '2', hours: [] } });
    expect(met).toEqual([{ file: 'dealer.json', path: ['phone'], from: '3', to: '2' }]);
  });

  test('are no changes where somebody else has made the same', () => {
    expect(rebase(theirs({ phone: '2', hours: [] }), mine)).toEqual({ edited: {}, met: [] });
  });

  test('go where their file is gone', () => {
    expect(rebase({}, mine)).toEqual({ edited: {}, met: [] });
  });

  test('add up in one file', () => {
    const both = changesIn(SAVED, { 'dealer.json': { phone: '2', hours: [{ opens: '09:00' }, { opens: '11:00' }] } });
    expect(rebase(SAVED, both).edited).toEqual({
      'dealer.json': { phone: '2', hours: [{ opens: '09:00' }, { opens: '11:00' }] },
    });
  });
});

test('a change that is taken back leaves the others', () => {
  const edited = { 'dealer.json': { phone: '2', hours: [] } };
  const [phone] = changesIn(SAVED, edited);
  expect(phone && takeBack(edited, phone)).toEqual({ 'dealer.json': { phone: '1', hours: [] } });
});

/** Content of any shape: keys without meaning, values as JSON has them. */
const content = fc.dictionary(
  fc.constantFrom('a.json', 'b.json', 'c.json'),
  fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom('', 'text', 0, 7, true),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('mn', 'en', 'cars'), tie('value')),
    ),
  })).value,
);

test('whatever is edited, its changes made to the saved files give the edited ones, and taken back the saved ones', () => {
  fc.assert(
    fc.property(content, content, (saved, other) => {
      // A file is never new or gone in the editor.
      const edited = Object.fromEntries(Object.entries(other).filter(([file]) => file in saved));
      const changes = changesIn(saved, edited);
      const made = rebase(saved, changes);
      expect(made.met).toEqual([]);
      expect({ ...saved, ...made.edited }).toEqual({ ...saved, ...edited });
      const back = changes.reduce<Files>(takeBack, edited);
      expect({ ...saved, ...back }).toEqual(saved);
    }),
  );
});
