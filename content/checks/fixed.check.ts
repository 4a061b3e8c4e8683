import { expect, test } from 'vitest';
import { fixed } from '../fixed.ts';
import { library } from '../library.ts';
import { checkFixed } from './check-fixed.ts';
import { tellProblem } from './problem.ts';

// What is meant to change is taken out of content/fixed.ts (docs/decisions/0030-what-is-fixed.md).
test('what the specification fixes stands in the content as it is fixed', () => {
  expect(fixed.flatMap(({ values }) => Object.keys(values)).length).toBeGreaterThan(100);
  expect(checkFixed(library).map((each) => tellProblem(each))).toEqual([]);
});

test('a change is told with its place, and so is a word that must be in a text', () => {
  const car = structuredClone(library.models['models/voyah-free.json']);
  if (car?.coverage !== 'full' || car.facts.torque === undefined) throw new Error('The Voyah Free has no torque.');
  car.facts.torque.value = 1;
  const [slide] = car.exterior.slides;
  if (slide?.text !== undefined) slide.text.mn = 'Өөр үг';
  const told = checkFixed({ ...library, models: { ...library.models, 'models/voyah-free.json': car } }).map((each) =>
    tellProblem(each),
  );
  expect(told).toHaveLength(checkFixed(library).length + 2);
  expect(told.join('\n')).toMatch(/models\/voyah-free\.json › facts\.torque\.value: it is fixed as \d+, but is 1 \(/);
  expect(told.join('\n')).toContain('exterior.slides[0].text.mn: it is fixed to contain "Итали"');
});
