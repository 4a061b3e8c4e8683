import { renderToString } from 'react-dom/server.browser';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  CARDS,
  drag,
  FIRST,
  mouse,
  near,
  PAIRS,
  partsOf,
  Sample,
  type SampleProps,
  SLIDE,
  show,
  showHtml,
  wantLessMotion,
} from '#/tests/components/carousel-sample.tsx';
import earlyGestures from './early-gestures.script.ts?script';

/** The time in which every further turn is dropped, and some. */
const MOVE = 430;

/** Nothing moves any more and the next turn counts. */
const settled = () =>
  Promise.allSettled([
    new Promise((done) => setTimeout(done, MOVE)),
    ...document.getAnimations().map(({ finished }) => finished),
  ]);

beforeAll(() => {
  // As the page does it: from the function's text, so that it cannot lean on anything around it.
  const script = document.createElement('script');
  script.textContent = earlyGestures;
  document.head.append(script);
});

beforeEach(() => {
  location.hash = '';
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.documentElement.dir = '';
});

test.each([320, 375, 463, 464, 465, 600, 768, 1023, 1024, 1025, 1440, 1920, 2560, 3001])(
  'shows its slides, every one as a whole in its turn, at %i px',
  async (width) => {
    await wantLessMotion();
    for (const responsive of [PAIRS, CARDS]) {
      const carousel = await show(width, { responsive });
      const perView = width <= 464 ? 1 : responsive === PAIRS || width < 1024 ? 2 : width <= 3000 ? 3 : 5;
      const inset = width >= 1024 ? 150 : perView === 1 ? 0 : carousel.inset();
      const view = carousel.list.getBoundingClientRect();
      // Side by side they stand in the page's column, as the slider below them does.
      near(view.left, width < 465 ? 0 : carousel.range.getBoundingClientRect().left);
      near(view.right, width < 465 ? width : carousel.next.getBoundingClientRect().right + carousel.gap());
      near(carousel.place(1).start, inset);
      near(carousel.width(), (view.width - inset) / perView);
      expect(carousel.reachable()).toEqual(Array.from({ length: perView }, (_, at) => at + 1));

      await userEvent.click(carousel.next);
      near(carousel.position(), carousel.width() + inset);
      near(carousel.place(2).start, 0);

      carousel.range.focus();
      await userEvent.keyboard('{End}');
      near(carousel.position(), (11 - perView) * carousel.width() + inset);
      near(carousel.position(), carousel.end());
      near(carousel.place(11).end, view.width - inset);
      expect(carousel.reachable()).toContain(11);
      expect(document.documentElement.scrollWidth).toBe(width);
    }
  },
);

test('has the same layout before its scripts', async () => {
  const { carousel, wake } = await showHtml(1440);
  near(carousel.place(1).start, 150);
  near(carousel.width(), SLIDE);
  const boxes = () => [...carousel.root.querySelectorAll('*')].map((part) => part.getBoundingClientRect().toJSON());
  const before = boxes();
  await wake();
  await expect.poll(() => carousel.root.dataset.ready).toBe('');
  expect(boxes()).toEqual(before);
});

test('does not scroll where all slides fit', async () => {
  const carousel = await show(3200, { responsive: CARDS, slides: 5 });
  expect(carousel.end()).toBe(0);
  expect(carousel.next).toHaveAttribute('aria-disabled', 'true');
});

test('tells assistive technology what it is and where it stands', async () => {
  const carousel = await show(1440);
  const region = page.getByRole('region', { name: 'Pictures' });
  await expect.element(region).toHaveAttribute('aria-roledescription', 'row of pictures');
  await expect.element(region.getByRole('list', { name: 'Pictures: slides' })).toBeVisible();
  const slide = region.getByRole('group', { name: '1 / 11', exact: true });
  await expect.element(slide).toHaveAttribute('aria-roledescription', 'one of them');
  expect(carousel.previous).toHaveAttribute('aria-disabled', 'true');
  expect(carousel.next).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(page.getByRole('button', { name: 'Next slide' }));
  expect(carousel.count).toHaveTextContent('2–3 / 11');
  expect(carousel.count).toHaveAttribute('aria-live', 'polite');
  await expect.element(page.getByRole('slider', { name: 'Position' })).toHaveAttribute('aria-valuetext', '2–3 / 11');
  expect(carousel.previous).toHaveAttribute('aria-disabled', 'false');
});

test('takes one turn in 400 ms and drops the others', async () => {
  const carousel = await show(1440);
  for (let press = 0; press < 3; press++) carousel.next.click();
  near(carousel.position(), SLIDE + 150);
  await settled();
  carousel.next.click();
  near(carousel.position(), 2 * SLIDE + 150);
});

test('is seen moving for 400 ms', async () => {
  const carousel = await show(1440);
  carousel.next.click();
  near(carousel.place(1).start, 150);
  const moves = carousel.list.getAnimations({ subtree: true });
  expect(moves.map(({ effect }) => effect?.getTiming().duration)).toEqual(moves.map(() => 400));
  await settled();
  near(carousel.place(2).start, 0);
});

