/** The parameter of the URL: `?compare=…`. */
export const PARAMETER = 'compare';
/** How many cars stand side by side at most. */
export const MOST_CARS = 3;

/**
 * Reads `?compare=voyah-free,forthing-t5-evo`. URLs are untrusted input: unknown models, repeated ones and those beyond the
 * third are left out. What follows a point after a model, its paint in older links, is passed over.
 *
 * @returns undefined where the URL speaks of no comparison.
 */
export function readCompare<Id extends string>(
  query: string,
  known: Id[],
): { models: Id[]; isDifferencesOnly: boolean } | undefined {
  const values = new URLSearchParams(query);
  const text = values.get(PARAMETER);
  if (text === null) return undefined;
  const asked = text
    .slice(0, 200)
    .split(',')
    .flatMap((part) => known.find((id) => id === part.split('.')[0]) ?? []);
  return { models: [...new Set(asked)].slice(0, MOST_CARS), isDifferencesOnly: values.get('differences') === '1' };
}

/** The URL of the comparison that begins with these cars: `/en/home?compare=voyah-free#compare`. */
export function compareAddress(home: string, models: string[]): string {
  return `${home}?${PARAMETER}=${models.join(',')}#compare`;
}
