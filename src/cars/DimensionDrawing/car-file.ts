import { type DrawingLines, EDGE, layOut, tenth, WIDE } from './lay-out.ts';

/** In CSS pixels, however large the file is shown. Attributes, because a style element would need a hash in the policy. */
const PENS = {
  outline: 'stroke-width="1.36"',
  line: 'stroke-width=".85"',
  fine: 'stroke-width=".53" stroke-opacity=".8"',
};
/** `--ink-1`: a picture does not see the page's custom properties; on dark bands the stylesheet inverts it. */
const INK = '#101315';

/**
 * One view of a car as a picture file, as wide and as high above the ground as `DimensionDrawing` draws its dimensions: it
 * lies below them at the same width. A file of its own is loaded late and kept, and no page carries its paths.
 */
export function carFile(view: 'side' | 'front', { side, front }: Record<'side' | 'front', DrawingLines>): string {
  const { scale, ground, left } = layOut(side, front);
  const { height, paths } = view === 'side' ? side : front;
  const place = `translate(${tenth(left[view])} ${tenth(ground - height * scale)}) scale(${scale.toFixed(4)})`;
  const lines = paths.map(({ weight, d }) => `<path vector-effect="non-scaling-stroke" ${PENS[weight]} d="${d}"/>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE[view]}" height="${tenth(ground + EDGE)}" ` +
    `viewBox="0 0 ${WIDE[view]} ${tenth(ground + EDGE)}">` +
    `<g fill="none" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round" transform="${place}">` +
    `${lines.join('')}</g></svg>\n`
  );
}
