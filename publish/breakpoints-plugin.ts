import type { AcceptedPlugin } from 'postcss';
import customMedia from 'postcss-custom-media';
import { BREAKPOINTS, below, from, HELD_ACROSS, LOW } from '../src/design/breakpoints.ts';

/** What makes widths of `@media (--tablet)` and `@media (--below-tablet)`, in every style sheet. */
export const breakpoints: AcceptedPlugin[] = [
  {
    postcssPlugin: 'breakpoints',
    Once(root, { AtRule }) {
      const named = (name: string, query: string) => new AtRule({ name: 'custom-media', params: `--${name} ${query}` });
      root.prepend([
        ...(Object.keys(BREAKPOINTS) as (keyof typeof BREAKPOINTS)[]).flatMap((name) => [
          named(name, from(name)),
          named(`below-${name}`, below(name)),
        ]),
        named('low', LOW),
        named('held-across', HELD_ACROSS),
      ]);
    },
  },
  customMedia(),
];
