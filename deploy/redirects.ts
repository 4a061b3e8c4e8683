/** Addresses that answer with another address, on every host. */
export const REDIRECTS = [
  { from: '/', to: '/home' },
  { from: '/en', to: '/en/home' },
] as const;

/** Parts of the site with a not-found page of their own: the nearest one answers, in its language and brand. */
export const NOT_FOUND_AREAS = [
  '/en/voyah',
  '/en/forthing',
  '/en/aeolus',
  '/en',
  '/voyah',
  '/forthing',
  '/aeolus',
  '',
] as const;

/** The not-found page for an address: `/en/voyah/nothing` → `/en/voyah/404.html`. */
export function notFoundPage(path: string): string {
  const area = NOT_FOUND_AREAS.find((each) => path === each || path.startsWith(`${each}/`)) ?? '';
  return `${area}/404.html`;
}
