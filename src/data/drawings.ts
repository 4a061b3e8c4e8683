import { drawingFile } from '#/content/catalogue/drawing-file.ts';
import { carFile } from '../showroom/DimensionDrawing/car-file.ts';
import type { Route } from './+types/drawings';

/** `drawings/…`: a car's line drawing, as a picture of one view (`.svg`) or as the lines of both (`.json`). */
export function loader({ request }: Route.LoaderArgs) {
  const { view, lines } = drawingFile(new URL(request.url).pathname.replace(/\.data$/, ''));
  if (view === undefined) return Response.json(lines);
  return new Response(carFile(view, lines), { headers: { 'Content-Type': 'image/svg+xml' } });
}
