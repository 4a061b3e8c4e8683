/**
 * Lets the arrows and the slider of every carousel work from the first paint on, until `runCarousel` takes over: they
 * scroll the native list, whose snap points are the very stops. Stands inline in every page (imported with `?script`), so it
 * counts bytes; parts of the carousel are found by their place.
 */
import { MOVE_MS, SLIDER_MAX } from './constants.ts';

/** The DOM reads and writes these as text; JavaScript converts by itself, which saves the bytes of doing so. */
type Controls = [
  range: HTMLElement & { value: number },
  count: HTMLElement,
  previous: Omit<HTMLElement, 'ariaDisabled'> & { ariaDisabled: boolean },
];
type Parts = [list: HTMLElement, controls: { children: Controls }];

let last = -MOVE_MS;
for (const type of ['click', 'input', 'scroll'])
  document.addEventListener(
    type,
    (event) => {
      const target = event.target as HTMLElement;
      const root = target.closest?.('[data-carousel]:not([data-ready])');
      if (!root) return;
      const [list, controls] = root.children as unknown as Parts;
      const [range, count, previous] = controls.children;
      const direction = document.dir === 'rtl' ? -1 : 1;
      const slides = list.childElementCount;
      const slide = list.scrollWidth / slides;
      const end = list.scrollWidth - list.clientWidth;
      const step = target.closest<HTMLElement>('[data-carousel-step]')?.dataset.carouselStep;
      if (target === list) {
        const position = list.scrollLeft * direction;
        range.value = (position / end) * SLIDER_MAX;
        const first = 1 + Math.round(position / slide);
        const seen = Math.floor(list.clientWidth / (list.children[0] as HTMLElement).offsetWidth);
        count.textContent = `${first}${seen > 1 ? `–${first + seen - 1}` : ''} / ${slides}`;
        previous.ariaDisabled = position < 2;
      } else if (target === range) list.scrollLeft = (range.value / SLIDER_MAX) * end * direction;
      else if (step && event.timeStamp - last >= MOVE_MS) {
        last = event.timeStamp;
        list.scrollBy(+step * slide * direction, 0);
      }
    },
    true,
  );
