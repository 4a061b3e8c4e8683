/**
 * `npm run studio:facts`: writes the drivetrain, the published measures and the tyres of the cars from the content to
 * `studio/facts.json`: the studio compares its cars with them (`cars/__init__.py`). A figure that the content does not have stays out.
 * With `--check` it says what the content has changed since, and writes nothing: staff who correct a measure need no studio.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { library } from '../content/library.ts';

/** By car its drivetrain, its measures in millimetres, rims in inches and tyre size. */
export type Facts = Record<string, Record<string, unknown>>;

const CARS = ['voyah-free', 'voyah-dreamer', 'forthing-t5-evo', 'aeolus-shine-gs', 'forthing-yacht', 'aeolus-huge'];
/** The facts that shape a car, by the names that every model gives them. */
const DRAWN = ['length', 'width', 'height', 'wheelbase', 'frontOverhang', 'tyres', 'rims'];

const FILE = fileURLToPath(new URL('facts.json', import.meta.url));

/** What the site publishes. */
function publishedFacts(): Facts {
  return Object.fromEntries(
    CARS.flatMap((id) => library.models[`models/${id}.json`] ?? []).map(({ id, drivetrain, facts }) => {
      const published = DRAWN.flatMap((name) => {
        const value = facts[name]?.value;
        return value === undefined ? [] : [[name, typeof value === 'object' && 'en' in value ? value.en : value]];
      });
      return [id, { drivetrain, ...Object.fromEntries(published) }];
    }),
  );
}

/** In what cars are drawn otherwise than they are published, a line each. */
export function differences(drawn: Facts, published: Facts): string[] {
  return [...new Set([...Object.keys(drawn), ...Object.keys(published)])].flatMap((id) => {
    const [ours, theirs] = [drawn[id] ?? {}, published[id] ?? {}];
    return [...new Set([...Object.keys(ours), ...Object.keys(theirs)])]
      .filter((name) => ours[name] !== theirs[name])
      .map(
        (name) =>
          `${id}: ${name} is ${ours[name] ?? 'not there'} in the studio and ${theirs[name] ?? 'not there'} on the site`,
      );
  });
}

/** The same of this checkout. */
export const differencesHere = () => differences(JSON.parse(readFileSync(FILE, 'utf8')), publishedFacts());

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!process.argv.includes('--check')) writeFileSync(FILE, `${JSON.stringify(publishedFacts(), null, 2)}\n`);
  const found = differencesHere();
  if (found.length > 0) {
    process.stdout.write(
      `\nCars are drawn with other figures than the site publishes (npm run studio:facts, then studio/README.md):\n`,
    );
    for (const line of found) process.stdout.write(`- ${line}\n`);
  }
}
