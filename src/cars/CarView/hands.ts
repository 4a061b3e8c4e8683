/** From where the car is seen: degrees from the nose towards its left side and above the ground, and how near. */
export type Viewpoint = { turn: number; height: number; nearness: number };

const NEAREST = 2.6;
const LOWEST = 1;
const HIGHEST = 55;
/** Degrees of a key press or of a button. */
const STEP = 15;

export const START: Viewpoint = { turn: 38, height: 2, nearness: 1 };

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** A viewpoint moved by degrees and a factor, kept above the ground and out of the car. */
export function moved({ turn, height, nearness }: Viewpoint, by: Partial<Viewpoint>): Viewpoint {
  return {
    turn: (turn + (by.turn ?? 0) + 360) % 360,
    height: within(height + (by.height ?? 0), LOWEST, HIGHEST),
    nearness: within(nearness * (by.nearness ?? 1), 1, NEAREST),
  };
}

/** What a key does; undefined for keys that belong to the page. */
export function movedByKey(key: string): Partial<Viewpoint> | undefined {
  const keys: Record<string, Partial<Viewpoint>> = {
    ArrowLeft: { turn: -STEP },
    ArrowRight: { turn: STEP },
    ArrowUp: { height: STEP / 2 },
    ArrowDown: { height: -STEP / 2 },
    '+': { nearness: 1.2 },
    '=': { nearness: 1.2 },
    '-': { nearness: 1 / 1.2 },
    '−': { nearness: 1 / 1.2 },
  };
  return keys[key];
}

/** The side that a viewpoint shows. */
export function sideOf({ turn }: Viewpoint): 'front' | 'left' | 'rear' | 'right' {
  const sides = ['front', 'left', 'rear', 'right'] as const;
  return sides[Math.round(turn / 90) % 4] ?? 'front';
}

/**
 * Turns with one finger or the mouse, comes nearer with two fingers or the wheel. Fingers that move up and down scroll the
 * page (`touch-action` in the styles); the wheel does, too, unless the view has the focus or a modifier is held. Ends with the
 * signal.
 */
export function watchHands(area: HTMLElement, onMove: (by: Partial<Viewpoint>) => void, signal: AbortSignal): void {
  const fingers = new Map<number, { x: number; y: number }>();
  const spread = () => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    area.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const apart = spread();
    const now = { x: event.clientX, y: event.clientY };
    fingers.set(event.pointerId, now);
    if (fingers.size === 2 && apart > 0) return onMove({ nearness: spread() / apart });
    const degrees = 200 / area.clientWidth;
    onMove({
      turn: (before.x - now.x) * degrees,
      height: event.pointerType === 'touch' ? 0 : (now.y - before.y) * degrees * 0.5,
    });
  };
  const up = (event: PointerEvent) => fingers.delete(event.pointerId);
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey && document.activeElement !== area) return;
    event.preventDefault();
    onMove({ nearness: Math.exp(-event.deltaY * 0.0015) });
  };
  area.addEventListener('pointerdown', down, { signal });
  area.addEventListener('pointermove', move, { signal });
  area.addEventListener('pointerup', up, { signal });
  area.addEventListener('pointercancel', up, { signal });
  area.addEventListener('wheel', wheel, { passive: false, signal });
}
