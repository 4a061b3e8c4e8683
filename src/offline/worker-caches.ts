/**
 * The worker's caches and how large they may become, counted in files. Pictures have one of their own: who looks at many would
 * push out the scripts that every page needs, which came first.
 */
const MOST = { pages: 90, assets: 120, pictures: 200 };
type CacheName = keyof typeof MOST;
export const PAGES = 'pages' satisfies CacheName;
/** Files whose names carry a hash of their content. */
export const HASHED = /^\/(assets|pictures)\//;
/** One picture at its largest width stays well below; a larger answer is not worth the visitor's disk. */
const LARGEST = 2_000_000;

/** Keeps an answer under its address without the query: every query of a page is answered by the same file. */
export async function keep(url: string, response: Response): Promise<void> {
  const { pathname } = new URL(url, location.origin);
  const bytes = Number(response.headers.get('Content-Length') ?? 0);
  if (response.status !== 200 || response.type !== 'basic' || response.redirected || bytes > LARGEST) return;
  const name = (HASHED.exec(pathname)?.[1] ?? PAGES) as CacheName;
  try {
    await (await caches.open(name)).put(pathname, response);
    await trim(name);
  } catch {
    // The disk is full, damaged or forbidden. The site works without a kept copy.
  }
}

/** What is kept of an address; nothing where the disk is damaged or forbidden, because the network may still have it. */
export async function find(asked: RequestInfo, cacheName?: CacheName): Promise<Response | undefined> {
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

/** Brings the caches to their size, the longest kept first out, and removes those of an earlier worker. */
export async function trimmed(): Promise<void> {
  const names = Object.keys(MOST) as CacheName[];
  const strangers = (await caches.keys()).filter((name) => !(name in MOST));
  await Promise.all([...names.map(trim), ...strangers.map((name) => caches.delete(name))]);
}

async function trim(name: CacheName): Promise<void> {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  const offline = new Set(__OFFLINE_FILES__);
  const old = keys
    .filter(({ url }) => !offline.has(new URL(url).pathname))
    .slice(0, Math.max(0, keys.length - MOST[name]));
  await Promise.all(old.map((key) => cache.delete(key)));
}
