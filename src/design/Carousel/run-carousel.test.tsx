import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  CARDS,
  FIRST,
  mouse,
  near,
  type SampleProps,
  SLIDE,
  showHtml,
  wantLessMotion,
} from '#/tests/components/carousel-sample.tsx';
import { runCarousel } from './run-carousel.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.documentElement.dir = '';
});

/** A carousel that is handed over at once, and handed back by `stop()`. */
async function run(width: number, props: SampleProps = {}) {
  const { carousel } = await showHtml(width, props);
  const stop = runCarousel(carousel.root, { autoPlay: props.autoPlay ?? false });
  onTestFinished(stop);
  // A made-up pointer cannot be captured.
  carousel.list.setPointerCapture = () => {};
  return { carousel, stop };
}

/** A key pressed on an element; whether the carousel took it. */
function press(on: Element, key: string, more: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  on.dispatchEvent(event);
  return event.defaultPrevented;
}

function point(on: Element, type: string, x: number) {
  const button = { button: 0, buttons: type === 'pointerup' ? 0 : 1 };
  on.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerId: 7, isPrimary: true, clientX: x, clientY: 50, ...button }),
  );
}

/** Time for the frame in which a scroll is shown. */
const nextFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
/** So much later: the time in which turns are dropped may be over. */
const later = (milliseconds: number) => {
  const from = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(from + milliseconds);
};

test('its slider takes the arrow keys, a slide each, up and right alike', async () => {
  const { carousel } = await run(1440);
  expect(press(carousel.range, 'ArrowRight')).toBe(true);
  near(carousel.position(), SLIDE);
  expect(press(carousel.range, 'ArrowUp')).toBe(true);
  near(carousel.position(), 2 * SLIDE);
  expect(press(carousel.range, 'ArrowLeft')).toBe(true);
  near(carousel.position(), SLIDE);
  expect(press(carousel.range, 'ArrowDown')).toBe(true);
  expect(carousel.position()).toBe(0);
  expect(carousel.count).toHaveTextContent('1–2 / 11');
});

