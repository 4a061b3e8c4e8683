import { expect, test } from 'vitest';
import { differences, differencesHere } from './facts.ts';

test('what the site publishes of a car and the studio draws otherwise is told, with both figures', () => {
  const drawn = { free: { drivetrain: 'electric', length: 4905, rims: 20 }, gone: { length: 1 } };
  expect(differences(drawn, drawn)).toEqual([]);
  expect(
    differences(drawn, { free: { drivetrain: 'electric', length: 4910, height: 1660 }, new: { length: 2 } }),
  ).toEqual([
    'free: length is 4905 in the studio and 4910 on the site',
    'free: rims is 20 in the studio and not there on the site',
    'free: height is not there in the studio and 1660 on the site',
    'gone: length is 1 in the studio and not there on the site',
    'new: length is not there in the studio and 2 on the site',
  ]);
});

test('of this checkout lines name its cars', () => {
  for (const line of differencesHere()) expect(line).toMatch(/^(voyah|forthing|aeolus)-[a-z0-9-]+: \w+ is /);
});
