import { AUTOPLAY_MS } from './constants.ts';

/**
 * Turns on by itself every `AUTOPLAY_MS`, but not under the pointer, with the focus inside, in a hidden window, or while
 * the pause button is pressed; where the visitor wants less motion it starts paused.
 *
 * @param onPlaying Told whether it plays, at once and after each press of the pause button.
 */
export function playCarousel(
  root: HTMLElement,
  { turn, onPlaying }: { turn: () => void; onPlaying: (isPlaying: boolean) => void },
  signal: AbortSignal,
) {
  const pause = root.querySelector('[data-carousel-pause]') as HTMLElement;
  let isPlaying = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const show = () => {
    pause.setAttribute('aria-pressed', String(!isPlaying));
    onPlaying(isPlaying);
  };

  let timer = 0;
  const startOver = () => {
    clearInterval(timer);
    timer = window.setInterval(() => {
      if (isPlaying && !document.hidden && !root.matches(':hover, :focus-within')) turn();
    }, AUTOPLAY_MS);
  };
  signal.addEventListener('abort', () => clearInterval(timer));
  // Whoever leaves has the whole time until the next move.
  for (const type of ['pointerleave', 'focusout']) root.addEventListener(type, startOver, { signal });
  pause.addEventListener(
    'click',
    () => {
      isPlaying = !isPlaying;
      show();
    },
    { signal },
  );
  show();
  startOver();
}
