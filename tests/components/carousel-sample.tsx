import { expect, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Carousel, type CarouselMessages } from '#/src/design/Carousel/Carousel.tsx';
import type { Responsive } from '#/src/design/Carousel/responsive.ts';
import { hydrate } from './hydrate.ts';

export const PAIRS: Responsive = {
  desktop: { breakpoint: { max: 3000, min: 1024 }, items: 2 },
  tablet: { breakpoint: { max: 1024, min: 464 }, items: 2 },
  mobile: { breakpoint: { max: 464, min: 0 }, items: 1 },
};
/** Has a gap from 525 to 1023 px. */
export const CARDS: Responsive = {
  superLargeDesktop: { breakpoint: { max: 4000, min: 3000 }, items: 5 },
  desktop: { breakpoint: { max: 3000, min: 1024 }, items: 3 },
  tablet: { breakpoint: { max: 524, min: 464 }, items: 2 },
  mobile: { breakpoint: { max: 464, min: 0 }, items: 1 },
};
const WORDS: CarouselMessages = {
  kind: 'row of pictures',
  slide: 'one of them',
  slides: 'slides',
  previous: 'Previous slide',
  next: 'Next slide',
  position: 'Position',
  pause: 'Pause',
};
/** At 1440 px: the column of 1328 px, the gap beside it, without the inset; and where the second slide rests. */
export const SLIDE = (1328 + 24 - 150) / 2;
export const FIRST = SLIDE + 150;

export type SampleProps = Partial<Parameters<typeof Carousel>[0]> & { slides?: number };

/** Links as slides, or the children given. */
export function Sample({ slides = 11, label = 'Pictures', children, ...props }: SampleProps) {
  const links = Array.from({ length: slides }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the slides of a sample never change places.
    <a key={at} href={`#${at + 1}`} style={{ display: 'block', blockSize: 200 }}>
      {label} {at + 1}
    </a>
  ));
  return (
    <Carousel label={label} responsive={PAIRS} messages={WORDS} {...props}>
      {children ?? links}
    </Carousel>
  );
}

/** The parts of one carousel, and what a visitor sees of it. */
export function partsOf(root: Element) {
  const find = <E extends HTMLElement>(selector: string) => root.querySelector(selector) as E;
  const list = find('ul');
  const range = find<HTMLInputElement>('input');
  const slides = [...list.children] as HTMLElement[];
  return {
    root: root as HTMLElement,
    list,
    range,
    slides,
    count: find('[data-carousel-count]'),
    previous: find<HTMLButtonElement>('[data-carousel-step="-1"]'),
    next: find<HTMLButtonElement>('[data-carousel-step="1"]'),
    link: (number: number) => find(`a[href="#${number}"]`),
    position: () => Math.abs(list.scrollLeft),
    end: () => list.scrollWidth - list.clientWidth,
    width: () => slides[0]?.getBoundingClientRect().width ?? 0,
    inset: () => Number.parseFloat(getComputedStyle(list).paddingInlineStart),
    gap: () => Number.parseFloat(getComputedStyle(slides[0]?.firstElementChild as Element).paddingInlineEnd),
    /** Where slide `number` (from 1) begins and ends, from the list's edge. */
    place(number: number) {
      const { left, right } = (slides[number - 1] as HTMLElement).getBoundingClientRect();
      const edge = list.getBoundingClientRect().left;
      return { start: left - edge, end: right - edge };
    },
    reachable: () => slides.flatMap((slide, at) => (slide.inert ? [] : [at + 1])),
  };
}

export async function show(width: number, props: SampleProps = {}) {
  await page.viewport(width, 900);
  const { container } = await render(<Sample {...props} />);
  const carousel = partsOf(container.querySelector('section') as Element);
  await expect.poll(() => carousel.root.dataset.ready).toBe('');
  return carousel;
}

/** The finished HTML of a carousel; `wake()` brings its scripts. */
export async function showHtml(width: number, props: SampleProps = {}) {
  await page.viewport(width, 900);
  const { container, ...rest } = await hydrate(<Sample {...props} />);
  // In a page React puts these into the head, where they outlive the carousel.
  document.head.append(...container.querySelectorAll('style'));
  return { carousel: partsOf(container.querySelector('section') as Element), ...rest };
}

/** The frame of the test stands somewhere in the browser's window, at some scale. */
function inWindow(x: number, y: number) {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame === undefined ? 1 : frame.width / innerWidth;
  return { x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + y * scale, scale };
}

export const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number) =>
  cdp().send('Input.dispatchMouseEvent', {
    type,
    ...inWindow(x, y),
    button: 'left',
    buttons: type === 'mouseReleased' ? 0 : 1,
    clickCount: 1,
  });

/** Drags with the real mouse, from the middle of an element; `before` runs before the button is let go. */
export async function drag(element: Element, across: number, { down = 0, before = () => {} } = {}) {
  const { left, top, width } = element.getBoundingClientRect();
  const x = Math.round(left + Math.min(width, innerWidth - left) / 2);
  const y = Math.round(top + 60);
  await mouse('mousePressed', x, y);
  for (const part of [0.3, 0.7, 1]) await mouse('mouseMoved', x + across * part, y + down * part);
  before();
  await mouse('mouseReleased', x + across, y + down);
}

/** Until the end of the test. */
export async function wantLessMotion() {
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  });
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
}

/** Within a pixel and a half. */
export const near = (actual: number, expected: number) =>
  expect(Math.abs(actual - expected), `${actual} for ${expected}`).toBeLessThanOrEqual(1.5);
