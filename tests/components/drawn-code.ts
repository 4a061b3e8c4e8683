/** What is dark in a drawn QR code of `size` × `size` modules, row by row: what a telephone's camera sees of it. */
export function darkModules(code: Element, size: number): boolean[][] {
  const path = code.querySelector('path');
  if (path === null) throw new Error('No code is drawn.');
  const places = Array.from({ length: size }, (_, at) => at + 0.5);
  return places.map((y) => places.map((x) => path.isPointInStroke(new DOMPoint(x, y))));
}
