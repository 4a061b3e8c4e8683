/** The address that dials a telephone number: `+976 0000 0000` is `tel:+97600000000`. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
