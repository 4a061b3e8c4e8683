import { HostError } from './host.ts';

/** Asks a host's API; throws HostError where the answer is no success. */
export async function askHost<T>(
  name: string,
  address: string,
  headers: Record<string, string>,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<T> {
  const answer = await fetch(address, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new HostError(name, 0);
  });
  if (!answer.ok) throw new HostError(name, answer.status);
  const isJson = answer.headers.get('Content-Type')?.includes('json') === true;
  return (isJson ? answer.json() : answer.text()) as Promise<T>;
}
