/** One of the cars that are compared, and its paint, 1 to 6. */
export type ComparedCar = { model: string; colour: number };

/** How many cars stand side by side at most. */
export const MOST_CARS = 3;

/**
 * Reads `?compare=voyah-free.5,forthing-t5-evo`: model ids, each with an optional paint. Addresses come from strangers:
 * unknown models, repeated ones and those beyond the third are left out, an impossible paint becomes the car's own.
 *
 * @returns undefined where the address speaks of no comparison.
 */
export function readCompare(
  query: string,
  models: { id: string; leadColour: number }[],
): { cars: ComparedCar[]; isDifferencesOnly: boolean } | undefined {
  const values = new URLSearchParams(query);
  const text = values.get('compare');
  if (text === null) return undefined;
  const cars = new Map<string, ComparedCar>();
  for (const part of text.slice(0, 200).split(',')) {
    const [id = '', colour = ''] = part.split('.');
    const model = models.find((each) => each.id === id);
    if (model === undefined || cars.has(id) || cars.size === MOST_CARS) continue;
    cars.set(id, { model: id, colour: /^[1-6]$/.test(colour) ? Number(colour) : model.leadColour });
  }
  return { cars: [...cars.values()], isDifferencesOnly: values.get('differences') === '1' };
}

/** The value of `compare` in the address; undefined without cars. A car's own paint is not written. */
export function compareValue(cars: ComparedCar[], models: { id: string; leadColour: number }[]): string | undefined {
  if (cars.length === 0) return undefined;
  return cars
    .map(({ model, colour }) =>
      models.find(({ id }) => id === model)?.leadColour === colour ? model : `${model}.${colour}`,
    )
    .join(',');
}

/** The address of the comparison that begins with these cars: `/en/home?compare=voyah-free#compare`. */
export function compareAddress(home: string, models: string[]): string {
  return `${home}?compare=${models.join(',')}#compare`;
}