test('in right to left pages the arrow to the left leads on, up still does', async () => {
  document.documentElement.dir = 'rtl';
  const { carousel } = await run(1440);
  press(carousel.range, 'ArrowLeft');
  near(carousel.position(), SLIDE);
  press(carousel.range, 'ArrowRight');
  expect(carousel.position()).toBe(0);
  press(carousel.range, 'ArrowUp');
  near(carousel.position(), SLIDE);
  press(carousel.range, 'ArrowDown');
  expect(carousel.position()).toBe(0);
  expect(press(carousel.list, 'ArrowLeft')).toBe(true);
  near(carousel.position(), FIRST);
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('an arrow key with %s belongs to the browser', async (modifier) => {
  const { carousel } = await run(1440);
  expect(press(carousel.range, 'ArrowRight', { [modifier]: true })).toBe(false);
  expect(press(carousel.list, 'ArrowRight', { [modifier]: true })).toBe(false);
  expect(carousel.position()).toBe(0);
});

test('other keys are not its own', async () => {
  const { carousel } = await run(1440);
  for (const key of ['a', 'Home', 'PageDown', 'Enter']) {
    expect(press(carousel.range, key)).toBe(false);
    expect(press(carousel.list, key)).toBe(false);
  }
  for (const key of ['ArrowUp', 'ArrowDown']) expect(press(carousel.list, key)).toBe(false);
  expect(carousel.position()).toBe(0);
});

test('a key that a slide has used, or types in a field, does not turn', async () => {
  const { carousel } = await run(1440, {
    children: [
      <input key="field" aria-label="A field" />,
      <button key="button" type="button">
        Uses its keys
      </button>,
      <p key="third">Third</p>,
      <p key="fourth">Fourth</p>,
    ],
  });
  expect(press(carousel.slides[0]?.querySelector('input') as Element, 'ArrowRight')).toBe(false);
  const button = carousel.slides[1]?.querySelector('button') as Element;
  button.addEventListener('keydown', (event) => event.preventDefault());
  press(button, 'ArrowRight');
  expect(carousel.position()).toBe(0);
  expect(press(carousel.slides[2] as Element, 'ArrowRight')).toBe(true);
  near(carousel.position(), FIRST);
});

test('while the slider is held nothing is written to it', async () => {
  const { carousel } = await run(1440);
  const { range } = carousel;
  range.value = '300';
  range.dispatchEvent(new Event('input', { bubbles: true }));
  near(carousel.position(), 0.3 * carousel.end());
  // Something else moves the list.
  carousel.list.scrollLeft = 50;
  await nextFrames();
  expect(range.value).toBe('300');
  range.dispatchEvent(new Event('change', { bubbles: true }));
  carousel.list.scrollLeft = 60;
  await nextFrames();
  near(Number(range.value), (60 / carousel.end()) * 1000);
});

test('a turn ends the holding of the slider', async () => {
  const { carousel } = await run(1440);
  carousel.range.value = '300';
  carousel.range.dispatchEvent(new Event('input', { bubbles: true }));
  carousel.next.click();
  near((Number(carousel.range.value) / 1000) * carousel.end(), carousel.position());
});

test('a scroll by anything else moves counter, slider and arrows', async () => {
  const { carousel } = await run(1440);
  carousel.list.scrollLeft = FIRST;
  expect(carousel.count).toHaveTextContent('1–2 / 11');
  await nextFrames();
  expect(carousel.count).toHaveTextContent('2–3 / 11');
  expect(carousel.range).toHaveAttribute('aria-valuetext', '2–3 / 11');
  expect(carousel.previous).toHaveAttribute('aria-disabled', 'false');
  near(Number(carousel.range.value), (FIRST / carousel.end()) * 1000);
});

test('its arrows say where there is no way, and a pixel is none', async () => {
  const { carousel } = await run(1440);
  const disabled = async (position: number) => {
    carousel.list.scrollLeft = position;
    await nextFrames();
    return [carousel.previous, carousel.next].map((arrow) => arrow.getAttribute('aria-disabled'));
  };
  expect(await disabled(0)).toEqual(['true', 'false']);
  expect(await disabled(1)).toEqual(['true', 'false']);
  expect(await disabled(2)).toEqual(['false', 'false']);
  const end = carousel.end();
  expect(await disabled(end - 2)).toEqual(['false', 'false']);
  expect(await disabled(end - 1)).toEqual(['false', 'true']);
  expect(await disabled(end)).toEqual(['false', 'true']);
});

test('the counter names one slide where one is in view, and never more than there are', async () => {
  const { carousel } = await run(375);
  expect(carousel.count.textContent).toBe('1 / 11');
  const few = await run(1440, { slides: 1 });
  expect(few.carousel.count.textContent).toBe('1 / 1');
  expect(few.carousel.range.value).toBe('0');
});

test('the counter is only written where it changes, so that it is not read twice', async () => {
  const { carousel } = await run(1440);
  const seen = vi.fn();
  const watching = new MutationObserver(seen);
  watching.observe(carousel.count, { childList: true, characterData: true, subtree: true });
  carousel.list.scrollLeft = 20;
  await nextFrames();
  expect(seen).not.toHaveBeenCalled();
  carousel.list.scrollLeft = FIRST;
  await nextFrames();
  expect(seen).toHaveBeenCalledOnce();
  watching.disconnect();
});

test('the counter speaks unless the slider has the focus', async () => {
  const { carousel } = await run(1440);
  expect(carousel.count).toHaveAttribute('aria-live', 'polite');
  carousel.range.focus();
  expect(carousel.count).toHaveAttribute('aria-live', 'off');
  carousel.range.blur();
  expect(carousel.count).toHaveAttribute('aria-live', 'polite');
});

test('a drag is marked while it lasts', async () => {
  const { carousel } = await run(1440);
  const slide = carousel.link(1);
  point(slide, 'pointerdown', 600);
  expect(carousel.root.dataset.dragging).toBeUndefined();
  point(slide, 'pointermove', 580);
  expect(carousel.root.dataset.dragging).toBe('');
  point(slide, 'pointerup', 580);
  expect(carousel.root.dataset.dragging).toBeUndefined();
});

test.each([
  ['79.4 px are 79', 79.4, 0],
  ['79.6 px are 80', 79.6, FIRST],
  ['nearly a slide and a half', SLIDE * 1.45, FIRST],
  ['more than a slide and a half', SLIDE * 1.55, FIRST + SLIDE],
])('a drag: %s', async (_, way, end) => {
  const { carousel } = await run(1440);
  const slide = carousel.link(1);
  point(slide, 'pointerdown', 1200);
  point(slide, 'pointermove', 1200 - way);
  point(slide, 'pointerup', 1200 - way);
  near(carousel.position(), end);
});

test('a drag that the browser takes over returns', async () => {
  const { carousel } = await run(1440);
  const slide = carousel.link(1);
  point(slide, 'pointerdown', 1200);
  point(slide, 'pointermove', 900);
  near(carousel.position(), 300);
  point(slide, 'pointercancel', 900);
  expect(carousel.position()).toBe(0);
});

test('a press on a carousel at rest between two stops leaves it there', async () => {
  const { carousel } = await run(1440);
  press(carousel.range, 'ArrowRight');
  const position = carousel.position();
  point(carousel.link(2), 'pointerdown', 600);
  point(carousel.link(2), 'pointerup', 600);
  expect(carousel.position()).toBe(position);
});

test('a press on a moving carousel holds it, and lets it go on where it was headed', async () => {
  const { carousel } = await run(1440);
  carousel.next.click();
  for (const animation of carousel.list.getAnimations({ subtree: true })) {
    animation.pause();
    animation.currentTime = 200;
  }
  point(carousel.link(1), 'pointerdown', 600);
  near(carousel.position(), FIRST / 2);
  // Held, it stays where it is.
  expect(carousel.list.getAnimations({ subtree: true })).toEqual([]);
  point(carousel.link(1), 'pointerup', 600);
  near(carousel.position(), FIRST);
});

test('a drag begins at the stop that is nearest to where it was grabbed', async () => {
  const { carousel } = await run(1440);
  press(carousel.range, 'ArrowRight');
  press(carousel.range, 'ArrowRight');
  // 150 px before the third stop.
  const slide = carousel.link(3);
  point(slide, 'pointerdown', 600);
  point(slide, 'pointermove', 560);
  near(carousel.position(), 2 * SLIDE + 40);
  point(slide, 'pointerup', 560);
  near(carousel.position(), 2 * SLIDE + 150);
});

test('in right to left pages a drag to the right leads on', async () => {
  document.documentElement.dir = 'rtl';
  const { carousel } = await run(1440);
  const slide = carousel.link(1);
  point(slide, 'pointerdown', 600);
  point(slide, 'pointermove', 700);
  near(carousel.position(), 100);
  point(slide, 'pointerup', 700);
  near(carousel.position(), FIRST);
});

test('the focus shows its whole slide at once, unless it came by a press', async () => {
  const { carousel } = await run(1440);
  press(carousel.list, 'ArrowRight');
  // Of the fourth 150 px are seen. A mouse focuses it before it lets go.
  const matches = vi.spyOn(Element.prototype, 'matches').mockReturnValue(false);
  carousel.link(4).focus({ preventScroll: true });
  near(carousel.position(), FIRST);
  carousel.link(4).blur();
  matches.mockRestore();
  carousel.link(4).focus({ preventScroll: true });
  near(carousel.position(), 2 * SLIDE + 150);
  expect(carousel.list.getAnimations({ subtree: true })).toEqual([]);
  expect(carousel.count).toHaveTextContent('3–4 / 11');
});

test('the focus on the list itself moves nothing', async () => {
  const { carousel } = await run(1440);
  press(carousel.range, 'ArrowRight');
  const position = carousel.position();
  carousel.list.focus();
  expect(carousel.position()).toBe(position);
});

test('turns are dropped for 400 ms, and not a moment longer', async () => {
  const { carousel } = await run(1440);
  const from = performance.now();
  const now = vi.spyOn(performance, 'now').mockReturnValue(from);
  carousel.next.click();
  near(carousel.position(), FIRST);
  now.mockReturnValue(from + 399);
  carousel.next.click();
  near(carousel.position(), FIRST);
  now.mockReturnValue(from + 400);
  carousel.next.click();
  near(carousel.position(), FIRST + SLIDE);
});

test('beyond its ends there is no way', async () => {
  await wantLessMotion();
  const { carousel } = await run(1440, { slides: 3 });
  carousel.previous.click();
  expect(carousel.position()).toBe(0);
  later(1000);
  carousel.next.click();
  near(carousel.position(), FIRST);
  later(2000);
  carousel.next.click();
  near(carousel.position(), FIRST);
  expect(carousel.next).toHaveAttribute('aria-disabled', 'true');
  later(3000);
  carousel.previous.click();
  expect(carousel.position()).toBe(0);
});

const PICTURES = {
  children: Array.from({ length: 11 }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the slides of a sample never change places.
    <div key={at} style={{ blockSize: 200 }}>
      <img src="data:," alt="" loading="lazy" />
      <img src="data:," alt="" />
    </div>
  )),
};
const loading = (slides: Element[]) =>
  slides.map((slide) => slide.querySelector('img')?.loading === 'eager').lastIndexOf(true);

test.each(['pointerenter', 'focusin'])('pictures two views ahead are loaded from %s on', async (type) => {
  // The real pointer may rest where the carousel comes to stand.
  document.body.style.pointerEvents = 'none';
  onTestFinished(() => {
    document.body.style.pointerEvents = '';
  });
  const { carousel } = await run(1440, PICTURES);
  carousel.list.scrollLeft = FIRST;
  await nextFrames();
  expect(loading(carousel.slides)).toBe(-1);
  carousel.root.dispatchEvent(new Event(type));
  // The second and third are in view.
  expect(carousel.slides.map((slide) => slide.querySelector('img')?.loading)).toEqual(
    carousel.slides.map((_, at) => (at >= 1 && at <= 5 ? 'eager' : 'lazy')),
  );
  later(1000);
  carousel.next.click();
  expect(loading(carousel.slides)).toBe(6);
});

test('slides out of view are kept from the focus, and lose none', async () => {
  const { carousel } = await run(1440);
  carousel.link(2).focus();
  press(carousel.list, 'ArrowRight');
  expect(document.activeElement).toBe(carousel.link(2));
  later(1000);
  press(carousel.list, 'ArrowRight');
  expect(document.activeElement).toBe(carousel.list);
  expect(carousel.reachable()).toEqual([3, 4, 5]);
});

test('another width keeps the slide, also after the list was not to be seen', async () => {
  const { carousel } = await run(1440);
  carousel.next.click();
  await page.viewport(1100, 900);
  await expect.poll(() => Math.abs(carousel.place(2).start)).toBeLessThanOrEqual(1.5);

  carousel.root.style.display = 'none';
  await nextFrames();
  expect(carousel.count).toHaveTextContent('2–3 / 11');
  carousel.root.style.display = '';
  await nextFrames();
  near(carousel.place(2).start, 0);
  expect(carousel.count).toHaveTextContent('2–3 / 11');
});

test('a carousel that begins hidden is right once it is seen', async () => {
  const { carousel } = await showHtml(1440);
  carousel.root.style.display = 'none';
  onTestFinished(runCarousel(carousel.root, { autoPlay: false }));
  expect(carousel.count.textContent).toBe('1 / 11');
  carousel.root.style.display = '';
  await expect.poll(() => carousel.count.textContent).toBe('1–2 / 11');
  expect(carousel.position()).toBe(0);
});

test('by itself it turns on, begins anew after its end, and is silent', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await mouse('mouseMoved', 5, 880);
  const { carousel } = await run(1440, { autoPlay: true, slides: 4 });
  expect(carousel.count).toHaveAttribute('aria-live', 'off');
  const positions = [1, 2, 3, 4].map((turn) => {
    later(turn * 1000);
    vi.advanceTimersByTime(3000);
    return Math.round(carousel.position() / 10);
  });
  expect(positions).toEqual([FIRST, FIRST + SLIDE, 0, FIRST].map((at) => Math.round(at / 10)));
  (carousel.root.querySelector('[data-carousel-pause]') as HTMLElement).click();
  expect(carousel.count).toHaveAttribute('aria-live', 'polite');
});

