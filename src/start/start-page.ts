import { earlyCarouselHands } from '../design/Carousel/early-hands.ts';
import { bearForbiddenStorage } from './bear-forbidden-storage.ts';

/** What the page's own HTML says about its scripts; `PageScripts.tsx` writes it, as data, into `#page-start`. */
export type PageStart = {
  /** React Router's hand-over: base name, flags. */
  context: object;
  manifest: string;
  entry: string;
  /** Route id → module address. */
  routes: Record<string, string>;
  /** Modules that the above import. */
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
 * The one inline script of the site. The page is complete without scripts, so nobody waits for them: they start one frame
 * after `load` (the hero has been painted by then) or at the first touch, whichever is earlier.
 */
function startPage() {
  bearForbiddenStorage();
  earlyCarouselHands();
  const text = (id: string) => document.getElementById(id)?.textContent;
  const start = text('page-start');
  if (!start) return;
  const page: PageStart = JSON.parse(start);
  let started = false;

  const run = () => {
    if (started) return;
    started = true;
    for (const touch of TOUCHES) removeEventListener(touch, run, true);
    for (const address of page.preload) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = address;
      document.head.append(link);
    }
    window.__reactRouterContext = Object.assign(page.context, { stream: new Response(text('page-state')).body });
    const ids = Object.keys(page.routes);
    Promise.all([...Object.values(page.routes), page.manifest].map((address) => import(/* @vite-ignore */ address)))
      .then((modules) => {
        window.__reactRouterRouteModules = Object.fromEntries(ids.map((id, at) => [id, modules[at]]));
        return import(/* @vite-ignore */ page.entry);
      })
      // The page stays what it is: complete HTML whose native parts work. A reload tries again.
      .catch((reason) => console.error(`Loading chunk ${page.entry} failed.`, reason));
  };

  for (const touch of TOUCHES) addEventListener(touch, run, { capture: true, passive: true });
  const soon = () => requestAnimationFrame(() => setTimeout(run));
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon);
}

startPage();
