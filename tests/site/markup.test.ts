/** Values that slipped into the built HTML as JavaScript writes them. */
import { expect, test } from '@playwright/test';
import { builtFiles, textOf } from './built-files.ts';

test('no attribute and no text holds what JavaScript writes for nothing', () => {
  const slips: string[] = [];
  for (const file of builtFiles(/\.html$/)) {
    const html = textOf(file).replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
    for (const [slip] of html.matchAll(
      /[\w-]+="[^"]*\b(undefined|NaN)\b[^"]*"|\[object \w+\]|>(undefined|null|NaN)</g,
    )) {
      slips.push(`${file}: ${slip.slice(0, 120)}`);
    }
  }
  expect(slips).toEqual([]);
});
