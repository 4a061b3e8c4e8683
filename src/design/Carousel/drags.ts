/** A shorter way may still be a click or the start of a vertical swipe. Pixels. */
const FIRST_MOVE_PX = 5;

/** The click that ends a drag follows its release within the same breath. Milliseconds. */
const CLICK_AFTER_MS = 50;

type DragListener = {
  /** A finger or the mouse button went down: what moves must stop. */
  onGrab: () => void;
  /** `distance` in pixels that the pointer has moved to the left since it went down. */
  onPull: (distance: number) => void;
  /** The end of every grab; 0 if nothing was pulled or the browser took the gesture over. */
  onRelease: (distance: number) => void;
};

type Drag = { pointer: number; x: number; y: number; isPulling: boolean };

/**
 * Watches mostly horizontal drags on an element that leaves vertical ones to the browser (`touch-action: pan-y`).
 * The one click that a drag would end with is swallowed.
 */
export function watchDrags(element: HTMLElement, { onGrab, onPull, onRelease }: DragListener, signal: AbortSignal) {
  let drag: Drag | undefined;
  let isSwallowing = false;

  function grab(event: PointerEvent) {
    isSwallowing = false;
    if (event.button !== 0 || !event.isPrimary || isField(event.target)) return;
    drag = { pointer: event.pointerId, x: event.clientX, y: event.clientY, isPulling: false };
    onGrab();
  }

  function pull(event: PointerEvent) {
    if (drag?.pointer !== event.pointerId) return;
    // Released outside the element before it was captured.
    if (event.buttons === 0) return release(event);
    const distance = drag.x - event.clientX;
    if (!drag.isPulling) {
      const isHorizontal = Math.abs(distance) > Math.abs(event.clientY - drag.y);
      if (Math.abs(distance) < FIRST_MOVE_PX || !isHorizontal) return;
      drag.isPulling = true;
      element.setPointerCapture(drag.pointer);
      getSelection()?.removeAllRanges();
    }
    onPull(distance);
  }

  function release(event: PointerEvent) {
    if (drag?.pointer !== event.pointerId) return;
    const { x, isPulling } = drag;
    drag = undefined;
    if (isPulling) {
      isSwallowing = true;
      setTimeout(() => {
        isSwallowing = false;
      }, CLICK_AFTER_MS);
    }
    onRelease(isPulling && event.type === 'pointerup' ? x - event.clientX : 0);
  }

  function swallow(event: MouseEvent) {
    if (!isSwallowing) return;
    isSwallowing = false;
    event.preventDefault();
    event.stopPropagation();
  }

  element.addEventListener('pointerdown', grab, { signal });
  element.addEventListener('pointermove', pull, { signal });
  element.addEventListener('pointerup', release, { signal });
  element.addEventListener('pointercancel', release, { signal });
  element.addEventListener('click', swallow, { capture: true, signal });
  // Pictures and links would be lifted off by the browser.
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
}

/** Where a drag or an arrow key has a meaning of its own. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
}
