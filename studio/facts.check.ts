import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { factsFile, formatFacts } from './facts.ts';

test('the studio builds its cars from the figures that the content publishes', () => {
  expect(readFileSync(factsFile, 'utf8'), 'run `npm run studio:facts`').toBe(formatFacts());
});
