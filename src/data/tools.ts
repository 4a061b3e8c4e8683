import { calculators } from '#/content/catalogue/calculators.ts';
import { pagePlace } from '../pages/page-place.ts';
import type { Route } from './+types/tools';

/** `tools.json`: figures and words of the calculators, fetched when the visitor comes near the first of them. */
export function loader({ request }: Route.LoaderArgs) {
  return Response.json(calculators(pagePlace(request).language));
}
