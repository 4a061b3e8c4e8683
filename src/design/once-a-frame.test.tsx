import { expect, test, vi } from 'vitest';
import { twoFrames } from '#/tests/components/observed.ts';
import { onceAFrame } from './once-a-frame.ts';

test('asked for three times before a frame it is done once, and again when it is asked for again', async () => {
  const run = vi.fn();
  const frames = onceAFrame(run);
  frames.ask();
  frames.ask();
  frames.ask();
  expect(run).not.toHaveBeenCalled();
  await twoFrames();
  expect(run).toHaveBeenCalledTimes(1);
  frames.ask();
  await twoFrames();
  expect(run).toHaveBeenCalledTimes(2);
});

test('stopped, it does neither what was asked for nor what is asked for later', async () => {
  const run = vi.fn();
  const frames = onceAFrame(run);
  frames.ask();
  frames.stop();
  frames.ask();
  await twoFrames();
  expect(run).not.toHaveBeenCalled();
});
