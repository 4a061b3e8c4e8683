import { BRAND_IDS, MODEL_IDS } from '../ids.ts';
import type { Library } from '../library.ts';
import { type Problem, problem } from './problem.ts';

/** Every brand and car of `ids.ts` has its file, its tile and its about page; nothing is described or addressed twice. */
export function checkIds(library: Library): Problem[] {
  return [...checkBrands(library), ...checkModels(library)];
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
    .filter((id) => !pages.home.tiles.includes(id))
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
