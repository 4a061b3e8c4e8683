import { afterEach, expect, test } from 'vitest';
import type { Viewpoint } from '../Viewer/gestures.ts';
import type { Drawing } from '../Viewer/use-drawing.ts';
import { openCabinDrawing } from './cabin-drawing.ts';
import { LENS, REACH } from './cabin-reach.ts';

/** Red ahead, green to the right, blue behind, yellow to the left; white above 60 degrees, black below -60. */
function surroundings(): OffscreenCanvas {
  const picture = new OffscreenCanvas(360, 180);
  const pen = picture.getContext('2d') as OffscreenCanvasRenderingContext2D;
  const fill = (colour: string, x: number, y: number, width: number, height: number) => {
    pen.fillStyle = colour;
    pen.fillRect(x, y, width, height);
  };
  fill('#00f', 0, 0, 360, 180);
  fill('#ff0', 45, 0, 90, 180);
  fill('#f00', 135, 0, 90, 180);
  fill('#0f0', 225, 0, 90, 180);
  fill('#fff', 0, 0, 360, 30);
  fill('#000', 0, 150, 360, 30);
  return picture;
}

let drawing: Drawing;
afterEach(() => drawing.close());

async function open(width: number, height: number) {
  const canvas = document.createElement('canvas');
  drawing = await openCabinDrawing(canvas, surroundings());
  drawing.resize(width, height);
  /** What is seen at a place of the view, from -1 at the left or bottom to 1, as #rgb. */
  return (viewpoint: Partial<Viewpoint>, x = 0, y = 0): Promise<string> => {
    drawing.show({ turn: 0, height: 0, nearness: 1, ...viewpoint });
    // The canvas holds its picture until the frame ends.
    return new Promise((done) =>
      requestAnimationFrame(() => {
        const copy = new OffscreenCanvas(1, 1).getContext('2d');
        const at = [((x + 1) / 2) * canvas.width, ((1 - y) / 2) * canvas.height] as const;
        copy?.drawImage(
          canvas,
          Math.min(at[0], canvas.width - 1),
          Math.min(at[1], canvas.height - 1),
          1,
          1,
          0,
          0,
          1,
          1,
        );
        const [red = 0, green = 0, blue = 0] = copy?.getImageData(0, 0, 1, 1).data ?? [];
        done(`#${[red, green, blue].map((part) => (part > 127 ? 'f' : '0')).join('')}`);
      }),
    );
  };
}

test('looks ahead, to the right, behind and to the left, up and down, as a head turns', async () => {
  const seen = await open(64, 36);
  expect(await seen({})).toBe('#f00');
  expect(await seen({ turn: 90 })).toBe('#0f0');
  expect(await seen({ turn: 180 })).toBe('#00f');
  expect(await seen({ turn: 270 })).toBe('#ff0');
  expect(await seen({ height: 80 })).toBe('#fff');
  expect(await seen({ height: -70 })).toBe('#000');
  // Across the seam of the picture, which lies behind.
  expect(await seen({ turn: 180 }, -0.1)).toBe('#00f');
  expect(await seen({ turn: 180 }, 0.1)).toBe('#00f');
  // What is to the right of the middle stays there.
  expect(await seen({ turn: 30 }, 0.9)).toBe('#0f0');
  expect(await seen({ turn: 330 }, -0.9)).toBe('#ff0');
});

test.each([
  ['a wide box', 200, 50],
  ['an upright box', 50, 100],
])('%s is covered as by the picture of the dashboard', async (_, width, height) => {
  const seen = await open(width, height);
  // Of a picture of 16 by 9 that covers the box: how much of its width and height is seen.
  const shape = 16 / 9;
  const [across, up] = width / height > shape ? [1, (shape * height) / width] : [width / height / shape, 1];
  const degrees = (tangent: number) => (Math.atan(tangent) * 180) / Math.PI;
  // The right edge shows green from here on, and red one step earlier.
  const right = degrees(across * LENS.across);
  expect(await seen({ turn: 45 - right - 3 }, 1)).toBe('#f00');
  expect(await seen({ turn: 45 - right + 3 }, 1)).toBe('#0f0');
  const top = degrees(up * LENS.up);
  expect(await seen({ height: 60 - top - 3 }, 0, 1)).toBe('#f00');
  expect(await seen({ height: 60 - top + 3 }, 0, 1)).toBe('#fff');
});

test('coming nearer narrows the view', async () => {
  const seen = await open(64, 36);
  expect(await seen({ turn: 20 }, 0.9)).toBe('#0f0');
  expect(await seen({ turn: 20, nearness: REACH.nearness[1] }, 0.9)).toBe('#f00');
});

test('closing gives the drawing context back', async () => {
  const canvas = document.createElement('canvas');
  drawing = await openCabinDrawing(canvas, surroundings());
  expect(canvas.getContext('webgl2')?.isContextLost()).toBe(false);
  drawing.close();
  expect(canvas.getContext('webgl2')?.isContextLost()).toBe(true);
});
