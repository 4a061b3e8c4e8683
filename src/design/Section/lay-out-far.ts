import { whenIdle } from '../when-idle.ts';

const FAR = '[data-far]';

/**
 * Lays out every section at once: for whoever jumps to a place in the page, goes back to where they had been, or walks
 * through it with the keyboard.
 */
export function layOutAll(): void {
  for (const section of document.querySelectorAll(FAR)) section.removeAttribute('data-far');
}

/**
 * Lays out the sections far below the window (`data-far`, base.css) one by one while the browser has nothing else to do,
 * so that no visitor waits for them and the page soon has its true height.
 *
 * @returns Stops it.
 */
export function layOutInTurn(): () => void {
  let isStopped = false;
  const layOutNext = () => {
    // What stands above would push the page along by what its height had been misjudged: it waits until somebody scrolls up.
    const section = [...document.querySelectorAll(FAR)].find((far) => far.getBoundingClientRect().bottom > 0);
    if (isStopped || !section) return;
    section.removeAttribute('data-far');
    // Not before the one at hand has been laid out and painted.
    requestAnimationFrame(() => whenIdle(layOutNext));
  };
  // Fonts of which the first view shows no letter: coming later, each would have the whole page laid out once more.
  const text = [...document.querySelectorAll(FAR)].map((section) => section.textContent).join('');
  const begin = () => whenIdle(layOutNext);
  document.fonts.load("1em 'Manrope Variable'", text).then(begin, begin);
  return () => {
    isStopped = true;
  };
}
