import { createHash } from 'node:crypto';
import type { InlineHashes } from './headers.ts';

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** Data blocks are not executed, so the policy does not ask for them. */
const DATA = /\btype="application\/(?:ld\+)?json"/;

/** The hashes of every inline script and style of some built pages, sorted, each once. */
export function inlineHashes(pages: string[]): InlineHashes {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const page of pages) {
    for (const [, element, attributes = '', text = ''] of page.matchAll(INLINE)) {
      if (/\bsrc=/.test(attributes) || DATA.test(attributes)) continue;
      hashes[element as 'script' | 'style'].add(`sha256-${createHash('sha256').update(text).digest('base64')}`);
    }
  }
  return { scripts: [...hashes.script].sort(), styles: [...hashes.style].sort() };
}
