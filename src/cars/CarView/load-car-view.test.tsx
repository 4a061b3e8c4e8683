import { afterEach, expect, test, vi } from 'vitest';
import { ChunkError } from '../../design/loading/load-chunk.ts';
import { loadCarView } from './load-car-view.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a view that hangs is given up after 120,000 ms, and not one earlier', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { fetch } = window;
  let isAsked = false;
  vi.spyOn(window, 'fetch').mockImplementation((input, options) => {
    if (input === '/data.json') return Promise.resolve(Response.json({ file: '/models/slow.glb', messages: {} }));
    if (input !== '/models/slow.glb') return fetch(input, options);
    isAsked = true;
    return new Promise(() => {});
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let outcome: unknown;
  loadCarView('/data.json', new AbortController().signal).catch((reason) => {
    outcome = reason;
  });
  while (!isAsked) await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toBeInstanceOf(ChunkError);
  expect((outcome as ChunkError).message).toMatch(/^Loading chunk .* failed\. \(timeout\)$/);
});
