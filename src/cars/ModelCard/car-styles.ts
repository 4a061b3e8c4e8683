/**
 * What styles have to know of each car, as CSS for the document's head, because the site's security policy allows no style
 * attributes: `[data-car='voyah-free']{--length:0.923;--view:voyah-free}` and so on. `--length` is the car's length beside the
 * longest one, for side views to scale; `--view` names its picture in the transition from one page to the next. Throws on
 * anything but an id and a share, which would be CSS from outside.
 */
export function carStyles(cars: { id: string; length: number }[]): string {
  return cars
    .map(({ id, length }) => {
      if (!/^[a-z0-9-]+$/.test(id) || !(length > 0 && length <= 1)) throw new Error(`"${id}" has no length: ${length}`);
      return `[data-car='${id}']{--length:${length};--view:${id}}`;
    })
    .join('');
}
