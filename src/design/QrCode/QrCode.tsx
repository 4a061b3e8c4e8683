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
      <path d={data.map(rowPath).join('')} stroke="currentColor" />
    </svg>
  );
}

/** The dark runs of one row as strokes one unit wide, each from where the last one ended: half as long as boxes. */
function rowPath(row: boolean[], y: number): string {
  let path = '';
  let pen = 0;
  for (let x = row.indexOf(true); x !== -1; x = row.indexOf(true, pen)) {
    path += pen === 0 ? `M${x} ${y}.5` : `m${x - pen} 0`;
    const end = row.indexOf(false, x);
    pen = end === -1 ? row.length : end;
    path += `h${pen - x}`;
  }
  return path;
}