test('by itself it does not turn under a finger', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await mouse('mouseMoved', 5, 880);
  const { carousel } = await run(1440, { autoPlay: true });
  point(carousel.link(1), 'pointerdown', 600);
  point(carousel.link(1), 'pointermove', 570);
  vi.advanceTimersByTime(6000);
  near(carousel.position(), 30);
  point(carousel.link(1), 'pointerup', 570);
});

test('a list at rest between two stops at the start ends on one', async () => {
  const { carousel } = await showHtml(1440);
  carousel.list.style.scrollSnapType = 'none';
  carousel.list.style.scrollBehavior = 'auto';
  carousel.list.scrollLeft = FIRST - 100;
  onTestFinished(runCarousel(carousel.root, { autoPlay: false }));
  near(carousel.position(), FIRST - 100);
  carousel.list.dispatchEvent(new Event('scrollend'));
  near(carousel.position(), FIRST);
  // Once: what a visitor does later stays as it is.
  carousel.list.scrollLeft = FIRST - 50;
  await nextFrames();
  carousel.list.dispatchEvent(new Event('scrollend'));
  near(carousel.position(), FIRST - 50);
});

test('a swipe that is held in its middle is not ended from elsewhere', async () => {
  const { carousel } = await showHtml(1440);
  carousel.list.style.scrollSnapType = 'none';
  carousel.list.style.scrollBehavior = 'auto';
  carousel.list.scrollLeft = FIRST - 100;
  onTestFinished(runCarousel(carousel.root, { autoPlay: false }));
  carousel.root.dataset.dragging = '';
  carousel.list.dispatchEvent(new Event('scrollend'));
  near(carousel.position(), FIRST - 100);
});

