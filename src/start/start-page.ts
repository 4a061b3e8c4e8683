import { earlyCarouselHands } from '../design/Carousel/early-hands.ts';
import { layOutAll } from '../design/Section/lay-out-far.ts';
import { asRouterState } from './as-router-state.ts';
import { keyEntry, restorePlace } from './scroll-places.ts';

/** What the page's own HTML says about its scripts; `PageScripts.tsx` writes it, as data, into `#page-start`. */
export type PageStart = {
  /** React Router's hand-over: base name, flags. */
  context: object;
  manifest: string;
  entry: string;
  /** The words around the page (`shell-address.ts`); the entry asks for them. */
  shell: string;
  /** Route id → module address. */
  routes: Record<string, string>;
  /** Modules that the above import, each after those that it imports itself. */
  preload: string[];
};

declare global {
  interface Window {
    __reactRouterContext?: object;
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Runs modules one after the other and lets the browser breathe in between: evaluated in one go, they would keep a slow
 * phone from answering for as long as all of them take.
 *
 * @returns What the last one exports.
 */
async function evaluate(addresses: string[]): Promise<unknown> {
  let exported: unknown;
  for (const address of addresses) {
    exported = await import(/* @vite-ignore */ address);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return exported;
}

/**
 * The one inline script of the site. The page is complete without scripts, so nobody waits for them: they start two frames
 * after `load` and not before the browser says that it has painted (the hero is seen by then), or at the first touch,
 * whichever is earlier.
 */
function startPage() {
  earlyCarouselHands();
  // A reload, a return or a hash goes to a place, so everything above it has to be as high as it will be.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate' || location.hash !== '') layOutAll();
  restorePlace();
  addEventListener('keydown', layOutAll, true);
  const text = (id: string) => document.getElementById(id)?.textContent;
  let started = false;

  const run = () => {
    if (started) return;
    started = true;
    for (const touch of TOUCHES) removeEventListener(touch, run, true);
    const page: PageStart = JSON.parse(text('page-start') ?? '');
    keyEntry();
    const modules = [...page.preload, ...Object.values(page.routes), page.manifest, page.entry];
    for (const address of modules) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = address;
      document.head.append(link);
    }
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: page.shell });
    document.head.append(link);
    evaluate(modules.slice(0, -1))
      .then(async () => {
        const state = asRouterState(JSON.parse(text('page-state') ?? ''));
        window.__reactRouterContext = Object.assign(page.context, { stream: new Response(state).body });
        const routes = Object.entries(page.routes).map(async ([id, address]) => [id, await evaluate([address])]);
        window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(routes));
        await evaluate([page.entry]);
      })
      // The page stays what it is: complete HTML whose native parts work. A reload tries again.
      .catch((reason) => console.error(`Loading chunk ${page.entry} failed.`, reason));
  };

  for (const touch of TOUCHES) addEventListener(touch, run, { capture: true, passive: true });
  // The first frame after `load` draws the hero, the second begins when it is on the screen. A browser that never says that
  // it has painted has done so within 60.
  let frames = 0;
  const soon = () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        frames += 1;
        const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
        if ((isPainted && frames > 1) || frames === 60) run();
        else soon();
      }),
    );
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon);
}

startPage();
