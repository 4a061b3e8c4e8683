import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PictureCarousel, type PictureSlide } from './PictureCarousel.tsx';

const WORDS = {
  kind: 'carousel',
  slide: 'slide',
  slides: 'slides',
  previous: 'Previous',
  next: 'Next',
  position: 'Position',
  pause: 'Pause',
};

function slidesOf(car: string): PictureSlide[] {
  return Array.from({ length: 11 }, (_, at) => ({
    picture: {
      path: `/pictures/${car}/exterior-${at + 1}.0a1b2c3d`,
      width: 1600,
      height: 900,
      widths: [480, 800, 1600],
      fallback: 800,
      alt: `View ${at + 1}`,
      dark: true,
    },
    caption: `Caption ${at + 1}`,
    ...(at === 0 && { text: 'Drawn by an Italian design house.' }),
  }));
}

const perView = () => {
  const list = document.querySelector('ul') as HTMLElement;
  const inset = Number.parseFloat(getComputedStyle(list).paddingInlineStart);
  return Math.round((list.clientWidth - inset) / (list.firstElementChild as Element).getBoundingClientRect().width);
};

test.each([
  { name: 'exterior', layout: 'exterior' as const, views: { 464: 1, 465: 2, 1024: 2, 3000: 2, 3001: 2 } },
  { name: 'gallery', layout: 'gallery' as const, views: { 464: 1, 465: 2, 1024: 2, 3001: 2, 4001: 2 } },
  {
    name: 'features',
    layout: 'features' as const,
    views: { 464: 1, 465: 2, 700: 2, 1023: 2, 1024: 3, 3000: 3, 3001: 5 },
  },
])('shows the specified number of slides of the $name carousel', async ({ layout, views }) => {
  await render(<PictureCarousel label="Pictures" slides={slidesOf('free')} layout={layout} messages={WORDS} />);
  for (const [width, slides] of Object.entries(views)) {
    await page.viewport(Number(width), 900);
    expect(perView(), `${width} px`).toBe(slides);
  }
});

test('puts the caption and the longer word below the picture', async () => {
  await page.viewport(1440, 900);
  const screen = await render(
    <PictureCarousel label="Pictures" slides={slidesOf('free')} layout="exterior" messages={WORDS} />,
  );
  const first = screen.getByRole('group', { name: '1 / 11', exact: true });
  await expect.element(first.getByRole('img', { name: 'View 1' })).toBeVisible();
  await expect.element(first.getByText('Caption 1')).toBeVisible();
  await expect.element(first.getByText('Drawn by an Italian design house.')).toBeVisible();
});

test('starts its words where the pictures start, but never at the edge of the window', async () => {
  for (const width of [320, 375, 768, 1440]) {
    await page.viewport(width, 900);
    const { container, unmount } = await render(
      <PictureCarousel label="Pictures" slides={slidesOf('free')} layout="exterior" messages={WORDS} />,
    );
    const caption = container.querySelector('figcaption p') as HTMLElement;
    const { left } = caption.getBoundingClientRect();
    const picture = container.querySelector('picture')?.getBoundingClientRect().left;
    expect(left).toBeGreaterThanOrEqual(19);
    if (width >= 465) expect(left).toBe(picture);
    await unmount();
  }
});

test('gives cards a heading', async () => {
  const screen = await render(
    <PictureCarousel label="Pictures" slides={slidesOf('free')} layout="features" messages={WORDS} look="cards" />,
  );
  await expect.element(screen.getByRole('heading', { level: 3, name: 'Caption 1', exact: true })).toBeVisible();
});

test('starts at its first slide when it gets the pictures of another car', async () => {
  await page.viewport(1440, 900);
  const carousel = (car: string) => (
    <PictureCarousel label="Pictures" slides={slidesOf(car)} layout="exterior" messages={WORDS} />
  );
  const screen = await render(carousel('free'));
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByText('2–3 / 11', { exact: true })).toBeVisible();
  await screen.rerender(carousel('dreamer'));
  await expect.element(screen.getByText('1–2 / 11', { exact: true })).toBeVisible();
  expect(screen.container.querySelector('ul')?.scrollLeft).toBe(0);
});
