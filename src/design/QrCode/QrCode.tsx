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
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={data.map(rowPath).join('')} fill="currentColor" />
    </svg>
  );
}

/** The dark runs of one row as boxes one unit high. */
function rowPath(row: boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const end = row.indexOf(false, x);
    const width = (end === -1 ? row.length : end) - x;
    path += `M${x} ${y}h${width}v1h-${width}z`;
    x += width;
  }
  return path;
}
