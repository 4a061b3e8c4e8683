/**
 * The one script that a page names: it hydrates the page's islands and does little else. The page is complete without it, so
 * nobody waits for it, but for what the URL asks for: an order sheet, a colour, a comparison.
 */
import type { SiteData } from '#/catalogue/site-data.ts';
import { openTarget } from '../design/Disclosure/open-target.ts';
import { loadChunk } from '../design/loading/load-chunk.ts';
import { loadJson } from '../design/loading/load-json.ts';
import { registerWorker } from '../offline/register-worker.ts';
import { type IslandName, loadIsland } from './islands.ts';
import { reportWebVitals } from './report-web-vitals.ts';
import { showLoadFailure } from './show-load-failure.ts';
import { restoreText } from './typed-text.ts';

const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;
/** About one phone screen ahead of the thumb. */
const NEAR = '600px 0px';
/** How long a visitor who does nothing is left with the page alone, in milliseconds. */
const REST = 1000;

const passive = { capture: true, passive: true, once: true } as const;
const { path = location.pathname, site: siteUrl = '' } = document.documentElement.dataset;

/** Two frames later: what stands on the page now has been painted, but for pictures that have not come. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Once the hero has been painted (two frames after `load`), or at the first touch. */
function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    for (const touch of TOUCHES) addEventListener(touch, () => resolve(), passive);
    const loaded = () => nextPaint().then(resolve);
    if (document.readyState === 'complete') loaded();
    else addEventListener('load', loaded, { once: true });
  });
}

const parameters = new URLSearchParams(location.search);
/** Whether the URL asks for something that only this island can show. */
const isAsked = ({ dataset: { asked } }: HTMLElement) =>
  asked?.split(' ').some((name) => parameters.has(name)) ?? false;

/** Once the visitor does anything, or has done nothing for a second. */
function whenEngagedOrAtRest(run: () => void): void {
  const timer = setTimeout(run, REST);
  const now = () => {
    clearTimeout(timer);
    run();
  };
  for (const sign of [...TOUCHES, 'scroll', 'pointermove']) addEventListener(sign, now, passive);
}

const isSiteData = (value: unknown): value is SiteData => (value as SiteData | undefined)?.messages !== undefined;
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
let shared: Promise<[typeof import('./hydrate-island.tsx'), SiteData]> | undefined;

/** What all islands of a page need: React, and what every page of the locale shares. */
function loadShared() {
  shared ??= Promise.all([loadChunk('react', () => import('./hydrate-island.tsx')), loadJson(siteUrl, isSiteData)]);
  shared.catch(() => {
    shared = undefined;
  });
  return shared;
}

const started = new WeakSet<Element>();

async function hydrate(element: HTMLElement): Promise<void> {
  if (started.has(element)) return;
  started.add(element);
  const name = element.dataset.island as IslandName;
  const { props: propsUrl } = element.dataset;
  try {
    const [[{ hydrateIsland }, site], Content, props] = await Promise.all([
      loadShared(),
      loadChunk(name, () => loadIsland(name)),
      propsUrl === undefined ? JSON.parse(element.nextElementSibling?.textContent ?? '') : loadJson(propsUrl, isObject),
    ]);
    hydrateIsland(element, Content, props, { path, site });
  } catch (error) {
    started.delete(element);
    showLoadFailure(element, error, () => hydrate(element));
  }
}

const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
restoreText();
openTarget();
addEventListener('hashchange', openTarget);
const askedIslands = islands.filter(isAsked);
if (askedIslands.length > 0) nextPaint().then(() => askedIslands.map(hydrate));
whenPainted().then(() => {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        void hydrate(target as HTMLElement);
      }
    },
    { rootMargin: NEAR },
  );
  for (const island of islands) {
    for (const touch of TOUCHES) island.addEventListener(touch, () => hydrate(island), passive);
    if (island.dataset.when === 'rest') whenEngagedOrAtRest(() => hydrate(island));
    else near.observe(island);
  }
  // Chromium may have opened it meanwhile, and at times forgets to scroll there.
  openTarget();
  registerWorker();
  void reportWebVitals();
});
