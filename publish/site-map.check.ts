import { expect, test } from 'vitest';
import { listedPaths } from '#/catalogue/listed-paths.ts';
import { BRAND_IDS } from '#/content/ids.ts';
import { PATHS } from './site-map.tsx';

test('every brand and car of the content has its page in publish/site-map.tsx', () => {
  expect(listedPaths().filter((path) => !PATHS.includes(path))).toEqual([]);
});

test('every brand has its not-found page in publish/site-map.tsx', () => {
  expect(BRAND_IDS.filter((brand) => !PATHS.includes(`/${brand}/404`))).toEqual([]);
});
