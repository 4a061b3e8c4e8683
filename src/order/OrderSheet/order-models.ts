import type { PictureFile } from '../../design/Picture/Picture.tsx';
import { loadJson } from '../../design/SectionBoundary/load-json.ts';

export type OrderColour = {
  /** 1 to 6. */
  index: number;
  name: string;
  /** Missing where a page does not carry the pictures of all cars; the list of models has them. */
  picture?: PictureFile;
};

/** A car that can be ordered. */
export type OrderModel = {
  id: string;
  title: string;
  /** Of its page, edition included: `/en/voyah/free`. */
  address: string;
  colours: OrderColour[];
};

/**
 * Loads all cars with their pictures: a page's own files hold only its own car.
 *
 * @throws When the list does not come, or something else comes in its place.
 */
export function loadModels(url: string): Promise<OrderModel[]> {
  return loadJson(url, isModels);
}

function isModels(value: unknown): value is OrderModel[] {
  return Array.isArray(value) && value.length > 0 && value.every(isModel);
}

function isModel(model: Partial<OrderModel> | null): model is OrderModel {
  return (
    typeof model?.id === 'string' &&
    typeof model.title === 'string' &&
    typeof model.address === 'string' &&
    Array.isArray(model.colours) &&
    model.colours.every(({ index, name }) => typeof index === 'number' && typeof name === 'string')
  );
}
