import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hydrate } from '#/tests/components/hydrate.ts';
import { twoFrames } from '#/tests/components/observed.ts';
import { ColourPicker } from './ColourPicker.tsx';
import { findChosenColour } from './chosen-colour.ts';
import { paintStyles } from './paint-styles.ts';

const NAMES = ['Snow White', 'Cloud Blue', 'Cloud Gray', 'Dark Green', 'Sky Blue', 'Star Night'];
const colours = NAMES.map((name, at) => ({
  index: at + 1,
  name,
  picture: {
    path: `/no-such-picture/${at + 1}`,
    width: 1600,
    height: 900,
    widths: [480],
    fallback: 480,
    alt: `Voyah Free, ${name}`,
    alpha: true,
    dark: false,
  },
}));
const onColourChange = vi.fn();
const picker = (
  <ColourPicker colours={colours} label="Available in 6 colors" name="color" onColourChange={onColourChange} />
);
const view = picker;

const swatch = (name: string) => page.getByRole('radio', { name });
const isSeen = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) ?? false;
const seen = (text: string) =>
  [...document.querySelectorAll(text)].filter(isSeen).map((layer) => layer.getAttribute('data-layer'));
const seenNames = () => seen('p [data-layer]');
const upperView = () => {
  const views = [...document.querySelectorAll('div[data-layer]')].filter(isSeen);
  return views.find((layer) => getComputedStyle(layer).zIndex === '1')?.getAttribute('data-layer');
};

async function expectShown(colour: number) {
  await expect.poll(seenNames).toEqual([String(colour)]);
  expect(upperView()).toBe(String(colour));
  expect(document.querySelector<HTMLInputElement>('input:checked')?.value).toBe(String(colour));
}

const address = () => window.location.search + window.location.hash;
const { pathname } = window.location;
const { search } = window.location;

beforeEach(() => {
  // What the test before still wanted to write belongs to its own entry of the history.
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.history.replaceState(null, '', pathname);
});
afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', pathname + search);
  vi.restoreAllMocks();
  onColourChange.mockReset();
});

describe('with scripts', () => {
  test('is kept for the visit on the pages of the car, not on those of others', async () => {
    sessionStorage.setItem('colour', `${pathname}?color=4`);
    const { unmount } = await render(view);
    await expectShown(4);
    expect(findChosenColour()).toBe(4);
    expect(address()).toBe('?color=4');
    await unmount();
    window.history.replaceState(null, '', pathname);
    expect(findChosenColour()).toBe(4);
    sessionStorage.setItem('colour', '/another/car?color=4');
    expect(findChosenColour()).toBeUndefined();
    sessionStorage.setItem('colour', '<script>');
    await render(view);
    await expectShown(1);
  });

  test('is a radio group of six with the first one chosen and named', async () => {
    await render(view);
    const group = page.getByRole('radiogroup', { name: 'Available in 6 colors' });
    expect(group.getByRole('radio').elements()).toHaveLength(6);
    await expectShown(1);
    expect(onColourChange).not.toHaveBeenCalled();
    await expect.poll(address).toBe('');
  });

  test('a click changes name and picture together, once the picture is decoded', async () => {
    let finish = () => {};
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(new Promise((done) => (finish = done)));
    await render(view);
    await swatch('Dark Green').click();
    await expect.element(swatch('Dark Green')).toBeChecked();
    await twoFrames();
    expect(seenNames()).toEqual(['1']);
    expect(upperView()).toBe('1');
    finish();
    await expectShown(4);
    expect(onColourChange).toHaveBeenCalledExactlyOnceWith(colours[3]);
  });

  test('of several quick choices the last one stays, whichever picture comes first', async () => {
    const finish: (() => void)[] = [];
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(() => new Promise((done) => finish.push(done)));
    await render(view);
    await swatch('Cloud Blue').click();
    await swatch('Star Night').click();
    finish[1]?.();
    await expectShown(6);
    finish[0]?.();
    await twoFrames();
    await expectShown(6);
  });

  test('a picture that fails does not hold back the change', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new DOMException('EncodingError'));
    await render(view);
    await swatch('Sky Blue').click();
    await expectShown(5);
  });

  test('a picture that hangs holds it back for 4 s at most', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(new Promise(() => {}));
    await render(view);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    (swatch('Sky Blue').element() as HTMLInputElement).click();
    vi.advanceTimersByTime(3999);
    await Promise.resolve();
    expect(seenNames()).toEqual(['1']);
    vi.advanceTimersByTime(2);
    vi.useRealTimers();
    await expectShown(5);
  });

  test('arrow keys go through the colours and round', async () => {
    await render(view);
    (swatch('Snow White').element() as HTMLElement).focus();
    for (const [key, colour] of [
      ['{ArrowRight}', 2],
      ['{ArrowDown}', 3],
      ['{ArrowLeft}', 2],
      ['{ArrowUp}', 1],
      ['{ArrowLeft}', 6],
    ] as const) {
      await userEvent.keyboard(key);
      await expectShown(colour);
    }
  });

  test('the name is announced, and English on a Mongolian page', async () => {
    await render(view);
    const name = document.querySelector('p [data-layer="1"]');
    expect(name?.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    expect(name?.querySelector('[lang="en"]')?.textContent).toBe('Snow White');
  });

  test('pictures that are not shown are not in the accessibility tree', async () => {
    await render(view);
    await swatch('Cloud Gray').click();
    await expectShown(3);
    await expect.poll(() => page.getByRole('img').elements().length).toBe(1);
    await expect.element(page.getByRole('img', { name: 'Voyah Free, Cloud Gray' })).toBeInTheDocument();
  });
});

