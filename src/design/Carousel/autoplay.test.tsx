import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mouse, wantLessMotion } from '#/tests/components/carousel-sample.tsx';
import { playCarousel } from './autoplay.ts';

let root: HTMLElement;
let listening: AbortController;
const turn = vi.fn();
const onPlaying = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  root = document.createElement('section');
  root.innerHTML = '<a href="#slide">A slide</a><button type="button" data-carousel-pause>Pause</button>';
  root.style.blockSize = '200px';
  document.body.prepend(root);
  listening = new AbortController();
  await mouse('mouseMoved', 5, innerHeight - 5);
});

afterEach(() => {
  listening.abort();
  root.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

const play = () => playCarousel(root, { turn, onPlaying }, listening.signal);
const pause = () => root.querySelector('button') as HTMLElement;

test('it turns every 3000 ms, and its button says that it is not paused', () => {
  play();
  expect(onPlaying).toHaveBeenCalledExactlyOnceWith(true);
  expect(pause()).toHaveAttribute('aria-pressed', 'false');
  vi.advanceTimersByTime(2999);
  expect(turn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(turn).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(3000);
  expect(turn).toHaveBeenCalledTimes(2);
});

test('the button pauses it and lets it go on', () => {
  play();
  pause().click();
  expect(pause()).toHaveAttribute('aria-pressed', 'true');
  expect(onPlaying).toHaveBeenLastCalledWith(false);
  vi.advanceTimersByTime(9000);
  expect(turn).not.toHaveBeenCalled();
  pause().click();
  expect(pause()).toHaveAttribute('aria-pressed', 'false');
  expect(onPlaying).toHaveBeenLastCalledWith(true);
  vi.advanceTimersByTime(3000);
  expect(turn).toHaveBeenCalledOnce();
});

test('it starts paused where the visitor wants less motion', async () => {
  await wantLessMotion();
  play();
  expect(pause()).toHaveAttribute('aria-pressed', 'true');
  expect(onPlaying).toHaveBeenCalledExactlyOnceWith(false);
  vi.advanceTimersByTime(9000);
  expect(turn).not.toHaveBeenCalled();
  pause().click();
  vi.advanceTimersByTime(3000);
  expect(turn).toHaveBeenCalledOnce();
});

test('it waits in a hidden window', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  play();
  vi.advanceTimersByTime(9000);
  expect(turn).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  vi.advanceTimersByTime(3000);
  expect(turn).toHaveBeenCalledOnce();
});

test('it waits under the pointer, and has the whole time again once that has left', async () => {
  play();
  const { left, top } = root.getBoundingClientRect();
  await mouse('mouseMoved', left + 100, top + 100);
  await expect.poll(() => root.matches(':hover')).toBe(true);
  vi.advanceTimersByTime(7000);
  expect(turn).not.toHaveBeenCalled();
  await mouse('mouseMoved', 5, innerHeight - 5);
  await expect.poll(() => root.matches(':hover')).toBe(false);
  vi.advanceTimersByTime(2999);
  expect(turn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(turn).toHaveBeenCalledOnce();
});

test('it waits while the focus is inside, and has the whole time again once that has left', () => {
  play();
  const link = root.querySelector('a') as HTMLElement;
  link.focus();
  vi.advanceTimersByTime(7000);
  expect(turn).not.toHaveBeenCalled();
  link.blur();
  vi.advanceTimersByTime(2999);
  expect(turn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(turn).toHaveBeenCalledOnce();
});

test.each(['pointerleave', 'focusout'])('%s starts its time anew and leaves one timer', (type) => {
  play();
  vi.advanceTimersByTime(2000);
  root.dispatchEvent(new Event(type));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(2999);
  expect(turn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(turn).toHaveBeenCalledOnce();
});

test('after its end no timer runs and none is started', () => {
  play();
  listening.abort();
  expect(vi.getTimerCount()).toBe(0);
  for (const type of ['pointerleave', 'focusout']) root.dispatchEvent(new Event(type));
  expect(vi.getTimerCount()).toBe(0);
  pause().click();
  expect(pause()).toHaveAttribute('aria-pressed', 'false');
  expect(onPlaying).toHaveBeenCalledOnce();
});
