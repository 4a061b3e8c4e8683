/** Takes the place of the service worker where the site is built without one: it removes what was kept, and itself. */
type Scope = {
  skipWaiting: () => void;
  registration: { unregister: () => Promise<boolean> };
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ): void;
};

const worker = self as unknown as Scope;

worker.addEventListener('install', () => worker.skipWaiting());

worker.addEventListener('activate', (event) => {
  const removed = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(removed.then(() => worker.registration.unregister()));
});