test('jumps where the visitor wants less motion', async () => {
  await wantLessMotion();
  const carousel = await show(1440);
  carousel.next.click();
  near(carousel.place(2).start, 0);
});

test('rests without the extra offset at its first slide only', async () => {
  const carousel = await show(1440);
  carousel.next.click();
  await settled();
  carousel.previous.click();
  expect(carousel.position()).toBe(0);
  await settled();
  carousel.next.click();
  carousel.range.focus();
  await userEvent.keyboard('{Home}');
  expect(carousel.position()).toBe(0);
});

test('turns by the arrow keys, and only the carousel that has the focus', async () => {
  await page.viewport(1440, 900);
  const { container } = await render(
    <>
      <Sample label="One" />
      <Sample label="Two" />
    </>,
  );
  const [one, two] = [...container.querySelectorAll('section')].map(partsOf);
  if (one === undefined || two === undefined) throw new Error('Two carousels were expected.');
  await expect.poll(() => two.root.dataset.ready).toBe('');
  one.list.focus();
  await userEvent.keyboard('{ArrowRight}');
  near(one.position(), FIRST);
  expect(two.position()).toBe(0);
  await settled();
  await userEvent.keyboard('{ArrowLeft}');
  expect(one.position()).toBe(0);
});

test('moves the slider with the slides and the slides with the slider', async () => {
  const carousel = await show(1440);
  carousel.next.click();
  near(Number(carousel.range.value) / 1000, FIRST / carousel.end());
  await settled();
  const { left, top, width, height } = carousel.range.getBoundingClientRect();
  const y = top + height / 2;
  await mouse('mousePressed', left + width / 4, y);
  await mouse('mouseMoved', left + width / 2, y);
  near(carousel.position(), carousel.end() / 2);
  await mouse('mouseReleased', left + width / 2, y);
  await settled();
  near(carousel.position(), carousel.end() / 2);
  expect(document.activeElement).toBe(carousel.range);

  const before = carousel.position();
  await userEvent.keyboard('{ArrowRight}');
  near(carousel.position(), before + SLIDE);
  expect(document.activeElement).toBe(carousel.range);
  expect(carousel.count).toHaveAttribute('aria-live', 'off');
});

test('follows a drag, returns from 79 px and turns from 80 px', async () => {
  const carousel = await show(1440);
  await drag(carousel.link(1), -79, { before: () => near(carousel.position(), 79) });
  await settled();
  expect(carousel.position()).toBe(0);
  await drag(carousel.link(1), -80);
  near(carousel.position(), FIRST);
  await settled();
  await drag(carousel.link(2), 79);
  await settled();
  near(carousel.position(), FIRST);
  await drag(carousel.link(2), 80);
  expect(carousel.position()).toBe(0);
});

test('turns as many slides as were dragged', async () => {
  const carousel = await show(768);
  await drag(carousel.link(2), -(1.6 * carousel.width()));
  near(carousel.position(), 2 * carousel.width() + carousel.inset());
});

test('leaves vertical movement to the page', async () => {
  const carousel = await show(375);
  expect(getComputedStyle(carousel.list).touchAction).toBe('pan-y pinch-zoom');
  await drag(carousel.link(1), -90, { down: 120, before: () => expect(carousel.position()).toBe(0) });
  expect(carousel.position()).toBe(0);
});

test('swallows the click at the end of a drag, and no other', async () => {
  const carousel = await show(1440);
  const clicked = vi.fn();
  carousel.root.addEventListener('click', clicked);
  await drag(carousel.link(1), -40);
  expect(clicked).not.toHaveBeenCalled();
  await settled();
  await userEvent.click(carousel.link(1));
  expect(location.hash).toBe('#1');
});

test('goes on where it was headed after it was held and let go', async () => {
  const carousel = await show(1440);
  carousel.next.click();
  await drag(carousel.list, 0);
  await settled();
  near(carousel.position(), FIRST);
});

test('keeps slides out of view from the focus, and shows the focused one as a whole', async () => {
  const carousel = await show(1440);
  expect(carousel.reachable()).toEqual([1, 2]);
  carousel.next.click();
  await settled();
  // 150 px of the fourth are seen.
  expect(carousel.reachable()).toEqual([2, 3, 4]);
  carousel.link(3).focus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(carousel.link(4));
  near(carousel.position(), 2 * SLIDE + 150);
  expect(carousel.place(4).end).toBeLessThanOrEqual(1441);
});

test('keeps the keys when the focused slide leaves the view', async () => {
  const carousel = await show(1440);
  carousel.link(1).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(carousel.list);
});

test('keeps the slide when the window changes', async () => {
  const carousel = await show(1440);
  carousel.next.click();
  await settled();
  carousel.next.click();
  for (const width of [768, 375, 2560, 320, 1440]) {
    await page.viewport(width, 900);
    await expect.poll(() => Math.abs(carousel.place(3).start)).toBeLessThanOrEqual(1.5);
    expect(carousel.count).toHaveTextContent(width < 465 ? '3 / 11' : '3–4 / 11');
  }
});

