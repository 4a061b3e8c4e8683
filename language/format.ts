/**
 * Numbers and units as every language writes them: comma thousands, point decimals, the unit behind the number. Own
 * functions instead of `Intl`, because browsers differ in what they know of Mongolian and a page must not change when
 * its script arrives.
 */

/** `4905` → `4,905`; decimals stay as they are (`15.5`). */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(Math.abs(value)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '−' : ''}${grouped}${decimals === undefined ? '' : `.${decimals}`}`;
}

/** `560`, `1320` → `560–1,320`. */
export function formatRange(from: number, to: number): string {
  return `${formatNumber(from)}–${formatNumber(to)}`;
}

/** Tögrög, without decimals: `12000` → `12,000 ₮` (the space does not break). */
export function formatTogrog(amount: number): string {
  return `${formatNumber(Math.round(amount))}\u00a0₮`;
}
