import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

const TEXT =
  'Цахилгаан хөдөлгүүр 360 кВт, нэг цэнэглэлтээр 500 км (WLTP). Худалдан авахын өмнө үзэж, сууж, жолоодоорой.';

/** Whether the machine has a font as wide as Arial: without one there is nothing to measure. */
const hasArial = await new FontFace('probe', "local('Arial'), local('Liberation Sans')").load().then(
  () => true,
  () => false,
);

test.skipIf(!hasArial).each([300, 420, 640])(
  'text of weight %i takes the same room before Manrope comes',
  async (weight) => {
    const style = { fontSize: 20, fontWeight: weight, whiteSpace: 'nowrap', lineHeight: 'normal' } as const;
    const screen = await render(
      <>
        <span style={{ ...style, fontFamily: "'Manrope Variable'" }}>{TEXT}</span>
        <br />
        <span style={{ ...style, fontFamily: "'Manrope fallback'" }}>{TEXT}</span>
      </>,
    );
    await Promise.all([document.fonts.load(`${weight} 20px 'Manrope Variable'`, TEXT), document.fonts.ready]);
    const [manrope, standIn] = [...screen.container.querySelectorAll('span')].map((span) =>
      span.getBoundingClientRect(),
    );
    expect(standIn?.height).toBeCloseTo(manrope?.height ?? 0, 0);
    expect(Math.abs((standIn?.width ?? 0) / (manrope?.width ?? 1) - 1)).toBeLessThan(0.02);
  },
);

test('the letters of Mongolian and the tugrik come from Manrope', async () => {
  const loaded = await document.fonts.load("420 20px 'Manrope Variable'", 'Aа Өө Үү ₮');
  expect(loaded).toHaveLength(4);
  expect(loaded.every((face) => face.status === 'loaded')).toBe(true);
});