test('runs the other way in right to left pages', async () => {
  document.documentElement.dir = 'rtl';
  const carousel = await show(1440);
  carousel.next.click();
  near(carousel.list.scrollLeft, -FIRST);
  await settled();
  carousel.list.focus();
  await userEvent.keyboard('{ArrowLeft}');
  near(carousel.list.scrollLeft, -(2 * SLIDE + 150));
  await settled();
  await drag(carousel.link(3), 80);
  near(carousel.list.scrollLeft, -(3 * SLIDE + 150));
});

test('does not turn by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const carousel = await show(1440);
  vi.advanceTimersByTime(10_000);
  expect(carousel.position()).toBe(0);
  expect(carousel.root.querySelector('[data-carousel-pause]')).toBeNull();
});

test('turns every 3000 ms if told to, and stops for a visitor', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const carousel = await show(1440, { autoPlay: true });
  await mouse('mouseMoved', 5, 880);
  const pause = page.getByRole('button', { name: 'Pause' });
  vi.advanceTimersByTime(2999);
  expect(carousel.position()).toBe(0);
  vi.advanceTimersByTime(1);
  near(carousel.position(), FIRST);
  expect(carousel.count).toHaveAttribute('aria-live', 'off');

  await settled();
  carousel.link(2).focus();
  vi.advanceTimersByTime(9000);
  near(carousel.position(), FIRST);

  carousel.link(2).blur();
  (pause.element() as HTMLElement).click();
  await expect.element(pause).toHaveAttribute('aria-pressed', 'true');
  expect(carousel.count).toHaveAttribute('aria-live', 'polite');
  vi.advanceTimersByTime(9000);
  near(carousel.position(), FIRST);
});

test('begins anew after its last slide when it turns by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const carousel = await show(1440, { autoPlay: true, slides: 3 });
  await mouse('mouseMoved', 5, 880);
  vi.advanceTimersByTime(3000);
  near(carousel.position(), FIRST);
  await settled();
  vi.advanceTimersByTime(3000);
  expect(carousel.position()).toBe(0);
});

test.each([
  [
    { responsive: undefined, centerMode: true, partialVisible: true },
    'center mode can not be used at the same time with partialVisible',
  ],
  [{ responsive: undefined }, 'Responsive prop is needed for deciding the amount of items to show on the screen'],
  [{ responsive: 'desktop' }, 'responsive prop must be an object'],
])('throws while rendering %o', (props, message) => {
  expect(() => renderToString(<Sample {...(props as unknown as SampleProps)} />)).toThrow(message);
});

test.each([375, 1024, 1440])(
  'carries on where the visitor has scrolled before the scripts came, at %i px',
  async (width) => {
    const { carousel, complaints, wake } = await showHtml(width, { responsive: CARDS });
    const counted = (first: number) => `${first}${width < 465 ? '' : `–${first + 2}`} / 11`;
    for (const number of [2, 3]) {
      await userEvent.click(carousel.next);
      await expect.poll(() => Math.abs(carousel.place(number).start), { timeout: 3000 }).toBeLessThanOrEqual(1.5);
      await expect.poll(() => carousel.count.textContent).toBe(counted(number));
      await settled();
    }
    expect(carousel.reachable()).toHaveLength(11);
    const position = carousel.position();
    await wake();
    await expect.poll(() => carousel.root.dataset.ready).toBe('');
    await settled();
    expect(carousel.position()).toBe(position);
    expect(carousel.count).toHaveTextContent(counted(3));
    expect(complaints).toEqual([]);

    await userEvent.click(carousel.next);
    near(carousel.position(), 3 * carousel.width() + carousel.inset());
  },
);

test('ends a swipe that was under way when the scripts came on a stop', async () => {
  const { carousel, wake } = await showHtml(1440);
  carousel.list.style.scrollSnapType = 'none';
  carousel.list.scrollTo({ left: 1000, behavior: 'smooth' });
  await expect.poll(carousel.position).toBeGreaterThan(100);
  await wake();
  expect(carousel.position()).toBeLessThan(1000);
  await expect.poll(() => Math.abs(carousel.position() - FIRST), { timeout: 3000 }).toBeLessThanOrEqual(1.5);
});

test('obeys the slider before the scripts came', async () => {
  const { carousel } = await showHtml(1440);
  const { left, top, width, height } = carousel.range.getBoundingClientRect();
  await mouse('mousePressed', left + width / 2, top + height / 2);
  await mouse('mouseReleased', left + width / 2, top + height / 2);
  await settled();
  near(carousel.position(), carousel.end() / 2);
  await userEvent.click(carousel.previous);
  await expect.poll(() => Math.abs((carousel.position() - 150) % SLIDE) < 1.5, { timeout: 3000 }).toBe(true);
});
