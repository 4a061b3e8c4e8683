import { searchIndex } from '#/content/catalogue/search-index.ts';
import { pagePlace } from '../pages/page-place.ts';
import type { Route } from './+types/search';

/** `search.json`: what the search finds, fetched when it is first opened. */
export function loader({ request }: Route.LoaderArgs) {
  return Response.json(searchIndex(pagePlace(request).language));
}
