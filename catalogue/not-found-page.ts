import type { LocalContent } from './in-locale.ts';

/** What an unknown URL answers with. */
export function notFoundPage({ pages }: LocalContent) {
  return pages.notFound;
}
