import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PictureCards } from './PictureCards.tsx';

const card = (at: number) => ({
  title: `Card ${at}`,
  text: 'What it does',
  picture: {
    path: `/p${at}`,
    width: 1200,
    height: 675,
    widths: [480],
    fallback: 480,
    alt: `Picture ${at}`,
    dark: true,
    alpha: false,
  },
});

/** The widths of the pictures by rows, top to bottom, in shares of the list's width. */
async function rowsOf(count: number, width: number): Promise<number[][]> {
  await page.viewport(width, 900);
  const { unmount } = await render(<PictureCards cards={Array.from({ length: count }, (_, at) => card(at))} />);
  const list = page.getByRole('list').element().getBoundingClientRect();
  const rows = new Map<number, number[]>();
  for (const image of page.getByRole('img').elements()) {
    const { top, width: wide } = image.getBoundingClientRect();
    rows.set(Math.round(top), [...(rows.get(Math.round(top)) ?? []), Math.round((10 * wide) / list.width)]);
  }
  await unmount();
  return [...rows.values()];
}

test.each([
  [3, [[3, 3, 3]]],
  [4, [[3, 3, 3], [7]]],
  [
    5,
    [
      [3, 3, 3],
      [5, 5],
    ],
  ],
  [
    8,
    [
      [3, 3, 3],
      [3, 3, 3],
      [5, 5],
    ],
  ],
])('%i cards stand in rows of three on wide windows, the last row larger', async (count, rows) => {
  expect(await rowsOf(count, 1200)).toEqual(rows);
});

test('on tablets they stand in twos, and the words of one alone beside it', async () => {
  expect(await rowsOf(3, 800)).toEqual([[5, 5], [5]]);
  await render(<PictureCards cards={[card(0), card(1), card(2)]} />);
  const picture = page.getByRole('img', { name: 'Picture 2' }).element().getBoundingClientRect();
  const words = page.getByText('What it does').nth(2).element().getBoundingClientRect();
  expect(words.left).toBeGreaterThan(picture.right);
  expect(words.bottom).toBeLessThanOrEqual(picture.bottom + 1);
});