describe('the address', () => {
  test('carries the choice without a history entry, and what else stands in it stays', async () => {
    window.history.replaceState(null, '', '?utm=a#electric');
    await render(view);
    const entries = window.history.length;
    await swatch('Cloud Gray').click();
    await expect.poll(address).toBe('?utm=a&color=3#electric');
    await swatch('Snow White').click();
    await expect.poll(address).toBe('?utm=a#electric');
    expect(window.history.length).toBe(entries);
  });

  test('brings its colour', async () => {
    window.history.replaceState(null, '', '?color=5');
    await render(view);
    await expectShown(5);
    expect(onColourChange).toHaveBeenCalledExactlyOnceWith(colours[4]);
  });

  test.each(['?color=7', '?color=%3Cscript%3E', `?color=${'9'.repeat(10_000)}`, '?color=%E0%A4%A'])(
    'that names no colour (%.24s) shows the default, and loses it',
    async (bad) => {
      window.history.replaceState(null, '', bad);
      await render(view);
      await twoFrames();
      await expectShown(1);
      await expect.poll(address).toBe('');
    },
  );

  test('back and forward bring their colour', async () => {
    await render(view);
    await swatch('Cloud Blue').click();
    // A quick machine has used up the changes that the URL takes at once (`replaceUrl`) in the tests before this one.
    await expect.poll(address).toBe('?color=2');
    window.history.pushState(null, '', '?color=6');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await expectShown(6);
    window.history.back();
    await expectShown(2);
    window.history.forward();
    await expectShown(6);
  });

  test('a browser that refuses further changes of it does not stop the picker', async () => {
    await render(view);
    const replace = vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('SecurityError');
    });
    await swatch('Star Night').click();
    await expectShown(6);
    replace.mockRestore();
  });
});

describe('before the scripts', () => {
  test('a tap changes name, picture and swatch; waking keeps it against the address, without a complaint', async () => {
    window.history.replaceState(null, '', '?color=2');
    const { complaints, wake } = await hydrate(view);
    await expectShown(1);
    await swatch('Dark Green').click();
    await expectShown(4);
    await wake();
    await expectShown(4);
    expect(complaints).toEqual([]);
    await expect.poll(address).toBe('?color=4');
    expect(onColourChange).toHaveBeenCalledExactlyOnceWith(colours[3]);
  });

  test('without a choice the address counts on waking', async () => {
    window.history.replaceState(null, '', '?color=2');
    const { complaints, wake } = await hydrate(view);
    await wake();
    await expectShown(2);
    expect(complaints).toEqual([]);
  });

  test('the paints colour swatches and stage through the stylesheet alone', async () => {
    const style = document.createElement('style');
    style.textContent = paintStyles([{ index: 5, swatch: '#0d4671' }]);
    document.head.append(style);
    const { container } = await hydrate(view);
    const disc = container.querySelector('label[data-paint="5"] span');
    expect(disc && getComputedStyle(disc).backgroundColor).toBe('rgb(13, 70, 113)');
    expect(container.querySelector('[style]')).toBeNull();
    style.remove();
  });

  test('no picture is loaded while the stage is far away; all are once it is near', async () => {
    // What an earlier test asked for may still be on its way.
    const begin = performance.now();
    const { container } = await hydrate(
      <>
        <div style={{ blockSize: 9000 }} />
        {view}
      </>,
    );
    const loaded = () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => startTime >= begin && name.includes('no-such-picture/'));
    // A picture that is asked for now has failed: one that was asked for before has, too.
    const last = new Image();
    last.src = '/the-last-picture';
    await expect(last.decode()).rejects.toThrow();
    expect(loaded()).toEqual([]);
    container.querySelector('section')?.scrollIntoView();
    await expect
      .poll(() => new Set(loaded().map(({ name }) => name.split('/').at(-2))).size, { timeout: 5000 })
      .toBe(6);
  });
});
