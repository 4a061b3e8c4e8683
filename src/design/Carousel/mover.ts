import { MOVE_MS } from './constants.ts';
import { isSeen, measureView } from './stops.ts';

/** Moves a track: positions are pixels from its first slide, in either reading direction. */
export type Mover = {
  /** 1 where the next slide stands to the right, -1 where it stands to the left. */
  direction: 1 | -1;
  position(): number;
  /** Puts the track somewhere at once; a running move ends. */
  jump(position: number): void;
  /** Moves the track there in `MOVE_MS`; at once where the visitor wants less motion. */
  move(position: number): void;
  /** Stops a running move where it is seen; true if there was one. */
  halt(): boolean;
};

/**
 * A move scrolls at once and lets the compositor play the difference as a transform: no work per frame on the main
 * thread, and everything that follows the scroll position (counter, slider, lazy pictures) is already right.
 */
export function createMover(track: HTMLElement): Mover {
  const direction = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)');
  let running: { slide: Element; animation: Animation }[] = [];

  const position = () => track.scrollLeft * direction;
  /** Where the track is seen: the running move still owes the rest. */
  const seenAt = () => {
    const [first] = running;
    if (first === undefined) return position();
    return position() - new DOMMatrixReadOnly(getComputedStyle(first.slide).transform).m41 * direction;
  };
  const end = () => {
    for (const { animation } of running) animation.cancel();
    running = [];
  };
  const jump = (to: number) => {
    end();
    track.scrollLeft = to * direction;
  };

  return {
    direction,
    position,
    jump,
    move(to) {
      const from = seenAt();
      jump(to);
      const distance = position() - from;
      if (isCalm.matches || Math.abs(distance) < 1) return;
      const view = measureView(track);
      const frames = [{ transform: `translateX(${distance * direction}px)` }, { transform: 'none' }];
      const mine = [...track.children]
        .filter((_, at) => isSeen(view, at, from, position()))
        .map((slide) => ({ slide, animation: slide.animate(frames, { duration: MOVE_MS, easing: 'ease-in-out' }) }));
      running = mine;
      const last = mine.at(-1);
      if (last !== undefined) {
        last.animation.onfinish = () => {
          if (running === mine) running = [];
        };
      }
    },
    halt() {
      if (running.length === 0) return false;
      jump(seenAt());
      return true;
    },
  };
}
