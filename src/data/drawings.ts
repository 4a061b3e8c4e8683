import { drawingAddresses } from '#/content/drawing-addresses.ts';
import { linesOf } from '#/content/drawings.ts';
import { carFile } from '../showroom/DimensionDrawing/car-file.ts';
import type { Route } from './+types/drawings';

/** `drawings/…`: a car's line drawing, as a picture of one view (`.svg`) or as the lines of both (`.json`). */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const address = pathname.replace(/\.data$/, '');
  const model = address.match(/([^/]+)\.\w+$/)?.[1] ?? '';
  const lines = linesOf(model);
  if (address === drawingAddresses(model).lines) return Response.json(lines);
  const view = address === drawingAddresses(model).side ? 'side' : 'front';
  return new Response(carFile(view, lines), { headers: { 'Content-Type': 'image/svg+xml' } });
}
