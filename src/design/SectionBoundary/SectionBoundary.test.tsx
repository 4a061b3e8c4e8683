import { type ComponentType, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chunkComponent } from './chunk-component.ts';
import { LazyChunk } from './LazyChunk.tsx';
import { CHUNK_TIME_LIMIT, ChunkError, loadChunk } from './load-chunk.ts';
import { SectionBoundary } from './SectionBoundary.tsx';

const words = { sentence: 'This part did not load.', retry: 'Try again', details: 'Details' };
const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a chunk may take 120,000 ms and not one more', async () => {
  const log = silence();
  vi.useFakeTimers();
  expect(CHUNK_TIME_LIMIT).toBe(120_000);
  const outcome = loadChunk('order-tools', () => new Promise<never>(() => {})).catch((error) => error);
  let settled = false;
  outcome.then(() => {
    settled = true;
  });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  const error = await outcome;
  expect(error).toBeInstanceOf(ChunkError);
  expect(error.message).toBe('Loading chunk order-tools failed. (timeout)');
  expect(log).toHaveBeenCalledWith(error.message, expect.anything());
});

test('a chunk that arrives leaves no timer behind', async () => {
  vi.useFakeTimers();
  await expect(loadChunk('order-tools', async () => 'the chunk')).resolves.toBe('the chunk');
  expect(vi.getTimerCount()).toBe(0);
});

test('says whether the file was missing or broken', async () => {
  silence();
  const gone = '/no-such-file.js';
  await expect(loadChunk('gone', () => import(/* @vite-ignore */ gone))).rejects.toThrow(
    'Loading chunk gone failed. (missing)',
  );
  await expect(loadChunk('broken', () => Promise.reject(new Error('x is not defined')))).rejects.toThrow(
    'Loading chunk broken failed. (error)',
  );
});

test('keeps the rest of the page, says what failed and loads anew on request', async () => {
  silence();
  let online = false;
  const load = vi.fn(async () => {
    if (!online) throw new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
    return { Tools: (() => <button type="button">Copy link</button>) as ComponentType };
  });
  const tools = chunkComponent('order-tools', load, (chunk) => chunk.Tools);
  const screen = await render(
    <>
      <p>The rest of the page</p>
      <SectionBoundary words={words}>
        <Suspense fallback="…">
          <LazyChunk chunk={tools} props={{}} />
        </Suspense>
      </SectionBoundary>
    </>,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent(words.sentence);
  await expect.element(screen.getByText('The rest of the page')).toBeVisible();
  await userEvent.click(screen.getByText('Details'));
  await expect.element(screen.getByText('Loading chunk order-tools failed. (missing)')).toBeVisible();

  const retry = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  await expect.poll(() => load.mock.calls.length).toBe(2);
  await expect.element(screen.getByRole('alert')).toBeVisible();

  online = true;
  (retry.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Copy link' })).toHaveFocus();
});

test('a section that comes later does not inherit the failure', async () => {
  silence();
  let online = false;
  const tools = chunkComponent(
    'order-tools',
    async () => {
      if (!online) throw new Error('offline');
      return { Tools: (() => <p>Loaded</p>) as ComponentType };
    },
    (chunk) => chunk.Tools,
  );
  const section = (
    <SectionBoundary words={words}>
      <Suspense fallback="…">
        <LazyChunk chunk={tools} props={{}} />
      </Suspense>
    </SectionBoundary>
  );
  const first = await render(section);
  await expect.element(first.getByRole('alert')).toBeVisible();
  await first.unmount();
  online = true;
  const second = await render(section);
  await expect.element(second.getByText('Loaded')).toBeVisible();
});

test('whatever is thrown has a text', async () => {
  silence();
  const Bad = () => {
    throw 'not even an error';
  };
  const screen = await render(
    <SectionBoundary words={words}>
      <Bad />
    </SectionBoundary>,
  );
  await userEvent.click(screen.getByText('Details'));
  await expect.element(screen.getByText('Unhandled Thrown Error!')).toBeVisible();
});
