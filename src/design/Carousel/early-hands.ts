/** The DOM reads and writes these as text; JavaScript converts by itself, which saves the bytes of doing so. */
type Controls = [
  range: HTMLElement & { value: number },
  count: HTMLElement,
  previous: Omit<HTMLElement, 'ariaDisabled'> & { ariaDisabled: boolean },
];
type Parts = [list: HTMLElement, controls: { children: Controls }];

/**
 * Lets the arrows and the slider of every carousel work from the first paint on, until `runCarousel` takes over: they
 * scroll the native list, whose snap points are the very stops.
 *
 * It is part of the inline script of every page, so it counts bytes and stands alone: no imports, no helpers, parts of
 * the carousel found by their place.
 */
export function earlyCarouselHands() {
  let last = -400;
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
          range.value = (position / end) * 1000;
          const first = 1 + Math.round(position / slide);
          const seen = Math.floor(list.clientWidth / (list.children[0] as HTMLElement).offsetWidth);
          count.textContent = `${first}${seen > 1 ? `–${first + seen - 1}` : ''} / ${slides}`;
          previous.ariaDisabled = position < 2;
        } else if (target === range) list.scrollLeft = (range.value / 1000) * end * direction;
        else if (step && event.timeStamp - last >= 400) {
          last = event.timeStamp;
          list.scrollBy(+step * slide * direction, 0);
        }
      },
      true,
    );
}
