import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { QrCode } from './QrCode.tsx';

test('draws every dark module of the code and no other', async () => {
  const text = 'https://showroom.example/en/voyah/free';
  const { container } = await render(<QrCode text={text} label="Link" />);
  const svg = container.querySelector('svg[aria-label="Link"]') as SVGSVGElement;
  const path = svg.querySelector('path') as SVGPathElement;
  const { data } = encode(text, { border: 2, ecc: 'M' });
  const drawn = data.map((row, y) => row.map((_, x) => path.isPointInStroke(new DOMPoint(x + 0.5, y + 0.5))));
  expect(drawn).toEqual(data);
});
