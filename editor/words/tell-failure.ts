import type { Locale } from '#/language/locales.ts';
import { HostError } from '../hosts/host.ts';
import { sayIn } from './words.ts';

/** What went wrong between the editor and its host, in words. */
export function tellFailure(error: unknown, host: string, language: Locale): string {
  const say = sayIn(language);
  if (!(error instanceof HostError)) return String(error);
  if (error.status === 0) return say('noNetwork', { host });
  return [401, 403, 404].includes(error.status) && host !== ''
    ? say('wrongToken', { host, status: error.status })
    : say('failed', { reason: error.message });
}
