const URL_PATH = '/service-worker.js';
/** The worker has no part in the page that is open: everything else goes first. In milliseconds. */
const WAIT = 4_000;

type PolicyFactory = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => {
    createScriptURL: (address: string) => string;
  };
};

/**
 * Registers the service worker, late and without blocking anything, and tells it what the page consists of: that was
 * loaded before the worker was there. A browser that has none, or forbids it, shows the site all the same.
 */
export function registerWorker(): void {
  // Built without one: the file of that name then removes the worker of an earlier build wherever it is found.
  if (!import.meta.env.PROD || import.meta.env.SERVICE_WORKER === 'off' || !('serviceWorker' in navigator)) return;
  const idle = window.requestIdleCallback ?? setTimeout;
  setTimeout(() => idle(() => register().catch(() => undefined)), WAIT);
}

async function register(): Promise<void> {
  const options = { updateViaCache: 'none' } as const;
  const isVisitedWithWorker = navigator.serviceWorker.controller !== null;
  await navigator.serviceWorker.register(trusted(URL_PATH), options);
  if (isVisitedWithWorker) return;
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const kept = files.filter((path) => /^\/(assets|pictures)\/|\.json$/.test(path));
  active?.postMessage([location.pathname, ...new Set(kept)]);
}

/** Browsers with Trusted Types take a worker's address from a policy only; the site's one policy knows this one address. */
function trusted(address: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: PolicyFactory };
  if (trustedTypes === undefined) return address;
  const createScriptURL = (given: string) => {
    if (given !== URL_PATH) throw new TypeError(`${given} is not the service worker.`);
    return given;
  };
  return trustedTypes.createPolicy('service-worker', { createScriptURL }).createScriptURL(address);
}
