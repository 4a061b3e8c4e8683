import { expect, test } from 'vitest';
import { dividePrint } from './print-styles.ts';

/** Without the spaces that say nothing. */
const tight = (css: string) =>
  css
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};:,]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim();

function divided(css: string) {
  const { screen, print } = dividePrint(css);
  return { screen: tight(screen), print: tight(print) };
}

test('what holds on paper alone goes apart, inside its layer and conditions', () => {
  const css = `
    @layer parts {
      .a { color: red; }
      @media print { .a { color: black; } }
      @supports (animation-timeline: view()) {
        .b { animation: rise; }
        @media print { .b { animation: none; } }
      }
    }
    @media print { .c { display: none; } }`;
  expect(divided(css)).toEqual({
    screen: '@layer parts{.a{color:red}@supports (animation-timeline:view()){.b{animation:rise}}}',
    print:
      '@layer parts{@media print{.a{color:black}}@supports (animation-timeline:view()){@media print{.b{animation:none}}}}' +
      '@media print{.c{display:none}}',
  });
});

test('what holds in windows as well stays, and so does what windows alone need', () => {
  const css = `
    @layer reset, parts;
    @media (min-width: 400px) { .a { margin: 0; } }
    @media screen and (min-width: 400px) { .b { margin: 0; } }
    @font-face { font-family: X; src: url(x.woff2); }
    @keyframes rise { from { opacity: 0; } }`;
  expect(divided(css)).toEqual({ screen: tight(css), print: '' });
});

test('a layer that holds nothing but rules for paper leaves nothing behind', () => {
  expect(divided('@layer parts { @media print { .a { gap: 3mm; } } }').screen).toBe('');
});
