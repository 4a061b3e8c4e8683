import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replaceUrl } from './replace-url.ts';

const url = location.href;
beforeEach(() => {
  vi.useFakeTimers();
  // Whatever other tests have used up is allowed again.
  vi.advanceTimersByTime(60_000);
});
afterEach(() => {
  vi.advanceTimersByTime(60_000);
  vi.restoreAllMocks();
  vi.useRealTimers();
  history.replaceState(null, '', url);
});

test('changes parameter and hash at once, and leaves the rest alone', () => {
  history.replaceState({ kept: true }, '', '?a=1#here');
  replaceUrl({ query: { winter: '-25,road' } });
  expect(location.search + location.hash).toBe('?a=1&winter=-25,road#here');
  replaceUrl({ query: { a: undefined }, hash: 'there' });
  expect(location.search + location.hash).toBe('?winter=-25,road#there');
  expect(history.state).toEqual({ kept: true });
});

test('a slider makes fewer than 100 changes in 30 s, and its last value arrives', () => {
  const replace = vi.spyOn(history, 'replaceState');
  for (let at = 0; at < 300; at += 1) {
    replaceUrl({ query: { winter: String(at) } });
    vi.advanceTimersByTime(100);
  }
  expect(replace.mock.calls.length).toBeGreaterThan(50);
  expect(replace.mock.calls.length).toBeLessThan(100);
  vi.advanceTimersByTime(1000);
  expect(new URLSearchParams(location.search).get('winter')).toBe('299');
});

test('a change that the browser refuses is made later', () => {
  const replace = vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('SecurityError');
  });
  replaceUrl({ query: { color: '3' } });
  expect(location.search).not.toContain('color');
  replace.mockRestore();
  replaceUrl({ query: { fit: '600' } });
  vi.advanceTimersByTime(10_000);
  expect(location.search).toContain('color=3&fit=600');
});

test('going back drops what is waiting: that entry has a URL of its own', () => {
  const replace = vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('SecurityError');
  });
  replaceUrl({ query: { color: '3' } });
  dispatchEvent(new PopStateEvent('popstate'));
  replace.mockRestore();
  vi.advanceTimersByTime(20_000);
  expect(location.search).not.toContain('color');
});
