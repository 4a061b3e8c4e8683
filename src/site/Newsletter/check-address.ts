/** What is wrong with an e-mail address as it was typed; undefined when nothing is. */
export type AddressMistake = 'empty' | 'malformed';

/** The longest address that mail servers take (RFC 5321). */
const LONGEST = 254;

/**
 * Finds what a visitor can have mistyped: no @, two of them, a space, a missing ending (`name@example`). It asks for less
 * than the standard forbids, because only the mail server knows whether an address exists. Letters of any script pass.
 */
export function findMistake(address: string): AddressMistake | undefined {
  const typed = address.trim();
  if (typed === '') return 'empty';
  if (typed.length > LONGEST) return 'malformed';
  return ADDRESS.test(typed) ? undefined : 'malformed';
}

const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
const ADDRESS = new RegExp(
  `^[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_\`{|}~-]+(?:\\.[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_\`{|}~-]+)*@(?:${LABEL}\\.)+${LABEL}$`,
  'u',
);
