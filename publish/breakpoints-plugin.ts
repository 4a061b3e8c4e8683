import type { AcceptedPlugin } from 'postcss';
import customMedia from 'postcss-custom-media';
import { BREAKPOINTS, below, from } from '../src/design/breakpoints.ts';

/** What makes widths of `@media (--tablet)` and `@media (--below-tablet)`, in every style sheet. */
export const breakpoints: AcceptedPlugin[] = [
  {
    postcssPlugin: 'breakpoints',
    Once(root, { AtRule }) {
      root.prepend(
        (Object.keys(BREAKPOINTS) as (keyof typeof BREAKPOINTS)[]).flatMap((name) => [
          new AtRule({ name: 'custom-media', params: `--${name} ${from(name)}` }),
          new AtRule({ name: 'custom-media', params: `--below-${name} ${below(name)}` }),
        ]),
      );
    },
  },
  customMedia(),
];
