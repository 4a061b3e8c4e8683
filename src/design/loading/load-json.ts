import { requestTwice } from './request-twice.ts';

/** How long a data file may take, in milliseconds. Visitors have given up by then, and can try again. */
const JSON_TIME_LIMIT = 30_000;

const loading = new Map<string, Promise<unknown>>();

/**
 * Loads a data file of the site, once for the page. A failed attempt is forgotten, so that the next call tries again.
 *
 * @param url Of the site, locale included.
 * @param isValid Tells the file from whatever else may come in its place, such as the login page of a hotel's network.
 * @throws When the file does not come in time, or something else does.
 */
export function loadJson<Value>(url: string, isValid: (value: unknown) => value is Value): Promise<Value> {
  let file = loading.get(url) as Promise<Value> | undefined;
  if (file === undefined) {
    file = fetchJson(url, isValid);
    loading.set(url, file);
    file.catch(() => loading.delete(url));
  }
  return file;
}

async function fetchJson<Value>(url: string, isValid: (value: unknown) => value is Value): Promise<Value> {
  const response = await requestTwice(() => fetch(url, { signal: AbortSignal.timeout(JSON_TIME_LIMIT) }));
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const value: unknown = await response.json();
  if (!isValid(value)) throw new Error(`${url} holds something else than expected.`);
  return value;
}
