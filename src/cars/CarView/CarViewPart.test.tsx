import { encode } from 'uqr';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { contentIn } from '#/catalogue/checked-content.ts';
import { siteData } from '#/catalogue/site-data.ts';
import { darkModules } from '#/tests/components/drawn-code.ts';
import { inPage } from '#/tests/components/in-page.tsx';
import { viewData as data } from '#/tests/components/view-data.ts';
import { CarViewPart } from './CarViewPart.tsx';
import { REACH } from './car-reach.ts';
import { openCarScene } from './car-scene.ts';

// What is drawn has tests of its own; without a graphics card a drawing takes seconds.
vi.mock('./car-scene.ts', () => ({ openCarScene: vi.fn() }));
const scene = {
  show: vi.fn(),
  paint: vi.fn(),
  resize: vi.fn(),
  makeUsdz: vi.fn(async () => new Blob(['PK'])),
  cost: vi.fn(),
  close: vi.fn(),
};

const white = { index: 1, name: 'Snow White' };
const green = { index: 4, name: 'Dark Green' };

/** Each test has an address of its own: data that came once are kept. */
let address = '';
let count = 0;
let answers: Record<string, () => Response | Promise<Response>> = {};
const asked = vi.fn();
const car = () => new Response('glTF');

beforeEach(() => {
  count += 1;
  address = `/assets/CarView-${count}.json`;
  answers = { [address]: () => Response.json(data), [data.file]: car };
  vi.clearAllMocks();
  vi.mocked(openCarScene).mockImplementation(async () => scene);
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, options) => {
    const answer = answers[String(input)];
    if (answer === undefined) return fetch(input, options);
    asked(String(input));
    return answer();
  });
});
afterEach(() => vi.restoreAllMocks());

const part = (paint = white) =>
  inPage(
    <CarViewPart view={{ label: 'Turn it', data: address }} paint={paint} />,
    '/en/voyah/free',
    siteData(contentIn('en')),
  );
const button = page.getByRole('button', { name: 'Turn it' });
const view = page.getByRole('application', { name: 'Tiny in 3D' });
const notice = page.getByRole('alert');
const drawing = () => document.querySelector('canvas') as HTMLCanvasElement;
const spoken = () => document.querySelector('[aria-live]')?.textContent;

async function open(paint = white) {
  const screen = await render(part(paint));
  await button.click();
  await expect.element(view).toHaveFocus();
  return screen;
}

test('loads nothing before it is pressed, then shows the car and hands the focus to it', async () => {
  await render(part());
  await expect.element(button).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  await button.click();
  await expect.element(view).toHaveFocus();
  await expect.element(view).toHaveAccessibleDescription('Drag to turn');
  expect(asked.mock.calls.flat()).toEqual([address, data.file]);
  await expect.element(button).not.toBeInTheDocument();
});

test('a second press while it loads asks for nothing again', async () => {
  let answer = (_: Response) => {};
  answers[data.file] = () => new Promise((done) => (answer = done));
  await render(part());
  await button.click();
  await button.click();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith(data.file));
  answer(car());
  await expect.element(view).toHaveFocus();
  expect(asked.mock.calls.flat()).toEqual([address, data.file]);
});

test('says each paint and each side; keys of the page stay the page’s', async () => {
  const screen = await open();
  await expect.poll(spoken).toBe('Snow White, front');
  expect(scene.paint).toHaveBeenLastCalledWith(1);
  await screen.rerender(part(green));
  await expect.poll(spoken).toBe('Dark Green, front');
  expect(scene.paint).toHaveBeenLastCalledWith(4);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.poll(spoken).toBe('Dark Green, left');
  expect(scene.show).toHaveBeenLastCalledWith({ ...REACH.start, turn: REACH.start.turn + 60 });
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await expect.poll(spoken).toBe('Dark Green, front');
  const pressed = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
  addEventListener('keydown', pressed);
  await userEvent.keyboard('{ArrowUp}+-{PageDown}a');
  removeEventListener('keydown', pressed);
  expect(pressed.mock.results.map(({ value }) => value)).toEqual([true, true, true, false, false]);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Turn left' })).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
  await expect.poll(spoken).toBe('Dark Green, right');
});

test('closing gives the picture, the focus and the memory back', async () => {
  const sheets = document.adoptedStyleSheets.length;
  await open();
  expect(document.adoptedStyleSheets.length).toBeGreaterThan(sheets);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(button).toHaveFocus();
  expect(drawing()).toBeNull();
  expect(scene.close).toHaveBeenCalledTimes(1);
  expect(document.adoptedStyleSheets).toHaveLength(sheets);
});

test('Escape closes it as its button does, unless a dialog lies over it', async () => {
  await open();
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  await userEvent.keyboard('{Escape}');
  expect(drawing()).not.toBeNull();
  dialog.close();
  dialog.remove();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  expect(drawing()).toBeNull();
});

test('a visitor who moves on leaves nothing on the graphics card', async () => {
  await open();
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  // At once: the browser stops the page before React has rendered.
  expect(scene.close).toHaveBeenCalledTimes(1);
  await expect.element(button).toBeVisible();
});

