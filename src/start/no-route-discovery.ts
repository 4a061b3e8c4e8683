/**
 * Takes the place of React Router's lazy route discovery (`setup/router-parts-plugin.ts`): this site's manifest names every
 * route from the start (`routeDiscovery` in `react-router.config.ts`), so there is nothing to discover.
 */
export const isFogOfWarEnabled = () => false;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => undefined;
export const getPartialManifest = <T>(manifest: T) => manifest;
