/**
 * Windows hands no `mailto:` address over 2,048 characters to the mail program: Chrome then does nothing at all, without
 * a word (https://crbug.com/727909).
 */
export const MAIL_ADDRESS_LIMIT = 2000;

/**
 * A `mailto:` address that opens a prepared e-mail. Whatever the texts hold, the result is one recipient, one subject
 * and one body: everything is percent-encoded, a line break in a subject becomes a space, and half a character (broken
 * UTF-16) becomes the replacement character instead of an exception.
 *
 * @param body Lines are parted by `\n`.
 */
export function mailAddress(recipient: string, subject = '', body = ''): string {
  const fields = [
    [
      'subject',
      wellFormed(subject)
        .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
        .trim(),
    ],
    [
      'body',
      wellFormed(body)
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .replaceAll('\n', '\r\n'),
    ],
  ]
    .filter(([, text]) => text !== '')
    .map(([field, text]) => `${field}=${encode(text ?? '')}`);
  const to = encode(wellFormed(recipient).replace(/[\p{Cc}\s,;]+/gu, '')).replace('%40', '@');
  return `mailto:${to}${fields.length === 0 ? '' : `?${fields.join('&')}`}`;
}

/** `encodeURIComponent` leaves these alone, but some mail programs end an address at them. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
