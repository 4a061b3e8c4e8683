import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testSite } from '../../../tests/components/in-page.tsx';
import { SubBanner } from './SubBanner.tsx';

const picture = {
  ...testSite.brands[1]?.models[0]?.picture,
  width: 2400,
  height: 1029,
  alpha: undefined,
} as NonNullable<(typeof testSite.brands)[number]['models'][number]['picture']>;

test('a brand with a line: wordmark and line, marked as English', async () => {
  await render(
    <SubBanner brand="voyah" name="Voyah" banner={{ tagline: 'High-end new energy brand of the national team' }} />,
  );
  await expect.element(page.getByRole('img', { name: 'Voyah' })).toBeVisible();
  const line = page.getByText('High-end new energy brand of the national team');
  await expect.element(line).toHaveAttribute('lang', 'en');
});

test('a brand with a picture: the wordmark stands over it, and the picture adds no second name', async () => {
  const { container } = await render(<SubBanner brand="aeolus" name="Aeolus" banner={{ picture }} />);
  const mark = page.getByRole('img', { name: 'Aeolus' });
  await expect.element(mark).toBeVisible();
  const strip = container.firstElementChild as HTMLElement;
  const box = strip.getBoundingClientRect();
  const words = mark.element().getBoundingClientRect();
  expect(words.bottom).toBeLessThan(box.bottom);
  expect(words.top).toBeGreaterThan(box.top);
  expect(strip.querySelector('img')?.alt).toBe('');
  expect(strip.querySelector('img')?.getBoundingClientRect().height).toBe(box.height);
});
