/**
 * From where, or whereto, a view looks: degrees around and up, and how near. In a view of a car `turn` goes from its nose towards its
 * left side, in a view from within a car from straight ahead towards the right.
 */
export type Viewpoint = { turn: number; height: number; nearness: number };

/** Where a view begins and how far it goes. */
export type Reach = {
  start: Viewpoint;
  /** Heights in degrees and nearness as factors: least and most. */
  heights: readonly [lowest: number, highest: number];
  nearness: readonly [farthest: number, nearest: number];
  /** Degrees by which a stroke of one pixel turns a view of this size, and tilts it. */
  stroke: (size: { width: number; height: number }, nearness: number) => { turn: number; tilt: number };
  /** Whether a finger that goes sideways tilts the view, too; one that goes up or down scrolls the page. */
  fingersTilt: boolean;
};

/** Degrees of a key press. */
const STEP = 15;

const within = (value: number, [least, most]: readonly [number, number]) => Math.min(most, Math.max(least, value));

/** A viewpoint moved by degrees and a factor, kept within the reach. */
export function moved({ turn, height, nearness }: Viewpoint, by: Partial<Viewpoint>, reach: Reach): Viewpoint {
  return {
    turn: (turn + (by.turn ?? 0) + 360) % 360,
    height: within(height + (by.height ?? 0), reach.heights),
    nearness: within(nearness * (by.nearness ?? 1), reach.nearness),
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

/** Which quarter of the circle a viewpoint belongs to: 0 around its beginning, then the way that `turn` goes. */
export function quarterOf({ turn }: Viewpoint): 0 | 1 | 2 | 3 {
  return (Math.round(turn / 90) % 4) as 0 | 1 | 2 | 3;
}

/**
 * Turns with one finger or the mouse, comes nearer with two fingers or the wheel. Fingers that move up and down scroll the
 * page (`touch-action` in the styles); the wheel does, too, unless the view has the focus or a modifier is held. Ends with the
 * signal.
 */
export function watchGestures(
  area: HTMLElement,
  { stroke, fingersTilt }: Reach,
  nearness: () => number,
  onMove: (by: Partial<Viewpoint>) => void,
  signal: AbortSignal,
): void {
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
    const { turn, tilt } = stroke({ width: area.clientWidth, height: area.clientHeight }, nearness());
    const tilts = fingersTilt || event.pointerType !== 'touch';
    onMove({ turn: (before.x - now.x) * turn, height: tilts ? (now.y - before.y) * tilt : 0 });
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
