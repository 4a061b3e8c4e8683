import type { Page } from '@playwright/test';

/**
 * Pairs of lines that lie across each other. What stays in place inside the part while the rest scrolls lies over it on purpose; of
 * what scrolls in a frame only what the frame shows is seen.
 *
 * @param part The selector of one element, such as a dialog: its lines are looked at.
 */
export const findCrossings = (page: Page, part = 'body') =>
  page.locator(part).evaluate((root) => {
    const isInPlace = (element: Element | null): boolean =>
      element !== null &&
      element !== root &&
      (/sticky|fixed/.test(getComputedStyle(element).position) || isInPlace(element.parentElement));
    /** Words for screen readers alone are clipped to a pixel. */
    const isClipped = (element: HTMLElement | null): boolean =>
      element !== null &&
      element !== root &&
      (element.offsetWidth <= 1 || element.offsetHeight <= 1 || isClipped(element.parentElement));
    /** The frame that shows an element, which scrolls or cuts it off. */
    const frameOf = (element: Element | null): { left: number; right: number; top: number; bottom: number } => {
      // What is around a dialog does not cut it off; and a page is taller than its window.
      if (element === null || element === root.parentElement || element === document.body) {
        return { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
      }
      const around = frameOf(element.parentElement);
      if (getComputedStyle(element).overflow === 'visible') return around;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return {
        left: Math.max(left, around.left),
        right: Math.min(right, around.right),
        top: Math.max(top, around.top),
        bottom: Math.min(bottom, around.bottom),
      };
    };
    const lines: { element: Element; text: string; left: number; right: number; top: number; bottom: number }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (element === null || text === '' || element.closest('svg, details:not([open]) > :not(summary)')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (isClipped(element) || isInPlace(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const frame = frameOf(element);
      for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
        // A line's box has air above and below its letters, which tight headings share.
        const air = 0.18 * height;
        const line = {
          left: Math.max(left, frame.left),
          right: Math.min(right, frame.right),
          top: Math.max(top + air, frame.top),
          bottom: Math.min(bottom - air, frame.bottom),
        };
        if (width < 4 || height < 4 || line.right - line.left < 1 || line.bottom - line.top < 1) continue;
        lines.push({ element, text, ...line });
      }
    }
    lines.sort((one, other) => one.top - other.top);
    const found = new Set<string>();
    for (const [at, one] of lines.entries()) {
      for (const other of lines.slice(at + 1)) {
        if (other.top >= one.bottom) break;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (one.left < other.right - 1 && other.left < one.right - 1) found.add(`“${one.text}” across “${other.text}”`);
      }
    }
    return { lines: lines.length, found: [...found] };
  });
