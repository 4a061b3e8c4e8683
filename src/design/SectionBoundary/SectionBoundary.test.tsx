import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CHUNK_TIME_LIMIT, ChunkError, loadChunk } from '../loading/load-chunk.ts';
import { SectionBoundary } from './SectionBoundary.tsx';

const messages = { sentence: 'This part did not load.', retry: 'Try again', details: 'Details' };
const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {});

/** A chunk that the browser gives up once, because the page is being left. */
const givenUpOnce = () =>
  vi
    .fn(async () => 'the chunk')
    .mockImplementationOnce(async () => {
      dispatchEvent(new Event('beforeunload'));
      throw new TypeError('error loading dynamically imported module');
    });

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

test('what fails while the page is being left is loaded again when the visitor is back', async () => {
  const log = silence();
  const load = givenUpOnce();
  const outcome = loadChunk('order-tools', load);
  // In a task of its own, as the page comes back.
  setTimeout(() => dispatchEvent(new PageTransitionEvent('pageshow')));
  await expect(outcome).resolves.toBe('the chunk');
  expect(load).toHaveBeenCalledTimes(2);
  expect(log).not.toHaveBeenCalled();
});

test('waits for the visitor of a page that is hidden, however long', async () => {
  const log = silence();
  vi.useFakeTimers();
  const load = givenUpOnce();
  const outcome = loadChunk('order-tools', load);
  await vi.advanceTimersByTimeAsync(1000);
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await vi.advanceTimersByTimeAsync(60_000);
  dispatchEvent(new PageTransitionEvent('pageshow'));
  await expect(outcome).resolves.toBe('the chunk');
  expect(log).not.toHaveBeenCalled();
});

test('what is found to be lost only after the visitor is back is loaded again at once', async () => {
  const log = silence();
  const load = vi
    .fn(async () => 'the chunk')
    .mockImplementationOnce(async () => {
      for (const sign of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(sign));
      throw new TypeError('error loading dynamically imported module');
    });
  await expect(loadChunk('order-tools', load)).resolves.toBe('the chunk');
  expect(log).not.toHaveBeenCalled();
});

/** WebKit gives a chunk up before it says that the visitor goes back. */
const givenUpInWebKit = () => {
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.');
  return vi.fn(async () => 'the chunk').mockRejectedValueOnce(new TypeError('Importing a module script failed.'));
};

test.each(['beforeunload', 'pagehide'])('what WebKit gives up before its %s is loaded again too', async (sign) => {
  const log = silence();
  vi.useFakeTimers();
  const load = givenUpInWebKit();
  const outcome = loadChunk('order-tools', load);
  await vi.advanceTimersByTimeAsync(1000);
  dispatchEvent(new Event(sign));
  await vi.advanceTimersByTimeAsync(1000);
  dispatchEvent(new PageTransitionEvent('pageshow'));
  await expect(outcome).resolves.toBe('the chunk');
  expect(load).toHaveBeenCalledTimes(2);
  expect(log).not.toHaveBeenCalled();
});

test('what fails in WebKit while nobody leaves is told', async () => {
  silence();
  vi.useFakeTimers();
  const load = givenUpInWebKit().mockRejectedValueOnce(new TypeError('Importing a module script failed.'));
  const outcome = expect(loadChunk('order-tools', load)).rejects.toThrow('Loading chunk order-tools failed. (missing)');
  // Two seconds for a sign, one for the line, and two again.
  await vi.advanceTimersByTimeAsync(5000);
  await outcome;
  expect(load).toHaveBeenCalledTimes(2);
});

test('keeps the rest of the page, says what failed and tries again on request', async () => {
  silence();
  let isBroken = true;
  const Part = () => {
    if (isBroken) throw new Error('no figures');
    return <button type="button">Copy link</button>;
  };
  const screen = await render(
    <>
      <p>The rest of the page</p>
      <SectionBoundary messages={messages}>
        <Part />
      </SectionBoundary>
    </>,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent(messages.sentence);
  await expect.element(screen.getByText('The rest of the page')).toBeVisible();
  await userEvent.click(screen.getByText('Details'));
  await expect.element(screen.getByText('no figures')).toBeVisible();

  const retry = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  await expect.element(screen.getByRole('alert')).toBeVisible();

  isBroken = false;
  (retry.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Copy link' })).toHaveFocus();
});

test('whatever is thrown has a text', async () => {
  silence();
  const Bad = () => {
    throw 'not even an error';
  };
  const screen = await render(
    <SectionBoundary messages={messages}>
      <Bad />
    </SectionBoundary>,
  );
  await userEvent.click(screen.getByText('Details'));
  await expect.element(screen.getByText('Unhandled Thrown Error!')).toBeVisible();
});
