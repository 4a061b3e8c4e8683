import { parseArgs } from 'node:util';

const USAGE = `npm run bench -- [options]
  --pages /home,/voyah/free   pages to measure (default: one of each kind), or "all"
  --runs 5                    loads of every page and variant
  --no-use                    leave out widgets, interactions and navigations
  --only-firefox              measure the paints in Firefox alone; with --write only their table changes
  --write                     put the tables into docs/bench.md`;

export type Options = { pages: string[]; runs: number; isUsed: boolean; isOnlyFirefox: boolean; isWritten: boolean };

/** How a page is made: as built, or as plain HTML without scripts. */
export const VARIANTS = ['built', 'limit'] as const;

export type Variant = (typeof VARIANTS)[number];

const PAGES = '/home,/voyah/free,/voyah/free/inter,/forthing/T5evo,/aeolus,/voyah/about,/en/voyah/free';

/** Reads the command line; throws on what it does not know. */
export async function readOptions(): Promise<Options> {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: PAGES },
      runs: { type: 'string', default: '5' },
      'no-use': { type: 'boolean', default: false },
      'only-firefox': { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs} is no number of runs.`);
  const pages = values.pages === 'all' ? (await import('../visit/urls.ts')).URLS : values.pages.split(',');
  return { pages, runs, isUsed: !values['no-use'], isOnlyFirefox: values['only-firefox'], isWritten: values.write };
}
