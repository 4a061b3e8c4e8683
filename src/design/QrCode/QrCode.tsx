import { encode } from 'uqr';

type QrCodeProps = {
  /** What a telephone's camera finds in it: a URL. */
  text: string;
  /** What the picture is for those who do not see it. */
  label: string;
  className?: string | undefined;
};

/** A QR code as one drawing in the colour of the text. It is made where it is rendered: at build, or by a script that comes on request. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { border: 2, ecc: 'M' });
  const rows = data.map((_, y) => `h${goesBack(y) ? -size : size}`);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path
        d={`M0 .5${rows.join('v1')}`}
        fill="none"
        stroke="currentColor"
        strokeDasharray={[0, ...runs(data)].join(' ')}
      />
    </svg>
  );
}

/** One line goes through all rows, every second one backwards. */
const goesBack = (row: number) => row % 2 === 1;

/**
 * How far that line stays light, dark, light and so on: as dashes these are a quarter fewer bytes than strokes with places of their own.
 * The way from row to row lies in the border and is light.
 */
function runs(data: boolean[][]): number[] {
  const line = data.flatMap((row, y) => [...(goesBack(y) ? row.toReversed() : row), false]);
  const lengths = [0];
  line.forEach((isDark, at) => {
    if (at > 0 && isDark !== line[at - 1]) lengths.push(0);
    lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1;
  });
  return lengths;
}
