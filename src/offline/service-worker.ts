/**
 * Keeps what a visitor has seen, so that it opens without a network as well.
 *
 * Pages and the data that islands fetch come from the network whenever it answers, so nobody reads an old page while online.
 * Files below `/assets/` and `/pictures/` carry a hash of their content in their name, never change, and come from the cache.
 * The worker never reloads a page; a new one takes over at once, which is safe because every page names the exact files that
 * it belongs to.
 */
import { splitLocale } from '#/language/locales.ts';
import { find, HASHED, keep, keepVisited, PAGES, trimmed } from './worker-caches.ts';

type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = ExtendableEvent & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
};
type WorkerScope = {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: Record<'enable' | 'disable', () => Promise<void>> };
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableEvent & { data: unknown }) => void): void;
};

const worker = self as unknown as WorkerScope;

/** How long a page that is kept waits for a network that does not answer, in milliseconds. */
const NETWORK_TIMEOUT_MS = 8_000;
/** The editor of the site, where it is built with one: what it reads must be what is there now. */
const EDITOR = '/admin/';
/** Pages (no extension), and the data that islands fetch. */
const FRESH = /^\/[^.]*$|\.json$/;

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepOfflinePages(), worker.skipWaiting()]));
});

/** Fails where one of them is not there: this worker would show the browser's own error instead, and nothing would try again. */
async function keepOfflinePages(): Promise<void> {
  await keepVisited(__OFFLINE_FILES__);
  const pages = await Promise.all(Object.values(__OFFLINE_PAGES__).map((page) => find(page, PAGES)));
  if (pages.includes(undefined))
    throw new Error('The offline pages cannot be kept. The next page of the visit tries again.');
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([preload(), worker.clients.claim(), trimmed()]));
});

/**
 * Lets the browser ask for a page while the worker starts. Not Firefox, which cannot be told by what it knows: when that
 * request fails, it shows its own error in the place of the page that the worker has kept.
 */
function preload(): Promise<void> | undefined {
  const isFirefox = /\bFirefox\//.test(navigator.userAgent);
  return worker.registration.navigationPreload?.[isFirefox ? 'disable' : 'enable']();
}

/** The first page of a visit was loaded before there was a worker: it tells what it consists of. */
worker.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keepVisited(event.data.map(String)));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('Range')) return;
  if (pathname.startsWith(EDITOR)) return;
  if (HASHED.test(pathname)) event.respondWith(kept(event));
  else if (FRESH.test(pathname)) event.respondWith(fresh(event, pathname));
});

async function kept(event: FetchEvent): Promise<Response> {
  const found = await find(event.request);
  if (found !== undefined) return found;
  const response = await fetch(event.request);
  event.waitUntil(keep(event.request.url, response.clone()));
  return response;
}

async function fresh(event: FetchEvent, pathname: string): Promise<Response> {
  // The network first: what has been fetched ahead is already there, and nothing waits for the disk.
  const network = fromNetwork(event);
  network.catch(() => undefined);
  const found = await find(pathname, PAGES);
  const timeout = new Promise<undefined>((resolve) => {
    if (found !== undefined) setTimeout(resolve, NETWORK_TIMEOUT_MS);
  });
  try {
    const response = await Promise.race([network, timeout]);
    if (response !== undefined) return response;
    // The network may still answer: the next visit then gets that.
    event.waitUntil(network.catch(() => undefined));
  } catch (error) {
    if (found === undefined) return offlinePage(event.request, pathname, error);
  }
  return found as Response;
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  event.waitUntil(keep(event.request.url, response.clone()));
  return response;
}

async function offlinePage({ mode }: Request, pathname: string, error: unknown): Promise<Response> {
  const { locale } = splitLocale(pathname);
  const page = mode === 'navigate' ? await find(__OFFLINE_PAGES__[locale]) : undefined;
  if (page === undefined) throw error;
  return page;
}
