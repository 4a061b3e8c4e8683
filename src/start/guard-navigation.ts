import { CHUNK_TIME_LIMIT, ChunkError } from '../design/SectionBoundary/load-chunk.ts';
import { failedRoute } from './load-route-module.ts';
import { openDocument } from './open-document.ts';

declare global {
  interface Window {
    __reactRouterDataRouter?: {
      state: { navigation: { location?: { pathname: string; search: string; hash: string } } };
    };
  }
}

/** The route whose error boundary answers: the one inside the frame (`src/routes.ts`). */
const PAGE = 'page';

type Results = Record<string, { type: 'data' | 'error'; result: unknown }>;
type Navigation = { request: Request; pattern: string };

/** The failure of a navigation whose scripts and data belong to different builds; nothing is wrong with either. */
const OTHER_BUILD = 'The site was published anew.';

/**
 * Stands around every navigation inside the document (client middleware of the pages' common route). When the script or the data
 * of the next page does not arrive, or belongs to another build than the scripts that run, the page is opened as a new
 * document instead; when that does not answer either, the error screen says so.
 */
export async function guardNavigation(
  { request, pattern }: Navigation,
  next: () => Promise<unknown>,
): Promise<Results> {
  const { pathname, search, hash } = window.__reactRouterDataRouter?.state.navigation.location ?? new URL(request.url);
  const id = routeOf(pattern);
  let timer = 0;
  const alarm = new Promise<undefined>((resolve) => {
    timer = window.setTimeout(resolve, CHUNK_TIME_LIMIT);
  });
  const results = await Promise.race([next() as Promise<Results>, alarm]);
  clearTimeout(timer);
  if (request.signal.aborted && results !== undefined) return results;

  const failure = failedRoute(id) ?? failedData(`${pathname}.data`, results) ?? otherBuild(results);
  if (results !== undefined && failure === undefined) return results;
  await openDocument(pathname + search + hash, request.signal);
  return { [PAGE]: { type: 'error', result: failure } };
}

function routeOf(pattern: string): string {
  const path = pattern.replace(/^\//, '');
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
  return routes.find((route) => route.path === path)?.id ?? path;
}

function failedData(address: string, results: Results | undefined): Error | undefined {
  const failed = Object.values(results ?? {}).find(({ type }) => type === 'error');
  if (results !== undefined && failed === undefined) return undefined;
  const error = new ChunkError(address, results === undefined ? 'timeout' : 'missing', failed?.result);
  console.error(error.message, failed?.result);
  return error;
}

function otherBuild(results: Results | undefined): Error | undefined {
  const data = results?.root?.result as { build?: string } | undefined;
  return data === undefined || data.build === import.meta.env.BUILD ? undefined : new Error(OTHER_BUILD);
}
