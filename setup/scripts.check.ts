import { expect, test } from 'vitest';
import { scripts } from '../package.json' with { type: 'json' };

test('no script of package.json sets a variable in front of a program: the shell of Windows cannot', () => {
  expect(Object.values(scripts).filter((script) => /(^|&& )\w+=/.test(script))).toEqual([]);
});
