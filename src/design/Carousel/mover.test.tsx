import { afterEach, beforeEach, expect, test } from 'vitest';
import { near, wantLessMotion } from '#/tests/components/carousel-sample.tsx';
import { createMover } from './mover.ts';

let track: HTMLElement;
let slides: HTMLElement[];

/** Eleven slides of 300 px in a window of 600. */
beforeEach(() => {
  track = document.createElement('div');
  track.style.cssText = 'display: flex; inline-size: 600px; overflow: hidden; padding: 0';
  track.innerHTML = '<div style="flex: 0 0 300px; block-size: 50px"></div>'.repeat(11);
  document.body.append(track);
  slides = [...track.children] as HTMLElement[];
});

afterEach(() => {
  track.remove();
  document.documentElement.dir = '';
});

/** Holds all moves of now at a moment. */
function holdAt(milliseconds: number) {
  for (const animation of track.getAnimations({ subtree: true })) {
    animation.pause();
    animation.currentTime = milliseconds;
  }
}
const moving = () => slides.flatMap((slide, at) => (slide.getAnimations().length > 0 ? [at] : []));
/** Where a slide is seen, from the track's left edge. */
const seen = (at: number) => (slides[at]?.getBoundingClientRect().left ?? 0) - track.getBoundingClientRect().left;

test('a jump is there at once', () => {
  const mover = createMover(track);
  mover.jump(900);
  expect(mover.position()).toBe(900);
  expect(track.scrollLeft).toBe(900);
  expect(moving()).toEqual([]);
});

test('a move scrolls at once and is seen on its way for 400 ms', async () => {
  const mover = createMover(track);
  mover.move(600);
  expect(track.scrollLeft).toBe(600);
  holdAt(0);
  near(seen(0), 0);
  holdAt(200);
  near(seen(0), -300);
  const { duration, easing } = slides[0]?.getAnimations()[0]?.effect?.getComputedTiming() ?? {};
  expect(duration).toBe(400);
  expect(easing).toBe('ease-in-out');
});

test('only slides that are seen on the way move', () => {
  const mover = createMover(track);
  mover.move(300);
  expect(moving()).toEqual([0, 1, 2]);
  mover.jump(1500);
  mover.move(1200);
  expect(moving()).toEqual([4, 5, 6]);
});

test('a jump ends a move', () => {
  const mover = createMover(track);
  mover.move(600);
  mover.jump(900);
  expect(moving()).toEqual([]);
  near(seen(3), 0);
});

test('a move to where the track stands moves nothing', () => {
  const mover = createMover(track);
  mover.jump(600);
  mover.move(600);
  expect(moving()).toEqual([]);
  expect(mover.halt()).toBe(false);
});

test('a move of a pixel is seen', () => {
  const mover = createMover(track);
  mover.jump(600);
  mover.move(601);
  expect(moving()).not.toEqual([]);
});

test('beyond its end a move goes as far as there is way', () => {
  const mover = createMover(track);
  mover.jump(2500);
  mover.move(9999);
  expect(mover.position()).toBe(2700);
  holdAt(0);
  near(seen(10), 500);
});

test('it jumps where the visitor wants less motion, also if that changes meanwhile', async () => {
  const mover = createMover(track);
  await wantLessMotion();
  mover.move(600);
  expect(track.scrollLeft).toBe(600);
  expect(moving()).toEqual([]);
});

test('a halt stops a move where it is seen', () => {
  const mover = createMover(track);
  mover.move(600);
  holdAt(200);
  expect(mover.halt()).toBe(true);
  near(mover.position(), 300);
  near(seen(1), 0);
  expect(moving()).toEqual([]);
  expect(mover.halt()).toBe(false);
});

test('the next move goes on from where the last one is seen', () => {
  const mover = createMover(track);
  mover.move(600);
  holdAt(200);
  mover.move(0);
  holdAt(0);
  near(seen(0), -300);
  expect(mover.position()).toBe(0);
});

test('a move that has ended cannot be halted', async () => {
  const mover = createMover(track);
  mover.move(600);
  const moves = track.getAnimations({ subtree: true });
  for (const animation of moves) animation.finish();
  await Promise.all(moves.map(({ finished }) => finished));
  await new Promise(requestAnimationFrame);
  expect(mover.halt()).toBe(false);
  expect(mover.position()).toBe(600);
});

test('the end of a move that was replaced leaves the new one alone', async () => {
  const mover = createMover(track);
  mover.move(600);
  const [first] = track.getAnimations({ subtree: true }).slice(-1);
  const finish = first?.onfinish;
  mover.move(1200);
  finish?.call(first as Animation, new AnimationPlaybackEvent('finish'));
  holdAt(200);
  expect(mover.halt()).toBe(true);
});

test('in right to left pages the next slide stands to the left', () => {
  document.documentElement.dir = 'rtl';
  const mover = createMover(track);
  expect(mover.direction).toBe(-1);
  mover.move(600);
  expect(track.scrollLeft).toBe(-600);
  expect(mover.position()).toBe(600);
  // The first slide leaves to the right.
  holdAt(0);
  near(seen(0), 300);
  holdAt(200);
  near(seen(0), 600);
  mover.halt();
  near(mover.position(), 300);
});

test('in left to right pages it stands to the right', () => {
  expect(createMover(track).direction).toBe(1);
});
