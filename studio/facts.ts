/**
 * `npm run studio:facts`: writes the drivetrain, the published measures and the tyres of the cars from the content to
 * `studio/facts.json`: the studio compares its cars with them (`cars/__init__.py`). A figure that the content does not have stays out.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { library } from '../content/library.ts';
import type { FullModel, PartialModel } from '../content/schema.ts';

const MODELS: (FullModel | PartialModel)[] = [
  'voyah-free',
  'voyah-dreamer',
  'forthing-t5-evo',
  'aeolus-shine-gs',
  'forthing-yacht',
  'aeolus-huge',
].flatMap((id) => library.models[`models/${id}.json`] ?? []);
/** The facts that shape a car, by the names that every model gives them. */
const DRAWN = ['length', 'width', 'height', 'wheelbase', 'frontOverhang', 'tyres', 'rims'];

export const factsFile = fileURLToPath(new URL('facts.json', import.meta.url));

/** The text of `facts.json`: by car its drivetrain, its measures in millimetres, rims in inches and tyre size. */
export function formatFacts() {
  const facts = MODELS.map((model) => {
    const published = DRAWN.flatMap((name) => {
      const value = model.facts[name]?.value;
      return value === undefined ? [] : [[name, typeof value === 'object' && 'en' in value ? value.en : value]];
    });
    return [model.id, { drivetrain: model.drivetrain, ...Object.fromEntries(published) }];
  });
  return `${JSON.stringify(Object.fromEntries(facts), null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(factsFile, formatFacts());
