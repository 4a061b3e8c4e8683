import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isField, watchDrags } from './drags.ts';

let element: HTMLElement;
let listening: AbortController;
const heard = { onGrab: vi.fn(), onPull: vi.fn(), onRelease: vi.fn() };
const clicked = vi.fn();

beforeEach(() => {
  element = document.createElement('div');
  element.innerHTML = '<a href="#drag">A link</a> <input> <p>words</p>';
  // A made-up pointer cannot be captured.
  element.setPointerCapture = vi.fn();
  document.body.append(element);
  listening = new AbortController();
  watchDrags(element, heard, listening.signal);
  element.addEventListener('click', clicked);
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  element.remove();
  location.hash = '';
});

type Point = PointerEventInit & { on?: string };

/** One event of a pointer; the main one with its button held unless told otherwise. */
function point(type: string, x: number, { on = 'p', ...more }: Point = {}) {
  const event = new PointerEvent(type, {
    bubbles: true,
    cancelable: true,
    pointerId: 7,
    isPrimary: true,
    button: 0,
    buttons: type === 'pointerup' ? 0 : 1,
    clientX: x,
    clientY: 50,
    ...more,
  });
  element.querySelector(on)?.dispatchEvent(event);
  return event;
}

const click = (on = 'p') => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  element.querySelector(on)?.dispatchEvent(event);
  return event;
};

test('a drag is grabbed, pulled from its fifth pixel on, and released', () => {
  point('pointerdown', 300);
  expect(heard.onGrab).toHaveBeenCalledOnce();
  point('pointermove', 296);
  expect(heard.onPull).not.toHaveBeenCalled();
  expect(element.setPointerCapture).not.toHaveBeenCalled();
  point('pointermove', 295);
  expect(heard.onPull).toHaveBeenLastCalledWith(5);
  expect(element.setPointerCapture).toHaveBeenCalledExactlyOnceWith(7);
  // Once it is a drag, it stays one: also back at its start, and higher than wide.
  point('pointermove', 299, { clientY: 90 });
  expect(heard.onPull).toHaveBeenLastCalledWith(1);
  expect(element.setPointerCapture).toHaveBeenCalledOnce();
  point('pointerup', 320);
  expect(heard.onRelease).toHaveBeenCalledExactlyOnceWith(-20);
});

test('a drag to the right is as good as one to the left', () => {
  point('pointerdown', 300);
  point('pointermove', 305);
  expect(heard.onPull).toHaveBeenLastCalledWith(-5);
});

test('a drag takes the selection away, a press does not', () => {
  const words = element.querySelector('p') as Element;
  getSelection()?.selectAllChildren(words);
  point('pointerdown', 300);
  expect(getSelection()?.isCollapsed).toBe(false);
  point('pointermove', 280);
  expect(getSelection()?.rangeCount).toBe(0);
});

test.each([
  ['as high as wide', 20],
  ['higher than wide', 30],
  ['higher than wide, upwards', -30],
])('a movement %s is left to the page', (_, down) => {
  point('pointerdown', 300);
  point('pointermove', 280, { clientY: 50 + down });
  point('pointerup', 280, { clientY: 50 + down });
  expect(heard.onPull).not.toHaveBeenCalled();
  expect(heard.onRelease).toHaveBeenCalledExactlyOnceWith(0);
});

test.each([
  ['another button', { button: 2 }],
  ['a second finger', { isPrimary: false }],
  ['a field', { on: 'input' }],
])('%s grabs nothing', (_, more) => {
  point('pointerdown', 300, more);
  point('pointermove', 200, more);
  point('pointerup', 200, more);
  expect(heard.onGrab).not.toHaveBeenCalled();
  expect(heard.onPull).not.toHaveBeenCalled();
  expect(heard.onRelease).not.toHaveBeenCalled();
});

test('another pointer neither pulls nor releases', () => {
  point('pointerdown', 300);
  point('pointermove', 200, { pointerId: 8 });
  point('pointerup', 200, { pointerId: 8 });
  expect(heard.onPull).not.toHaveBeenCalled();
  expect(heard.onRelease).not.toHaveBeenCalled();
  point('pointermove', 250);
  expect(heard.onPull).toHaveBeenLastCalledWith(50);
});

