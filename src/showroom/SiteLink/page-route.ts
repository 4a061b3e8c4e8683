/** What React Router's manifest says of a route; addresses of scripts begin with a slash. */
type ManifestRoute = { id: string; path?: string; module: string; imports?: string[] };

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, ManifestRoute> };
  }
}

let pages: Map<string, ManifestRoute> | undefined;

/** The route of the page at an address inside the site; none where no page answers, or before the scripts are there. */
export function pageRoute(address: string): ManifestRoute | undefined {
  const routes = window.__reactRouterManifest?.routes;
  if (routes === undefined) return undefined;
  pages ??= new Map(Object.values(routes).map((route) => [(route.path ?? '').toLowerCase(), route]));
  return pages.get(pathOf(address).replace(/^\/+/, '').toLowerCase());
}

/** An address without query, hash and closing slash. */
export function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '').replace(/\/+$/, '');
}
