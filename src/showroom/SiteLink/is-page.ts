declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, { id: string; path?: string }> };
  }
}

let pages: Set<string> | undefined;

/**
 * Whether the router has a page for an address; before its scripts are there, true. An address that is none is left to
 * the browser, so that the host answers it.
 */
export function isPage(address: string): boolean {
  const routes = typeof window === 'undefined' ? undefined : window.__reactRouterManifest?.routes;
  if (routes === undefined) return true;
  pages ??= new Set(Object.values(routes).map(({ path = '' }) => path.toLowerCase()));
  const path = address.replace(/[?#].*$/, '').replace(/^\/+|\/+$/g, '');
  return pages.has(path.toLowerCase());
}
