/**
 * Where a test of a component has failed, tells what the browser did meanwhile. A page of a busy machine, or one that Chromium
 * draws no frame of, fails tests that are right: these lines are how to know it from a mistake.
 */
import { beforeEach } from 'vitest';

// Tests put clocks of their own in the place of these.
const now = performance.now.bind(performance);
const { setTimeout, setInterval, requestAnimationFrame } = window;
const EVERY_MS = 100;
/** Who waits longer for a frame gets none. */
const PATIENCE_MS = 2000;

/** The longest time since the test began in which no timer of the page has run, in milliseconds. */
let longest = 0;
let last = now();
setInterval(() => {
  longest = Math.max(longest, now() - last);
  last = now();
}, EVERY_MS);

beforeEach(({ onTestFailed }) => {
  longest = 0;
  last = now();
  onTestFailed(async () => {
    const asked = now();
    const frame = await new Promise<string>((tell) => {
      requestAnimationFrame(() => tell(`after ${Math.round(now() - asked)} ms`));
      setTimeout(() => tell(`not within ${PATIENCE_MS} ms`), PATIENCE_MS);
    });
    const { visibilityState } = document;
    const focus = document.hasFocus() ? 'with' : 'without';
    console.warn(
      `The page is ${visibilityState}, ${focus} the focus; a frame came ${frame}; it once stood still for ${Math.round(longest)} ms.`,
    );
  });
});
