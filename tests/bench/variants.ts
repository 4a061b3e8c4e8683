import type { Variant } from './options.ts';

const SCRIPTS = /<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/** A built page as its variant shows it. */
export function asVariant(html: string, variant: Variant): string {
  return variant === 'limit' ? limitPage(html) : html;
}

/** The limit: the same words, styles and pictures, and no script or data at all. No page with scripts is faster. */
function limitPage(html: string): string {
  return html.replace(SCRIPTS, '');
}
