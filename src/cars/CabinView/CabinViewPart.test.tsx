import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { contentIn } from '#/catalogue/checked-content.ts';
import { siteData } from '#/catalogue/site-data.ts';
import { inPage } from '#/tests/components/in-page.tsx';
import { cabinData as data } from '#/tests/components/view-data.ts';
import { CabinViewPart } from './CabinViewPart.tsx';
import { REACH } from './cabin-reach.ts';

/** Each test has an address of its own: data that came once are kept. */
let address = '';
let count = 0;
/** Files that were asked for, one after the other. */
let asked: string[] = [];
let decode: () => Promise<void> = async () => {};

beforeEach(() => {
  count += 1;
  address = `/assets/CabinView-${count}.json`;
  asked = [];
  decode = async () => {};
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, options) =>
    String(input) === address ? Response.json(data) : fetch(input, options),
  );
  const picture = new OffscreenCanvas(8, 4);
  picture.getContext('2d')?.fillRect(0, 0, 8, 4);
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function (this: HTMLImageElement) {
    asked.push(this.parentElement?.querySelector('source')?.srcset ?? '');
    return decode();
  });
  const { texImage2D } = WebGL2RenderingContext.prototype;
  // The picture that came: a small one in place of the car's.
  vi.spyOn(WebGL2RenderingContext.prototype, 'texImage2D').mockImplementation(function (
    this: WebGL2RenderingContext,
    ...given: unknown[]
  ) {
    texImage2D.apply(this, [...given.slice(0, -1), picture] as never);
  });
});
afterEach(() => vi.restoreAllMocks());

const part = () =>
  inPage(<CabinViewPart view={{ label: 'Sit', data: address }} />, '/en/voyah/free', siteData(contentIn('en')));
const button = page.getByRole('button', { name: 'Sit' });
const view = page.getByRole('application', { name: 'Tiny from inside' });
const spoken = () => document.querySelector('[aria-live]')?.textContent;

async function open() {
  const screen = await render(part());
  await button.click();
  await expect.element(view).toHaveFocus();
  return screen;
}

test('nothing is asked for before it is pressed; then the widest picture, and the focus goes to the view', async () => {
  await render(part());
  await expect.element(button).toBeVisible();
  expect(asked).toEqual([]);
  await button.click();
  await expect.element(view).toHaveFocus();
  expect(asked).toEqual(['/pictures/tiny/interior-around.0/4096.avif']);
  await expect.element(view).toHaveAccessibleDescription('Drag to turn');
});

test('a slow link is asked for the small picture', async () => {
  vi.spyOn(navigator, 'connection' as never, 'get').mockReturnValue({ effectiveType: '3g' } as never);
  await open();
  expect(asked).toEqual(['/pictures/tiny/interior-around.0/2048.avif']);
});

test('says whereto the visitor looks, by keys and by buttons', async () => {
  await open();
  await expect.poll(spoken).toBe('front');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.poll(spoken).toBe('right');
  for (let press = 0; press < 3; press += 1) await page.getByRole('button', { name: 'Turn right' }).click();
  await expect.poll(spoken).toBe('rear');
  for (let press = 0; press < 3; press += 1) await page.getByRole('button', { name: 'Turn right' }).click();
  await expect.poll(spoken).toBe('left');
  for (let press = 0; press < 3; press += 1) await page.getByRole('button', { name: 'Turn right' }).click();
  await expect.poll(spoken).toBe('front');
});

test('a hand turns and tilts it', async () => {
  await open();
  const area = view.element() as HTMLElement;
  const at = (type: string, clientX: number, clientY: number) =>
    area.dispatchEvent(
      new PointerEvent(type, { pointerId: 1, clientX, clientY, pointerType: 'mouse', bubbles: true, cancelable: true }),
    );
  vi.spyOn(area, 'setPointerCapture').mockImplementation(() => {});
  // What is held follows the hand: the right edge goes to the left one.
  const { turn } = REACH.stroke({ width: area.clientWidth, height: area.clientHeight }, 1);
  at('pointerdown', 60 / turn, 0);
  at('pointermove', 20 / turn, 0);
  await expect.poll(spoken).toBe('front');
  at('pointermove', 10 / turn, 0);
  at('pointerup', 0, 0);
  await expect.poll(spoken).toBe('right');
});

test.each(['Close', 'Escape'])('%s gives the picture, the focus and the memory back', async (way) => {
  const sheets = document.adoptedStyleSheets.length;
  await open();
  const canvas = document.querySelector('canvas') as HTMLCanvasElement;
  if (way === 'Close') await page.getByRole('button', { name: 'Close' }).click();
  else await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  expect(document.querySelector('canvas')).toBeNull();
  expect(canvas.getContext('webgl2')?.isContextLost()).toBe(true);
  expect(document.adoptedStyleSheets).toHaveLength(sheets);
});

test('a picture that does not come is said, and comes with the button', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  decode = () => Promise.reject(new DOMException('The source image cannot be decoded.', 'EncodingError'));
  await render(part());
  await button.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  decode = async () => {};
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(view).toHaveFocus();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
