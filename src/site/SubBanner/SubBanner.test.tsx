import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testSite } from '#/tests/components/in-page.tsx';
import { SubBanner } from './SubBanner.tsx';

const brandWith = (part: 'tagline' | 'picture') => {
  const brand = testSite.brands.find(({ subBanner }) => part in subBanner);
  if (brand === undefined) throw new Error(`No brand has a ${part}.`);
  return brand;
};

afterEach(() => page.viewport(1280, 800));

test('a brand with a tagline: wordmark and tagline, marked as English', async () => {
  const brand = brandWith('tagline');
  await render(<SubBanner brand={brand} />);
  await expect.element(page.getByRole('img', { name: brand.name })).toBeVisible();
  const tagline = 'tagline' in brand.subBanner ? brand.subBanner.tagline : '';
  await expect.element(page.getByText(tagline)).toHaveAttribute('lang', 'en');
});

test.each([375, 768, 1440])(
  'a brand with a picture, at %i px: it stands beside the wordmark, and adds no second name',
  async (width) => {
    await page.viewport(width, 700);
    const brand = brandWith('picture');
    const { container } = await render(<SubBanner brand={brand} />);
    await expect.element(page.getByRole('img', { name: brand.name })).toBeVisible();
    const strip = container.firstElementChild as HTMLElement;
    const boxOf = (selector: string) => (strip.querySelector(selector) as Element).getBoundingClientRect();
    expect(strip.querySelector('img')?.alt).toBe('');
    expect(boxOf('img').left).toBeGreaterThan(boxOf('svg').right);
    expect(boxOf('img').right).toBeLessThanOrEqual(width);
    expect(boxOf('img').height).toBeGreaterThan(24);
    expect(boxOf('img').height).toBeLessThanOrEqual(strip.getBoundingClientRect().height);
  },
);

test.each([
  [375, 44],
  [768, 56],
  [1440, 56],
])('at %i px it is %i px high for every brand', async (width, height) => {
  await page.viewport(width, 700);
  for (const brand of testSite.brands) {
    const { container, unmount } = await render(<SubBanner brand={brand} isShared />);
    expect(container.firstElementChild?.getBoundingClientRect().height).toBe(height);
    await unmount();
  }
});