test('a list that the slider holds between two stops stays there', async () => {
  const { carousel } = await showHtml(1440);
  carousel.range.focus();
  carousel.list.scrollLeft = FIRST - 100;
  onTestFinished(runCarousel(carousel.root, { autoPlay: false }));
  carousel.list.dispatchEvent(new Event('scrollend'));
  near(carousel.position(), FIRST - 100);
});

test('handed back, the list is the browser’s alone', async () => {
  const { carousel, stop } = await run(1440);
  carousel.next.click();
  stop();
  const { root, list, range, slides } = carousel;
  expect(root.dataset.ready).toBeUndefined();
  expect(slides.every((slide) => !slide.inert)).toBe(true);
  expect(list.getAnimations({ subtree: true })).toEqual([]);

  later(1000);
  const position = carousel.position();
  const words = carousel.count.textContent;
  carousel.next.click();
  carousel.previous.click();
  expect(press(range, 'ArrowRight')).toBe(false);
  expect(press(list, 'ArrowRight')).toBe(false);
  range.value = '900';
  range.dispatchEvent(new Event('input', { bubbles: true }));
  carousel.link(9).focus({ preventScroll: true });
  expect(carousel.position()).toBe(position);
  range.focus();
  expect(carousel.count).toHaveAttribute('aria-live', 'polite');

  list.style.scrollBehavior = 'auto';
  list.scrollLeft = 3 * SLIDE;
  await page.viewport(1100, 900);
  await nextFrames();
  expect(carousel.count.textContent).toBe(words);
});

test('handed back in the middle of a drag, nothing says that it is dragged', async () => {
  const { carousel, stop } = await run(1440);
  point(carousel.link(1), 'pointerdown', 600);
  point(carousel.link(1), 'pointermove', 570);
  stop();
  expect(carousel.root.dataset.dragging).toBeUndefined();
});

test('handed back, it shows nothing of a scroll just before', async () => {
  const { carousel, stop } = await run(1440);
  carousel.list.scrollLeft = FIRST;
  await new Promise((done) => carousel.list.addEventListener('scroll', done, { once: true }));
  stop();
  await nextFrames();
  expect(carousel.count).toHaveTextContent('1–2 / 11');
  expect(carousel.slides.every((slide) => !slide.inert)).toBe(true);
});

test('three slides per view are counted as three', async () => {
  const { carousel } = await run(1440, { responsive: CARDS });
  await userEvent.click(carousel.next);
  expect(carousel.count).toHaveTextContent('2–4 / 11');
});
