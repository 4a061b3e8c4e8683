/** What the browser itself reports as moved (`layout-shift`), where it stood and where it stands. */
import type { Page } from '@playwright/test';

/** How long two fonts that are asked for together may come apart, in milliseconds. */
const APART = 100;

/** Where something stands: x, y, width, height. */
type Rect = number[];
export type Shift = { value: number; time: number; moved: { what: string; from: Rect; to: Rect }[] };

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Writes down every shift of the page in `window.shifts`: how large, when, and what moved from where to where. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Element; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue;
        const rect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round);
        const moved = sources.map(({ node, previousRect, currentRect }) => ({
          what: `${node?.nodeName}.${(node as Element | undefined)?.className}`,
          from: rect(previousRect),
          to: rect(currentRect),
        }));
        window.shifts.push({ value, time: Math.round(startTime), moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Shifts without those that, before all fonts are there, the next one has put back at once: with one of two fonts there, a
 * line may break elsewhere for a frame (docs/decisions/0015-fonts-of-a-first-view.md).
 *
 * @param fontsThere When they were, in milliseconds: what moves later counts, put back or not.
 */
export function lastingShifts(shifts: Shift[], fontsThere: number): Shift[] {
  const left: Shift[] = [];
  for (const shift of shifts) {
    const last = left.at(-1);
    const isSoon = last !== undefined && shift.time < fontsThere + APART && shift.time - last.time < APART;
    if (isSoon && isUndone(last, shift)) left.pop();
    else left.push(shift);
  }
  return left;
}

/** Whether everything that the first shift moved up or down stands where it stood before, as high as before. */
function isUndone(first: Shift, second: Shift): boolean {
  const isSame = (one: Rect, other: Rect) =>
    [1, 3].every((at) => Math.abs((one[at] ?? Number.NaN) - (other[at] ?? Number.NaN)) <= 1);
  return first.moved
    .filter(({ from, to }) => !isSame(from, to))
    .every((move) =>
      second.moved.some(({ what, from, to }) => what === move.what && isSame(from, move.to) && isSame(to, move.from)),
    );
}
