import { DATA_AGE } from '#/deploy/headers.ts';
import { whenEngaged } from '../../design/when-engaged.ts';
import { pageRoute, pathOf } from './page-route.ts';

/** How long a link stays in view before it counts: whoever scrolls past does not mean it. Milliseconds. */
const DWELL = 100;

/** The links in view, each with the timer of its `DWELL`. */
const inView = new Map<Element, number>();
/** When a page was last fetched ahead. */
const fetched = new Map<string, number>();

let watcher: IntersectionObserver | undefined;
let isWanted = false;

/**
 * Fetches the page that a link leads to as soon as the link is in view and the visitor does something, or has rested a
 * while. Until then the page itself has the network; whoever saves data, or has a slow link, gets nothing ahead.
 *
 * @returns Stops it.
 */
export function watchLink(link: Element | null): (() => void) | undefined {
  if (link === null) return undefined;
  watcher ??= watch();
  watcher.observe(link);
  return () => {
    watcher?.unobserve(link);
    forget(link);
  };
}

function watch(): IntersectionObserver {
  whenEngaged(() => {
    isWanted = true;
    for (const link of inView.keys()) setTimeout(consider, 0, link);
  });
  return new IntersectionObserver(look);
}

function look(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    forget(target);
    if (isIntersecting) inView.set(target, window.setTimeout(consider, DWELL, target));
  }
}

function forget(link: Element): void {
  if (!inView.has(link)) return;
  clearTimeout(inView.get(link));
  inView.delete(link);
}

function consider(link: Element): void {
  if (isWanted && !isSavingData()) fetchAhead(pathOf(link.getAttribute('href') ?? ''));
}

/**
 * Asks for a page's data and scripts, once as long as the browser keeps them. Plain requests instead of
 * `<link rel="prefetch">`: Safari has none, and two links to a page would ask twice.
 */
function fetchAhead(address: string): void {
  const route = pageRoute(address);
  const last = fetched.get(address);
  if (route === undefined || address === pathOf(location.pathname)) return;
  if (last !== undefined && performance.now() - last < DATA_AGE * 1000) return;
  fetched.set(address, performance.now());
  // What fails here is asked for again, and answered for, when somebody opens the page.
  fetch(`${address}.data`, { priority: 'low' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => fetched.delete(address));
  for (const script of [route.module, ...(route.imports ?? [])]) preload(script);
}

function preload(script: string): void {
  if (document.querySelector(`link[rel="modulepreload"][href="${script}"]`) !== null) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: script }));
}

/** The visitor asked for less data, or the link is too slow to fetch pages that may never be opened. */
function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
