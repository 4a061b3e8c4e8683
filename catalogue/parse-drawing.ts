/**
 * Reads a line drawing of a car (`media/drawings/<model>/{side,front,rear}.svg`, drawn in millimetres by the studio) into
 * plain numbers and path data, so that no foreign markup ever reaches a page. Used at build only.
 */

/** One line drawing. Lengths are in units of `MILLIMETRES` mm; the origin is the top left corner, the ground the bottom. */
export type Drawing = {
  width: number;
  height: number;
  /** Millimetres per unit. */
  unit: number;
  /** Width of the body without its mirrors, for the front and rear views. */
  body: number;
  /** Where the axles stand, for the side view. */
  axles?: { front: number; rear: number };
  paths: { weight: 'outline' | 'line' | 'fine'; d: string }[];
};

/** Fine enough for the widest screen (two thirds of a pixel) and a quarter smaller in the page than whole millimetres. */
const MILLIMETRES = 4;

const WEIGHTS = ['outline', 'line', 'fine'] as const;
const ELEMENT = /<(\/?)([a-z]+)((?:\s+[a-z-]+="[^"]*")*)\s*\/?>/gi;
const ATTRIBUTE = /([a-z-]+)="([^"]*)"/gi;

/**
 * Parses the text of a drawing; `file` is named in every error.
 *
 * Allowed are `svg`, `g` and `path`, path commands `M L H V Z` in both cases, and the classes `outline`, `line`, `fine`.
 * Throws on anything else, on a missing box and on data that is not a number.
 */
export function parseDrawing(svg: string, file: string): Drawing {
  const fail = (reason: string): never => {
    throw new Error(`${file}: ${reason}`);
  };
  const rest = svg.replace(ELEMENT, '').trim();
  if (rest !== '') fail(`a drawing holds elements only, but there is "${rest.slice(0, 40)}"`);

  const elements = [...svg.matchAll(ELEMENT)]
    .filter(([, end]) => end === '')
    .map(([, , name = '', text = '']) => ({
      name,
      attributes: Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value])),
    }));
  const stranger = elements.find(({ name }) => !['svg', 'g', 'path'].includes(name));
  if (stranger !== undefined) fail(`<${stranger.name}> does not belong into a drawing`);

  const frame = elements[0]?.name === 'svg' ? elements[0].attributes : fail('it does not begin with <svg>');
  const box = (frame.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = Number.NaN, y = Number.NaN, width = Number.NaN, height = Number.NaN] = box;
  if (box.length !== 4 || box.some(Number.isNaN)) fail('the viewBox is not four numbers');

  const measure = (name: string): number => {
    const value = Number(frame[name] ?? Number.NaN);
    return value > 0 ? round(value) : fail(`${name} is not a length in millimetres`);
  };
  const paths = elements
    .filter(({ name }) => name === 'path')
    .map(({ attributes }) => ({
      weight:
        WEIGHTS.find((weight) => weight === attributes.class) ?? fail(`a path has the class "${attributes.class}"`),
      d: simplify(attributes.d ?? '', fail),
    }))
    .filter(({ d }) => d !== '');
  if (paths.length === 0) fail('nothing is drawn in it');

  return {
    // The studio leaves the same room on all four sides; without it the ground is the bottom.
    width: round(width + 2 * x),
    height: round(height + 2 * y),
    unit: MILLIMETRES,
    body: measure('data-width'),
    ...(frame['data-front-axle'] !== undefined && {
      axles: { front: measure('data-front-axle'), rear: measure('data-rear-axle') },
    }),
    paths,
  };
}

const round = (millimetres: number) => Math.round(millimetres / MILLIMETRES);

/** The same path in relative steps of whole units, without the steps that have become too short to see. */
function simplify(d: string, fail: (reason: string) => never): string {
  const tokens = d.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)|[^\s,]/gi) ?? [];
  let out = '';
  let [at, start, drawn] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  let command = '';
  for (let next = 0; next < tokens.length; ) {
    if (/[a-z]/i.test(tokens[next] ?? '')) command = tokens[next++] ?? '';
    const number = () => {
      const value = Number(tokens[next++] ?? Number.NaN);
      return Number.isNaN(value) ? fail(`a path has no number after "${command}"`) : value;
    };
    const from = command === command.toLowerCase() ? at : { x: 0, y: 0 };
    const kind = command.toUpperCase();
    if (kind === 'Z') {
      at = start;
      drawn = { x: round(at.x), y: round(at.y) };
      out += 'z';
      command = '';
      continue;
    }
    if (kind === 'H') at = { x: from.x + number(), y: at.y };
    else if (kind === 'V') at = { x: at.x, y: from.y + number() };
    else if (kind === 'M' || kind === 'L') at = { x: from.x + number(), y: from.y + number() };
    else fail(`a path has the command "${command}"; only M, L, H, V and Z are read`);

    const goal = { x: round(at.x), y: round(at.y) };
    if (kind === 'M') {
      start = at;
      out += `M${goal.x}${pair(goal.y)}`;
      // Further pairs after a move are lines.
      command = command === 'm' ? 'l' : 'L';
    } else if (goal.x !== drawn.x || goal.y !== drawn.y) {
      out += `l${goal.x - drawn.x}${pair(goal.y - drawn.y)}`;
    }
    drawn = goal;
  }
  return out;
}

/** The second number of a pair: a minus sign is separator enough. */
const pair = (value: number) => (value < 0 ? String(value) : ` ${value}`);