describe('what fails is said, and the button brings it', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  test.each([
    ['a missing car', () => new Response(null, { status: 404 })],
    ['a car that breaks off', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s', async (_, answer) => {
    answers[data.file] = answer;
    await render(part());
    await button.click();
    await expect.element(notice).toBeVisible();
    answers[data.file] = car;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(view).toHaveFocus();
    await expect.element(notice).not.toBeInTheDocument();
  });

  test('something else in its place', async () => {
    vi.mocked(openCarScene).mockRejectedValueOnce(new SyntaxError('Unexpected token'));
    await render(part());
    await button.click();
    await expect.element(notice).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(view).toHaveFocus();
  });

  test('a drawing context that the device takes away', async () => {
    await open();
    drawing().dispatchEvent(new Event('webglcontextlost'));
    await expect.element(notice).toBeVisible();
    expect(drawing()).toBeNull();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(view).toHaveFocus();
  });
});

test('a device that cannot draw says so before anything large is loaded', async () => {
  const { getContext } = HTMLCanvasElement.prototype;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
    kind: string,
    ...options: unknown[]
  ) {
    return kind === 'webgl2' ? null : (getContext.call(this, kind, ...options) as never);
  });
  await render(part());
  await button.click();
  await expect.element(notice).toHaveTextContent('No 3D here');
  expect(asked.mock.calls.flat()).toEqual([address]);
});

test('a browser without WebGL and a visitor who saves data are not offered it', async () => {
  const { WebGL2RenderingContext } = window;
  Reflect.deleteProperty(window, 'WebGL2RenderingContext');
  const { container } = await render(part());
  expect(container).toBeEmptyDOMElement();
  Object.assign(window, { WebGL2RenderingContext });
  vi.spyOn(navigator, 'connection' as never, 'get').mockReturnValue({ saveData: true } as never);
  const saving = await render(part());
  expect(saving.container).toBeEmptyDOMElement();
});

describe('true size in the yard', () => {
  test('other devices show a code of the page and paint', async () => {
    await open(green);
    const code = page.getByRole('img', { name: 'QR code' }).element();
    const text = `${location.origin}${location.pathname}?color=4#colours`;
    const { data, size } = encode(text, { border: 2, ecc: 'M' });
    expect(darkModules(code, size)).toEqual(data);
  });

  test('a device of fingers that shows no car is not told to scan its own screen', async () => {
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query === '(pointer: coarse)' ? matchMedia('all') : matchMedia(query),
    );
    await open(green);
    expect(document.querySelector('.car-ar')).toBeNull();
  });

  test('Android opens its own viewer with the file, and says in which paint', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15)');
    await open(green);
    const link = page.getByRole('link', { name: 'In your yard' }).element() as HTMLAnchorElement;
    const [, query = '', intent = ''] =
      link.href.match(/^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.0\?(.*)#(.*)$/) ?? [];
    const here = `${location.origin}${location.pathname}?color=4#colours`;
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      file: `${location.origin}/models/tiny.glb`,
      title: 'Tiny',
      link: here,
      mode: 'ar_preferred',
      resizable: 'false',
    });
    expect(intent.split(';')).toEqual([
      'Intent',
      'scheme=https',
      'package=com.google.android.googlequicksearchbox',
      'action=android.intent.action.VIEW',
      `S.browser_fallback_url=${encodeURIComponent(here)}`,
      'end',
      '',
    ]);
    await expect.element(page.getByText('True size, in Snow White')).toBeVisible();
  });

  describe('on Apple’s devices', () => {
    const opened: HTMLAnchorElement[] = [];
    const press = () => page.getByRole('button', { name: 'In your yard' }).click();
    beforeEach(() => {
      opened.length = 0;
      vi.spyOn(DOMTokenList.prototype, 'supports').mockImplementation((token) => token === 'ar');
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        opened.push(this);
      });
    });

    test('a file is made now, once, and opened at true size', async () => {
      await open(green);
      await expect.element(page.getByText('True size, in Dark Green')).toBeVisible();
      let made = (_: Blob) => {};
      scene.makeUsdz.mockImplementationOnce(() => new Promise((done) => (made = done)));
      await press();
      await expect.element(page.getByRole('button', { name: 'In your yard' })).toHaveAttribute('aria-busy', 'true');
      await press();
      made(new Blob(['PK']));
      await expect.poll(() => opened.length).toBe(1);
      expect(scene.makeUsdz).toHaveBeenCalledTimes(1);
      const [link] = opened as [HTMLAnchorElement];
      expect(link.rel).toBe('ar');
      // Safari opens the viewer for links around one picture only.
      expect([...link.children].map(({ tagName }) => tagName)).toEqual(['IMG']);
      const shared = new URLSearchParams(link.hash.slice(1));
      expect(Object.fromEntries(shared)).toEqual({
        allowsContentScaling: '0',
        canonicalWebPageURL: `${location.origin}${location.pathname}?color=4#colours`,
      });
      const file = await (await fetch(link.href.split('#')[0] ?? '')).text();
      expect(file).toBe('PK');
    });

    test('a file that cannot be made is said, and the view comes back with the button', async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      await open();
      scene.makeUsdz.mockRejectedValueOnce(new Error('No file.'));
      await press();
      await expect.element(notice).toBeVisible();
      expect(opened).toEqual([]);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.element(view).toHaveFocus();
    });
  });
});
