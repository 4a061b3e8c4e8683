import fc from 'fast-check';
import { expect, test } from 'vitest';
import { garageVerdict, NEEDED, roomLeft, shownCentimetres } from './garage-room.ts';

const length = fc.integer({ min: 1000, max: 20_000 });
const garage = fc.record({ length, width: length, height: length });
const car = fc.record({ length: fc.option(length, { nil: undefined }), width: length, height: length });

test('a Voyah Free in 6.00 × 3.00 × 2.20 m leaves 109 cm, 52 cm on each side and 54 cm above', () => {
  const room = roomLeft({ length: 4905, width: 1950, height: 1660 }, { length: 6000, width: 3000, height: 2200 });
  expect(Object.values(room).map((left) => shownCentimetres(left ?? 0))).toEqual([109, 52, 54]);
  expect(garageVerdict(room)).toBe('yes');
});

test('a garage as large as the car takes it without opening a door; one millimetre less does not', () => {
  fc.assert(
    fc.property(garage, (space) => {
      expect(garageVerdict(roomLeft(space, space))).toBe('tight');
      for (const key of ['length', 'width', 'height'] as const) {
        expect(garageVerdict(roomLeft({ ...space, [key]: space[key] + 1 }, space))).toBe('no');
      }
    }),
  );
});

test('what people need is just enough, and one millimetre less is tight', () => {
  const measures = { length: 4905, width: 1950, height: 1660 };
  const enough = {
    length: measures.length + NEEDED.length,
    width: measures.width + NEEDED.door + NEEDED.wall,
    height: measures.height + NEEDED.above,
  };
  expect(garageVerdict(roomLeft(measures, enough))).toBe('yes');
  for (const key of ['length', 'width', 'height'] as const) {
    expect(garageVerdict(roomLeft(measures, { ...enough, [key]: enough[key] - 1 }))).toBe('tight');
  }
});

test('a larger garage never fits worse; an unknown measure never says yes', () => {
  fc.assert(
    fc.property(car, garage, fc.integer({ min: 0, max: 3000 }), (measures, space, more) => {
      const verdict = garageVerdict(roomLeft(measures, space));
      const larger = { length: space.length + more, width: space.width + more, height: space.height + more };
      if (verdict === 'yes') expect(garageVerdict(roomLeft(measures, larger))).toBe('yes');
      if (measures.length === undefined) expect(verdict).not.toBe('yes');
    }),
  );
});

test('what is not known of the car says nothing against a garage, and what is known does', () => {
  expect(garageVerdict({ length: undefined, side: undefined, above: undefined })).toBe('unknown');
  expect(garageVerdict({ length: 1000, side: undefined, above: 1000 })).toBe('unknown');
  expect(garageVerdict({ length: undefined, side: 1000, above: NEEDED.above - 1 })).toBe('tight');
  expect(garageVerdict({ length: NEEDED.length - 1, side: undefined, above: undefined })).toBe('tight');
  expect(garageVerdict({ length: undefined, side: undefined, above: -1 })).toBe('no');
  expect(roomLeft({}, { length: 1, width: 1, height: 1 })).toEqual({
    length: undefined,
    side: undefined,
    above: undefined,
  });
});

test('centimetres are rounded down, also where some are missing', () => {
  expect([1099, 1090, 0, -1, -10].map(shownCentimetres)).toEqual([109, 109, 0, -1, -1]);
});
