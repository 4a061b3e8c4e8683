import type { PictureFile } from '../../design/Picture/Picture.tsx';

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

/** The visitor has long given up waiting by then, and can try again. */
const TIME_LIMIT = 30_000;

/**
 * Fetches all cars with their pictures: a page's own files hold only its own car.
 *
 * @throws When the list does not come, or something else comes in its place (the login page of a hotel's network).
 */
export async function loadModels(address: string): Promise<OrderModel[]> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const models: unknown = await response.json();
  if (!Array.isArray(models) || models.length === 0 || !models.every(isModel)) {
    throw new Error(`${address} is not a list of models`);
  }
  return models;
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
