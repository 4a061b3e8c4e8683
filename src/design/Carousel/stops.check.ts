import { afterEach, expect, test, vi } from 'vitest';
import { endOf, indexThatShows, isSeen, lastIndex, measureView, nearestIndex, stopOf, type View } from './stops.ts';

/** Eleven slides, two per view, at 1440 px. */
const WIDE: View = { slides: 11, perView: 2, width: 600, inset: 150 };
const PHONE: View = { slides: 11, perView: 1, width: 375, inset: 0 };
const FEW: View = { slides: 2, perView: 3, width: 400, inset: 150 };

afterEach(() => {
  vi.unstubAllGlobals();
});

function measure(width: number, padding: string, slideWidths: number[]) {
  vi.stubGlobal('getComputedStyle', () => ({ paddingInlineStart: padding }));
  const box = (of: number) => ({ getBoundingClientRect: () => ({ width: of }) });
  const [first] = slideWidths;
  return measureView({
    ...box(width),
    firstElementChild: first === undefined ? null : box(first),
    childElementCount: slideWidths.length,
  } as unknown as HTMLElement);
}

test('a track is measured by its first slide and by what the inset leaves', () => {
  expect(measure(1352, '150px', [601, 601, 601])).toEqual({ slides: 3, perView: 2, width: 601, inset: 150 });
  expect(measure(375, '0px', [375, 375])).toEqual({ slides: 2, perView: 1, width: 375, inset: 0 });
  // A third of a pixel more or less in a slide.
  expect(measure(1150, '150px', [333.4, 333.4, 333.4, 333.4]).perView).toBe(3);
});

test('a track without slides has no width', () => {
  expect(measure(1352, '150px', []).width).toBe(0);
});

test('the last slide that can stand first leaves no room behind it', () => {
  expect(lastIndex(WIDE)).toBe(9);
  expect(lastIndex(PHONE)).toBe(10);
  expect(lastIndex(FEW)).toBe(0);
});

test('a stop is a slide’s own place, and beyond the first slide the inset more', () => {
  expect([-1, 0, 1, 2, 9, 10, 40].map((at) => stopOf(WIDE, at))).toEqual([0, 0, 750, 1350, 5550, 5550, 5550]);
  expect([0, 1, 10, 11].map((at) => stopOf(PHONE, at))).toEqual([0, 375, 3750, 3750]);
  expect(stopOf(FEW, 1)).toBe(0);
  expect(endOf(WIDE)).toBe(5550);
  expect(endOf(PHONE)).toBe(3750);
  expect(endOf(FEW)).toBe(0);
});

test('the nearest slide is the first until half of the way to the second', () => {
  expect([0, 374.9, 375, 750, 1049, 1051].map((at) => nearestIndex(WIDE, at))).toEqual([0, 0, 1, 1, 1, 2]);
  expect(nearestIndex(WIDE, 5550)).toBe(9);
  expect(nearestIndex(WIDE, 9999)).toBe(9);
  expect([0, 187, 188, 375, 563].map((at) => nearestIndex(PHONE, at))).toEqual([0, 0, 1, 1, 2]);
  expect(nearestIndex(FEW, 0)).toBe(0);
});

test('a slide is shown with the least way: not at all, to its own place, or as the last in view', () => {
  expect(indexThatShows(WIDE, 4, 4)).toBe(4);
  expect(indexThatShows(WIDE, 5, 4)).toBe(4);
  expect(indexThatShows(WIDE, 6, 4)).toBe(5);
  expect(indexThatShows(WIDE, 9, 4)).toBe(8);
  expect(indexThatShows(WIDE, 3, 4)).toBe(3);
  expect(indexThatShows(PHONE, 5, 4)).toBe(5);
});

test('a slide is seen from its second pixel on', () => {
  // At rest on the first: 150 px of nothing, then two slides.
  expect([0, 1, 2].map((at) => isSeen(WIDE, at, 0))).toEqual([true, true, false]);
  // At rest on the second: slides two and three, and 150 px of the fourth.
  expect([0, 1, 2, 3, 4].map((at) => isSeen(WIDE, at, 750))).toEqual([false, true, true, true, false]);
  // The first ends at 750, the third begins at 1350.
  expect([748.9, 749, 750].map((at) => isSeen(WIDE, 0, at))).toEqual([true, false, false]);
  expect([0, 1, 1.1].map((at) => isSeen(WIDE, 2, at))).toEqual([false, false, true]);
});

test('between two positions all slides on the way are seen, in either direction', () => {
  const seen = (from: number, to: number) => [0, 1, 2, 3, 4, 5].filter((at) => isSeen(WIDE, at, from, to));
  expect(seen(0, 1350)).toEqual([0, 1, 2, 3, 4]);
  expect(seen(1350, 0)).toEqual([0, 1, 2, 3, 4]);
  expect(seen(750, 1350)).toEqual([1, 2, 3, 4]);
});
