import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { contentIn } from '#/catalogue/checked-content.ts';
import { siteData } from '#/catalogue/site-data.ts';
import { inPage } from '#/tests/components/in-page.tsx';
import { tinyCar } from '#/tests/components/tiny-car.ts';
import { viewData } from '#/tests/components/view-data.ts';
import { CarViewPart } from './CarViewPart.tsx';

// Without a graphics card light and shadow take seconds each time. What they free is seen in car-scene.test.tsx.
vi.mock('./studio-light.ts', () => ({ makeStudioLight: () => ({ texture: null, dispose: () => {} }) }));
vi.mock('./ground-shadow.ts', async () => {
  const { Group } = await import('three');
  return { makeGroundShadow: () => ({ group: new Group(), dispose: () => {} }) };
});
vi.setConfig({ testTimeout: 120_000 });
afterEach(() => vi.restoreAllMocks());

/** Everything that has been taken and has to be given back. */
function watchTaken() {
  const contexts = new Set<WebGL2RenderingContext>();
  const signals = new Set<AbortSignal>();
  const { getContext } = HTMLCanvasElement.prototype;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
    ...asked: unknown[]
  ) {
    const context: unknown = getContext.apply(this, asked as never);
    if (context instanceof WebGL2RenderingContext) contexts.add(context);
    return context as never;
  });
  const { addEventListener } = EventTarget.prototype;
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (this: EventTarget, ...listening) {
    const [, , options] = listening;
    if (typeof options === 'object' && options.signal) signals.add(options.signal);
    return addEventListener.apply(this, listening);
  });
  const observe = vi.spyOn(ResizeObserver.prototype, 'observe');
  const disconnect = vi.spyOn(ResizeObserver.prototype, 'disconnect');
  return { contexts, signals, observe, disconnect };
}

test('fifty fast openings, some closed before the car is drawn, leave no context, listener, observer or style', async () => {
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, options) => {
    if (input === '/memory.json') return Response.json(viewData);
    return input === viewData.file ? new Response(tinyCar()) : fetch(input, options);
  });
  const part = (index: number) =>
    inPage(
      <CarViewPart view={{ label: 'Turn it', data: '/memory.json' }} paint={{ index, name: `Paint ${index}` }} />,
      '/en/voyah/free',
      siteData(contentIn('en')),
    );
  const screen = await render(part(1));
  const sheets = document.adoptedStyleSheets.length;
  const { contexts, signals, observe, disconnect } = watchTaken();
  for (let turn = 0; turn < 50; turn += 1) {
    await page.getByRole('button', { name: 'Turn it' }).click();
    const close = page.getByRole('button', { name: 'Close' });
    await expect.element(close).toBeInTheDocument();
    if (turn % 2 === 0) await expect.element(page.getByRole('application')).toHaveFocus();
    await screen.rerender(part((turn % 6) + 1));
    await close.click();
  }
  await expect.element(page.getByRole('button', { name: 'Turn it' })).toHaveFocus();
  // One to see whether the device draws, one to draw.
  await expect.poll(() => contexts.size).toBe(100);
  await expect.poll(() => [...contexts].filter((context) => !context.isContextLost())).toEqual([]);
  expect(signals.size).toBeGreaterThanOrEqual(50);
  expect([...signals].filter(({ aborted }) => !aborted)).toEqual([]);
  expect(observe.mock.calls.length).toBeGreaterThanOrEqual(25);
  expect(disconnect.mock.calls.length).toBe(observe.mock.calls.length);
  expect(document.adoptedStyleSheets).toHaveLength(sheets);
  expect(document.querySelector('canvas')).toBeNull();
});
