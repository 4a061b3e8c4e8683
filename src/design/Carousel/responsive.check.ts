import { expect, test } from 'vitest';
import { checkUse, type Responsive, sizesCss, sizesName } from './responsive.ts';

const PAIRS: Responsive = {
  desktop: { breakpoint: { max: 3000, min: 1024 }, items: 2 },
  phone: { breakpoint: { max: 464, min: 0 }, items: 1 },
};

test('equal sizes have one name, whatever their breakpoints are called', () => {
  expect(sizesName(PAIRS)).toBe('sizes-1024-3000-2_0-464-1');
  expect(sizesName({ a: PAIRS.desktop, b: PAIRS.phone } as Responsive)).toBe(sizesName(PAIRS));
  expect(sizesName({ a: { breakpoint: { max: 500.5, min: -1 }, items: 1.5 } })).toBe('sizes--1-500-5-1-5');
});

test('a width that no breakpoint covers takes the nearest narrower one, below all of them the narrowest', () => {
  const at = '[data-carousel="sizes-1024-3000-2_0-464-1"]';
  expect(sizesCss(PAIRS)).toBe(
    [
      `${at}{--per-view:1}`,
      `@media (min-width:464px){${at}{--per-view:1}}`,
      `@media (min-width:3000px){${at}{--per-view:2}}`,
      `@media (min-width:1024px) and (max-width:3000px){${at}{--per-view:2}}`,
      `@media (min-width:0px) and (max-width:464px){${at}{--per-view:1}}`,
      `${at}[data-slides="1"]{--slides:1}`,
      `${at}[data-slides="2"]{--slides:2}`,
      `@media (min-width:1024px){${at}{--inset:150px}}`,
    ].join(''),
  );
});

test('the narrowest breakpoint is found in any order', () => {
  const narrow = { breakpoint: { max: 464, min: 300 }, items: 3 };
  const wide = { breakpoint: { max: 3000, min: 1024 }, items: 2 };
  const same = { breakpoint: { max: 600, min: 300 }, items: 5 };
  const orders: Responsive[] = [
    { narrow, wide },
    { wide, narrow },
    { wide, narrow, same },
  ];
  for (const sizes of orders) expect(sizesCss(sizes)).toMatch(/^\[[^\]]+\]\{--per-view:3\}/);
});

test('without breakpoints there is one slide per view', () => {
  expect(sizesCss({})).toBe(
    '[data-carousel="sizes-"]{--per-view:1}[data-carousel="sizes-"][data-slides="1"]{--slides:1}' +
      '@media (min-width:1024px){[data-carousel="sizes-"]{--inset:150px}}',
  );
});

test('wrong uses have their specified texts', () => {
  const centre = 'center mode can not be used at the same time with partialVisible';
  const none = 'Responsive prop is needed for deciding the amount of items to show on the screen';
  expect(() => checkUse({ responsive: PAIRS, centerMode: true, partialVisible: true })).toThrow(centre);
  expect(() => checkUse({ responsive: undefined, centerMode: true, partialVisible: true })).toThrow(centre);
  expect(() => checkUse({ responsive: undefined })).toThrow(none);
  expect(() => checkUse({ responsive: null, centerMode: true })).toThrow(none);
  expect(() => checkUse({ responsive: 'desktop' })).toThrow('responsive prop must be an object');
});

test('either option alone is right', () => {
  for (const use of [{ centerMode: true }, { partialVisible: true }, { centerMode: true, partialVisible: false }, {}])
    expect(() => checkUse({ responsive: PAIRS, ...use })).not.toThrow();
});
