import { type ChunkError, loadChunk } from '../design/SectionBoundary/load-chunk.ts';

/** What React Router's manifest says of a route. */
type ManifestRoute = { id: string; module: string };

const failures = new Map<string, ChunkError>();

/**
 * Loads the script of a page that the visitor opens; `setup/router-parts-plugin.ts` puts it in the place of React Router's
 * own. When it fails, the route stays empty, and `guard-navigation.ts` opens it as a document.
 */
export async function loadRouteModule(route: ManifestRoute, loaded: Record<string, unknown>): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id];
  try {
    const module = await loadChunk(route.id, () => import(/* @vite-ignore */ route.module));
    loaded[route.id] = module;
    return module;
  } catch (error) {
    failures.set(route.id, error as ChunkError);
    return {};
  }
}

/**
 * Why the script of a route did not load. React Router keeps what it was given for a route as long as the document lives,
 * so a route that failed once counts as failed until the next document.
 */
export function failedRoute(id: string): ChunkError | undefined {
  return failures.get(id);
}
