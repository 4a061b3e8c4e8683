import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { carFile } from './car-file.ts';
import { DimensionDrawing, type Measure } from './DimensionDrawing.tsx';

const side = {
  width: 1225,
  height: 414,
  unit: 4,
  body: 488,
  axles: { front: 229, rear: 969 },
};
const front = {
  width: 580,
  height: 414,
  unit: 4,
  body: 488,
};
const lines = {
  side: { ...side, paths: [{ weight: 'outline' as const, d: 'M0 0l1225 0l0 414l-1225 0z' }] },
  front: { ...front, paths: [{ weight: 'outline' as const, d: 'M0 0l580 0l0 414l-580 0z' }] },
};
const address = (view: 'side' | 'front') => `data:image/svg+xml,${encodeURIComponent(carFile(view, lines))}`;
const views = { side: { ...side, src: address('side') }, front: { ...front, src: address('front') } };
const measures = {
  length: { label: 'Урт', value: '4,905' },
  width: { label: 'Өргөн', value: '1,950' },
  height: { label: 'Өндөр', value: '1,660' },
  wheelbase: { label: 'Тэнхлэг хоорондын зай', value: '2,960' },
  groundClearance: { label: 'Клиренс', value: '180–230' },
};
const messages = { drawing: 'хэмжээст зураг', unit: 'миллиметр', caption: 'Хэмжээг миллиметрээр өгөв' };
const draw = (known: Partial<Record<keyof typeof measures, Measure>>) =>
  render(<DimensionDrawing title="Voyah Free" {...views} measures={known} messages={messages} />);
const figures = () => [...document.querySelectorAll('text')];

test('is one picture whose name says every measure in words', async () => {
  await draw(measures);
  await expect
    .element(page.getByRole('img'))
    .toHaveAccessibleName(
      'Voyah Free, хэмжээст зураг: Урт 4,905 миллиметр, Өргөн 1,950 миллиметр, Өндөр 1,660 миллиметр, ' +
        'Тэнхлэг хоорондын зай 2,960 миллиметр, Клиренс 180–230 миллиметр',
    );
  await expect.element(page.getByText('Хэмжээг миллиметрээр өгөв')).toBeVisible();
});

test('draws the number of each known measure and nothing for the others', async () => {
  const { unmount } = await draw(measures);
  expect(figures().map((text) => text.textContent)).toEqual(['2,960', '4,905', '180–230', '1,950', '1,660']);
  await unmount();
  const { wheelbase } = measures;
  await draw({ wheelbase });
  expect(figures().map((text) => text.textContent)).toEqual(['2,960']);
  await expect.element(page.getByRole('img')).toHaveAccessibleName(/: Тэнхлэг хоорондын зай 2,960 миллиметр$/);
});

test('is the plain car where no measure is known', async () => {
  await draw({});
  expect(figures()).toEqual([]);
  await expect.element(page.getByRole('img')).toHaveAccessibleName('Voyah Free, хэмжээст зураг');
  expect(page.getByText('Хэмжээг миллиметрээр өгөв').elements()).toEqual([]);
});

test('both views have one scale, so that the roofs are level', async () => {
  await page.viewport(1280, 800);
  await draw(measures);
  const [sideCar, frontCar] = [...document.querySelectorAll('img')];
  await expect.poll(() => sideCar?.naturalWidth).toBe(1000);
  await expect.poll(() => frontCar?.naturalWidth).toBe(600);
  expect(sideCar?.naturalHeight).toBe(frontCar?.naturalHeight);
  const [one, other] = [sideCar?.getBoundingClientRect(), frontCar?.getBoundingClientRect()];
  expect(Math.abs((one?.top ?? 0) - (other?.top ?? 9))).toBeLessThan(0.5);
  expect(Math.abs((one?.height ?? 0) - (other?.height ?? 9))).toBeLessThan(1.5);
});

test('the dimensions lie over the car in the same units', async () => {
  await page.viewport(1280, 800);
  await draw(measures);
  for (const image of document.querySelectorAll('img')) {
    const over = image.parentElement?.querySelector('svg')?.getBoundingClientRect();
    const { left, top, width } = image.getBoundingClientRect();
    expect([over?.left, over?.top, over?.width]).toEqual([left, top, width]);
  }
});

/** A column of so many pixels in a window of so many, and whether the views stand below each other in it. */
const COLUMNS = [
  [280, 320, false],
  [335, 375, false],
  [336, 744, true],
  [343, 768, true],
  [461, 1023, true],
  [688, 768, false],
  [960, 1024, false],
  [1328, 1440, false],
  [1440, 1440, false],
] as const;

test.each(COLUMNS)(
  'in a column of %i px of a window of %i the numbers are legible',
  async (inlineSize, window, isStacked) => {
    await page.viewport(window, 900);
    await render(
      <div style={{ inlineSize }}>
        <DimensionDrawing title="Voyah Free" {...views} measures={measures} messages={messages} />
      </div>,
    );
    for (const text of figures()) {
      const view = text.ownerSVGElement as SVGSVGElement;
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * (view.getScreenCTM()?.a ?? 0);
      expect(size).toBeGreaterThanOrEqual(14);
      expect(size).toBeLessThanOrEqual(18);
    }
    const [sideCar, frontCar] = [...document.querySelectorAll('img')].map((image) => image.getBoundingClientRect());
    if (sideCar === undefined || frontCar === undefined) throw new Error('A view is missing.');
    expect(frontCar.top > sideCar.bottom).toBe(isStacked);
    // One scale: the side view is 1000 units wide, the front view 600.
    expect(frontCar.width / sideCar.width).toBeCloseTo(0.6, 2);
  },
);
