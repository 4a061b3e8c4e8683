import { modelChoices } from '#/content/catalogue/model-choices.ts';
import { pagePlace } from '../pages/page-place.ts';
import type { Route } from './+types/models';

/** `models.json`: all models with their paints, fetched when the order sheet is first opened. */
export function loader({ request }: Route.LoaderArgs) {
  return Response.json(modelChoices(pagePlace(request).language));
}
