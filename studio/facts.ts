/**
 * `npm run studio:facts`: writes the published measures and tyres of the cars from the content to `studio/facts.json`, which the
 * studio compares with its cars (`cars/__init__.py`). A figure that the content does not have stays out.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { aeolusHuge } from '../content/models/aeolus-huge.ts';
import { aeolusShineGs } from '../content/models/aeolus-shine-gs.ts';
import { forthingT5Evo } from '../content/models/forthing-t5-evo.ts';
import { forthingYacht } from '../content/models/forthing-yacht.ts';
import { voyahDreamer } from '../content/models/voyah-dreamer.ts';
import { voyahFree } from '../content/models/voyah-free.ts';
import type { FullModel, PartialModel } from '../content/schema.ts';

const MODELS: (FullModel | PartialModel)[] = [
  voyahFree,
  voyahDreamer,
  forthingT5Evo,
  aeolusShineGs,
  forthingYacht,
  aeolusHuge,
];
const MEASURES = ['length', 'width', 'height', 'wheelbase'] as const;

export const factsFile = fileURLToPath(new URL('facts.json', import.meta.url));

/** The text of `facts.json`: by car its measures in millimetres and the first tyre size that is published for it. */
export function formatFacts() {
  const facts = MODELS.map((model) => {
    const rows = model.coverage === 'full' ? model.specification.tabs.flatMap((tab) => tab.facts) : model.facts;
    const find = (spec: string) => rows.find((row) => row.spec === spec)?.value;
    const tyres = find('tyres');
    return [
      model.id,
      {
        ...Object.fromEntries(MEASURES.map((measure) => [measure, find(measure)])),
        tyres: typeof tyres === 'object' && 'en' in tyres ? tyres.en : undefined,
      },
    ];
  });
  return `${JSON.stringify(Object.fromEntries(facts), null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(factsFile, formatFacts());
