import { describe, expect, test } from 'vitest';
import { both } from '#/language/both.ts';
import { fillFigures, findFigure } from './fill-figures.ts';
import type { NamedFigures } from './named-figure.ts';

const figures: NamedFigures = {
  car: {
    length: { value: 4905, unit: 'mm' },
    clearance: { value: { from: 180, to: 1230 }, unit: 'mm' },
    power: { value: 360, unit: 'kW' },
    seats: { value: 5 },
    tyres: { value: both('255/45 R20') },
    engine: { value: { mn: '{car.litres} л турбо', en: '{car.litres} L turbo' } },
    litres: { value: 1.5, unit: 'L' },
    none: { value: 0 },
    below: { value: -1 },
    loop: { value: both('{car.loop}') },
  },
};
const fill = (en: string) => fillFigures({ text: { mn: en, en } }, figures).text;

describe('a place becomes', () => {
  test.each([
    ['{car.length}', '4,905'],
    ['{car.clearance}', '180–1,230'],
    ['{car.clearance.from} to {car.clearance.to}', '180 to 1,230'],
    ['{car.length.metres}', '4.9'],
    ['{car.power.imperial}', '483'],
    ['{car.tyres}', '255/45 R20'],
    ['{car.seats.word} seats, {car.seats.Word}', 'five seats, Five'],
    ['{car.engine}', '1.5 L turbo'],
    ['{car.none.word} seats, {car.power.word}', 'no seats, 360'],
  ])('%s → %s', (place, text) => expect(fill(place).en).toBe(text));

  test('each language its own words', () => {
    expect(fill('{car.seats.word}').mn).toBe('таван');
    expect(fill('{car.engine}').mn).toBe('1.5 л турбо');
  });
});

test('what is filled in later, or unknown, stays as it is', () => {
  for (const text of [
    '{model}, {count}',
    '{car.wings}',
    '{plane.length}',
    '{car.length.to}',
    '{car.length.from}',
    '{car.tyres.from}',
    '{car.tyres.to}',
    '{car.clearance.metres}',
    '{car.clearance.imperial}',
    '{car.clearance.word}',
    '{car.clearance.Word}',
    '{car.litres.word}',
    '{car.below.word}',
    '{car.length.feet}',
    '{car.tyres.word}',
    '{car.loop}',
  ]) {
    expect(fill(text).en).toBe(text);
  }
  expect(findFigure(figures, 'car', 'wings')).toBeUndefined();
});

test('only texts are filled in, and what has no figure stays the same object', () => {
  const shared = [{ mn: 'нэг', en: 'one' }];
  const content = { path: '{car.length}', list: shared, label: { mn: '{car.seats}', en: '{car.seats}' } };
  const filled = fillFigures(content, figures);
  expect(filled).toEqual({ path: '{car.length}', list: shared, label: { mn: '5', en: '5' } });
  expect(filled.list).toBe(shared);
});
