import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { darkModules } from '#/tests/components/drawn-code.ts';
import { QrCode } from './QrCode.tsx';

test('draws every dark module of the code and no other', async () => {
  const text = 'https://showroom.example/en/voyah/free';
  const { container } = await render(<QrCode text={text} label="Link" />);
  const code = container.querySelector('svg[aria-label="Link"]') as SVGSVGElement;
  const { data, size } = encode(text, { border: 2, ecc: 'M' });
  expect(darkModules(code, size)).toEqual(data);
});
