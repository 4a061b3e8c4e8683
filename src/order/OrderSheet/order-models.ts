import type { OrderModel } from '#/catalogue/model-choices.ts';
import { loadJson } from '../../design/loading/load-json.ts';

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
    typeof model.offer?.price === 'string' &&
    Array.isArray(model.colours) &&
    model.colours.every(({ index, name }) => typeof index === 'number' && typeof name === 'string')
  );
}
