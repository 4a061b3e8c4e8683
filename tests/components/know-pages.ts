/** Makes the site's links open these addresses inside the document, as React Router's manifest does on a page of the site. */
export function knowPages(addresses: string[]): void {
  const routes = addresses.map((address) => [address, { id: address, path: address.slice(1), module: '/page.js' }]);
  window.__reactRouterManifest = { routes: Object.fromEntries(routes) };
}
