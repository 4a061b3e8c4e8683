/**
 * How long each car is beside the longest one, as CSS for the document's head: `[data-car='voyah-free']{--length:0.923}` and
 * so on. Lengths are content, and the site's security policy allows no style attributes; with this, whatever has `data-car`
 * can show its side view to the scale of the others. Throws on anything but a share, which would be CSS from outside.
 */
export function lengthStyles(cars: { id: string; length: number }[]): string {
  return cars
    .map(({ id, length }) => {
      if (!/^[a-z0-9-]+$/.test(id) || !(length > 0 && length <= 1)) throw new Error(`"${id}" has no length: ${length}`);
      return `[data-car='${id}']{--length:${length}}`;
    })
    .join('');
}
