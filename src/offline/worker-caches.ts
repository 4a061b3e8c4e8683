/** The worker's two caches and how large they may become. Everything is counted in files. */
export const PAGES = 'pages';
const FILES = 'files';
const MOST = { [PAGES]: 90, [FILES]: 260 };
/** Files whose names carry a hash of their content. */
export const HASHED = /^\/(assets|pictures)\//;
/** One picture at its largest width stays well below; a larger answer is not worth the visitor's disk. */
const LARGEST = 2_000_000;

/** Keeps an answer under its address without the query: every query of a page is answered by the same file. */
export async function keep(url: string, response: Response): Promise<void> {
  const { pathname } = new URL(url, location.origin);
  const bytes = Number(response.headers.get('Content-Length') ?? 0);
  if (response.status !== 200 || response.type !== 'basic' || response.redirected || bytes > LARGEST) return;
  const name = HASHED.test(pathname) ? FILES : PAGES;
  try {
    await (await caches.open(name)).put(pathname, response);
    await trim(name);
  } catch {
    // The disk is full, damaged or forbidden. The site works without a kept copy.
  }
}

/** What is kept of an address; nothing where the disk is damaged or forbidden, because the network may still have it. */
export async function find(asked: RequestInfo, cacheName?: string): Promise<Response | undefined> {
  try {
    return await caches.match(asked, cacheName === undefined ? {} : { cacheName });
  } catch {
    return undefined;
  }
}

/** Fetches and keeps files that are not kept yet; one that fails is left out. */
export async function keepVisited(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      const { origin, pathname } = new URL(address, location.origin);
      if (origin !== location.origin) return;
      if (HASHED.test(pathname) && (await find(pathname)) !== undefined) return;
      try {
        await keep(pathname, await fetch(pathname));
      } catch {
        // No network: the next visit tries again.
      }
    }),
  );
}

/** Brings both caches to their size, the longest kept first out. */
export async function trimmed(): Promise<void> {
  await Promise.all([trim(PAGES), trim(FILES)]);
}

async function trim(name: keyof typeof MOST): Promise<void> {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  const offline = new Set(__OFFLINE_FILES__);
  const old = keys
    .filter(({ url }) => !offline.has(new URL(url).pathname))
    .slice(0, Math.max(0, keys.length - MOST[name]));
  await Promise.all(old.map((key) => cache.delete(key)));
}
