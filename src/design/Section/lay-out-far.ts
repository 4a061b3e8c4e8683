import { whenIdle } from '../when-idle.ts';

const FAR = '[data-far]';
const ASLEEP = '[data-asleep]';

/**
 * Lays out every section at once: for whoever jumps to a place in the page, goes back to where they had been, or walks
 * through it with the keyboard.
 */
export function layOutAll(): void {
  document.querySelectorAll(FAR).forEach(layOut);
}

function layOut(section: Element): void {
  section.removeAttribute('data-far');
  section.setAttribute('data-laid-out', '');
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
    layOut(section);
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

/**
 * Puts the sections that nobody sees to sleep while a dialog stands over the page: what is asleep keeps its height, and the
 * browser has only the rest to restyle when the page becomes inert, and again when it is free.
 */
export function sleepOutOfSight(): void {
  const unseen = [...document.querySelectorAll('[data-laid-out]')].filter((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return bottom < 0 || top > window.innerHeight;
  });
  for (const section of unseen) section.setAttribute('data-asleep', '');
  // Another window may show what this one did not, beside the dialog or through its backdrop.
  addEventListener('resize', wakeAll, { once: true });
}

function wakeAll(): void {
  for (const section of document.querySelectorAll(ASLEEP)) section.removeAttribute('data-asleep');
}

/** Wakes what sleeps, one section after the other while the browser has nothing else to do. */
export function wakeInTurn(): void {
  const wakeNext = () => {
    const section = document.querySelector(ASLEEP);
    if (section === null || 'modal' in document.documentElement.dataset) return;
    section.removeAttribute('data-asleep');
    requestAnimationFrame(() => whenIdle(wakeNext));
  };
  requestAnimationFrame(() => whenIdle(wakeNext));
}
