import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestTwice } from './request-twice.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const NO_NETWORK = new TypeError('Failed to fetch');

test('what fails for want of a network is tried again after 1,000 ms, and not earlier', async () => {
  const request = vi.fn().mockRejectedValueOnce(NO_NETWORK).mockResolvedValueOnce('here');
  const answer = requestTwice(request);
  await vi.advanceTimersByTimeAsync(999);
  expect(request).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toBe('here');
});

test('the second failure is told, and there is no third attempt', async () => {
  const second = new TypeError('Load failed');
  const request = vi.fn().mockRejectedValueOnce(NO_NETWORK).mockRejectedValueOnce(second);
  const answer = expect(requestTwice(request)).rejects.toBe(second);
  await vi.advanceTimersByTimeAsync(10_000);
  await answer;
  expect(request).toHaveBeenCalledTimes(2);
});

test.each([
  new DOMException('It took too long.', 'TimeoutError'),
  new DOMException('It was given up.', 'AbortError'),
  new Error('The site answered 404.'),
])('what would fail again is told at once: $name', async (reason) => {
  const request = vi.fn().mockRejectedValue(reason);
  await expect(requestTwice(request)).rejects.toBe(reason);
  expect(request).toHaveBeenCalledTimes(1);
});