test('without a press nothing is pulled or released', () => {
  point('pointermove', 200);
  point('pointerup', 200);
  expect(heard.onPull).not.toHaveBeenCalled();
  expect(heard.onRelease).not.toHaveBeenCalled();
});

test('a pointer that was let go outside comes back without its button: the drag has ended', () => {
  point('pointerdown', 300);
  point('pointermove', 200, { buttons: 0 });
  expect(heard.onPull).not.toHaveBeenCalled();
  expect(heard.onRelease).toHaveBeenCalledExactlyOnceWith(0);
  point('pointermove', 100);
  expect(heard.onPull).not.toHaveBeenCalled();
});

test('a drag that the browser takes over ends where it began', () => {
  point('pointerdown', 300);
  point('pointermove', 200);
  point('pointercancel', 200);
  expect(heard.onRelease).toHaveBeenCalledExactlyOnceWith(0);
  point('pointerup', 200);
  expect(heard.onRelease).toHaveBeenCalledOnce();
});

function dragOnce() {
  point('pointerdown', 300);
  point('pointermove', 200);
  point('pointerup', 200);
}

test('the click of a drag is swallowed, once', () => {
  dragOnce();
  const swallowed = click('a');
  expect(swallowed.defaultPrevented).toBe(true);
  expect(clicked).not.toHaveBeenCalled();
  expect(location.hash).toBe('');
  expect(click('p').defaultPrevented).toBe(false);
  expect(clicked).toHaveBeenCalledOnce();
});

test('a click 50 ms after a drag is the visitor’s own', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  dragOnce();
  vi.advanceTimersByTime(50);
  click();
  expect(clicked).toHaveBeenCalledOnce();
  dragOnce();
  vi.advanceTimersByTime(49);
  click();
  expect(clicked).toHaveBeenCalledOnce();
});

test('the next press ends the swallowing', () => {
  dragOnce();
  point('pointerdown', 300);
  point('pointerup', 300);
  click();
  expect(clicked).toHaveBeenCalledOnce();
});

test('a click before any press is left alone', () => {
  click();
  expect(clicked).toHaveBeenCalledOnce();
});

test('a press without a drag leaves its click alone', () => {
  point('pointerdown', 300);
  point('pointermove', 298);
  point('pointerup', 298);
  expect(heard.onRelease).toHaveBeenCalledExactlyOnceWith(0);
  click();
  expect(clicked).toHaveBeenCalledOnce();
});

test('nothing is lifted off by the browser', () => {
  const lift = new DragEvent('dragstart', { bubbles: true, cancelable: true });
  element.querySelector('a')?.dispatchEvent(lift);
  expect(lift.defaultPrevented).toBe(true);
});

test('after its end it listens to nothing', () => {
  dragOnce();
  point('pointerdown', 300);
  vi.clearAllMocks();
  listening.abort();
  point('pointermove', 200);
  point('pointerup', 200);
  point('pointercancel', 200);
  dragOnce();
  for (const listener of Object.values(heard)) expect(listener).not.toHaveBeenCalled();
  const lift = new DragEvent('dragstart', { bubbles: true, cancelable: true });
  element.dispatchEvent(lift);
  expect(lift.defaultPrevented).toBe(false);
});

test('after its end it swallows no click, not even one of a drag just before', () => {
  dragOnce();
  listening.abort();
  click();
  expect(clicked).toHaveBeenCalledOnce();
});

test('what has drags and arrow keys of its own is a field', () => {
  const box = document.createElement('div');
  box.innerHTML =
    '<input><select></select><textarea></textarea><p contenteditable><b>in it</b></p><button>no</button><i>no</i>';
  expect([...box.children].map((child) => isField(child))).toEqual([true, true, true, true, false, false]);
  expect(isField(box.querySelector('b'))).toBe(true);
  expect(isField(null)).toBe(false);
  expect(isField(document)).toBe(false);
});
