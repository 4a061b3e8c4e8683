/**
 * A helper for texts that are the same in both editions: names, brands, codes.
 * There is nothing to change here.
 */
import type { Text } from './schema.ts';

/** `both('Voyah Free')` is `{ mn: 'Voyah Free', en: 'Voyah Free' }`. */
export const both = (text: string): Text => ({ mn: text, en: text });
