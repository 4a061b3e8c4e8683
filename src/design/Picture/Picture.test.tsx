import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Picture, type PictureFile } from './Picture.tsx';

const CAR: PictureFile = {
  path: '/pictures/voyah-free/exterior-1.3fa9c1d2',
  width: 1600,
  height: 900,
  widths: [480, 800, 1600],
  fallback: 800,
  alt: 'A blue car on a road',
  dark: true,
};
const TALL: PictureFile = { ...CAR, path: '/pictures/voyah-free/hero-tall.00aa11bb', width: 1440, height: 1800 };

/** The picture's image, once the browser has given up on the file: no server answers for it. */
async function failedImage(root: ParentNode): Promise<HTMLImageElement> {
  const image = root.querySelector('img');
  if (image === null) throw new Error('There is no img.');
  await expect.poll(() => image.complete && image.naturalWidth === 0).toBe(true);
  return image;
}

test('offers every width as AVIF and one WebP to the rest', async () => {
  const screen = await render(<Picture picture={CAR} role="slide" />);
  const source = screen.container.querySelector('source');
  expect(source).toHaveAttribute('type', 'image/avif');
  expect(source?.srcset).toBe([480, 800, 1600].map((width) => `${CAR.path}/${width}.avif ${width}w`).join(', '));
  expect(source?.sizes).toContain('calc(45.8vw - 75px)');
  const image = screen.getByRole('img', { name: 'A blue car on a road' });
  await expect.element(image).toHaveAttribute('src', `${CAR.path}/800.webp`);
});

test('waits until it comes near, unless it is the first thing seen', async () => {
  const screen = await render(
    <>
      <Picture picture={CAR} role="slide" />
      <Picture picture={CAR} role="hero" eager />
    </>,
  );
  const [later, first] = screen.container.querySelectorAll('img');
  expect(later).toMatchObject({ loading: 'lazy', decoding: 'async', fetchPriority: 'auto' });
  expect(first).toMatchObject({ loading: 'eager', decoding: 'sync', fetchPriority: 'high' });
});

test('shows portrait phones the tall picture, in its own shape', async () => {
  const screen = await render(<Picture picture={CAR} tall={TALL} role="hero" eager />);
  const [tall, wide] = screen.container.querySelectorAll('source');
  expect(tall?.media).toBe('(max-width: 1023.98px) and (orientation: portrait)');
  expect(tall?.srcset).toContain(`${TALL.path}/480.avif 480w`);
  expect(tall).toMatchObject({ width: 1440, height: 1800 });
  expect(wide?.media).toBe('');
});

test('keeps its box and shows its words when the file does not come', async () => {
  const screen = await render(
    <div className="place">
      <Picture picture={CAR} role="slide" />
    </div>,
  );
  const place = screen.container.querySelector('.place') as HTMLElement;
  const image = await failedImage(place);
  const box = image.getBoundingClientRect();
  expect(box.width).toBe(place.getBoundingClientRect().width);
  expect(box.height).toBeCloseTo((box.width * 9) / 16, 0);
  expect(getComputedStyle(image, '::after')).toMatchObject({ content: '"A blue car on a road"', position: 'absolute' });
});

test('lies on a surface as dark as the picture, and on none when it is cut out', async () => {
  const screen = await render(
    <>
      <Picture picture={CAR} role="slide" />
      <Picture picture={{ ...CAR, dark: false }} role="slide" />
      <Picture picture={{ ...CAR, alpha: true }} role="menu" />
    </>,
  );
  const bands = [...screen.container.querySelectorAll('picture')].map((picture) => picture.dataset.band);
  expect(bands).toEqual(['night', 'paper', undefined]);
});

test('writes no inline style, which the Content-Security-Policy forbids', async () => {
  const screen = await render(<Picture picture={CAR} tall={TALL} role="hero" className="mine" />);
  expect(screen.container.querySelector('[style]')).toBeNull();
  expect(screen.container.querySelector('picture')).toHaveClass('mine');
});
