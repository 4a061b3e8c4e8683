import { BRAND_IDS, MODEL_IDS } from '../ids.ts';
import type { Library } from '../library.ts';
import { contentFiles } from './content-files.ts';
import { type Problem, problem } from './problem.ts';
import { visit } from './visit.ts';

/** Every brand and car of `ids.ts` has its file, its tile and its about page; nothing is described, addressed or named twice. */
export function checkIds(library: Library): Problem[] {
  return [...checkBrands(library), ...checkModels(library), ...checkLists(library)];
}

function checkBrands({ brands, pages }: Library): Problem[] {
  const described = Object.values(brands).map(({ id }) => id);
  const missing = BRAND_IDS.filter((id) => !described.includes(id)).map((id) =>
    problem(
      'ids.ts',
      [],
      `nothing describes the brand "${id}": write content/brands/${id}.json and name it in content/library.ts`,
    ),
  );
  const tiles = described
    .filter((id) => pages.home.tiles.filter((tile) => tile === id).length !== 1)
    .map((id) => problem('pages/home.json', ['tiles'], `the brand "${id}" wants one tile`));
  const about = Object.entries(brands)
    .filter(([, { id, about: path }]) => path !== ABOUT && !pages.shortAbout.some(({ brand }) => brand === id))
    .map(([file, { about: path }]) =>
      problem(
        file,
        ['about'],
        `there is no page at ${path}: write it in content/pages/short-about.json, or name ${ABOUT}`,
      ),
    );
  return [...missing, ...tiles, ...about];
}

/** The long about page, of the dealer himself. */
const ABOUT = '/voyah/about';

function checkModels(library: Library): Problem[] {
  const described = Object.values(library.models).map(({ id }) => id);
  const seen = new Map<string, string>();
  const missing = MODEL_IDS.filter((id) => !described.includes(id)).map((id) =>
    problem(
      'ids.ts',
      [],
      `nothing describes the car "${id}": write content/models/${id}.json and name it in content/library.ts`,
    ),
  );
  const wrong = Object.entries(library.models).flatMap(([file, model]) => {
    const problems: Problem[] = [];
    for (const name of [model.id, model.path, ...(model.aliases ?? [])]) {
      const first = seen.get(name);
      if (first !== undefined) problems.push(problem(file, [], `"${name}" is taken by content/${first}`));
      seen.set(name, file);
    }
    return problems;
  });
  return [...missing, ...wrong];
}

/** Entries of one list that share an id: an address would lead to the first of them alone. Copied entries often do. */
function checkLists(library: Library): Problem[] {
  return contentFiles(library).flatMap(([file, , value]) => {
    const seen = new Map<string, unknown[]>();
    const problems: Problem[] = [];
    visit(value, ({ id, when }, path) => {
      if (typeof id !== 'string' || typeof path.at(-1) !== 'number') return;
      const name = JSON.stringify([path.slice(0, -1), id]);
      const others = seen.get(name) ?? [];
      if (others.some((other) => !areNeverTogether(other, when)))
        problems.push(problem(file, [...path, 'id'], `"${id}" stands twice in this list`));
      seen.set(name, [...others, when]);
    });
    return problems;
  });
}

/** Whether entries are shown in different settings of the dealer only: one `when` asks for what the other excludes. */
const areNeverTogether = (one: unknown, other: unknown): boolean =>
  isSettings(one) && isSettings(other) && Object.keys(one).some((key) => key in other && one[key] !== other[key]);

const isSettings = (when: unknown): when is Record<string, unknown> => typeof when === 'object' && when !== null;
