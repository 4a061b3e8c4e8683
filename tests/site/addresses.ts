import { readdirSync } from 'node:fs';

const CLIENT = new URL('../../build/client/', import.meta.url);

/** Every page of the built site as an address, both editions; not-found and offline pages and the redirecting `/` are no addresses. */
export const ADDRESSES: string[] = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !/(404|offline)\.html$/.test(file))
  .map((file) => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`)
  .filter((address) => address !== '/index' && address !== '/en')
  .sort();
