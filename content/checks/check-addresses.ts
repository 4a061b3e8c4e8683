import { askedQuestions } from '../asked-questions.ts';
import { fixed } from '../fixed.ts';
import { SPEC_TAB_IDS } from '../ids.ts';
import type { Library } from '../library.ts';
import { listedPaths } from '../listed-paths.ts';
import { OWN_PAGES } from '../page-files.ts';
import type { FullModel, PartialModel } from '../schema.ts';
import { contentFiles } from './content-files.ts';
import { type Problem, problem } from './problem.ts';
import { stepsOf } from './value-at.ts';
import { visit } from './visit.ts';

/** A question of the about page, as an address leads to it. */
const QUESTION = /^\/voyah\/about#faq-(.+)$/;

/** The parts of a car's page to which an address may lead; `publish/checked-content.check.ts` compares all parts with the search. */
const PARTS_OF_A_CAR = [
  ...['promotions', 'colours', 'interior', 'exterior', 'gallery', 'specification', ...SPEC_TAB_IDS, 'facts'],
  ...['highlights', 'tools', 'winter', 'charging', 'fit', 'loan', 'order', 'features', 'vehicles'],
];

/**
 * Where content leads to: the page of an address is there with the part that it names, and so are the figures that answer
 * a search. What the specification fixes may lead to a page that is not there.
 */
export function checkAddresses(library: Library): Problem[] {
  const faultOf = destinations(library);
  const isFixed = new Set(
    fixed.flatMap(({ file, values }) =>
      Object.entries(values).map(([path, value]) => [file, ...stepsOf(path), value].join()),
    ),
  );
  const problems: Problem[] = [];
  for (const [file, , value] of contentFiles(library)) {
    visit(value, (holder, above) => {
      for (const key of ['address', 'place']) {
        const address = holder[key];
        const path = [...above, key];
        if (typeof address !== 'string' || !address.startsWith('/')) continue;
        const fault = isFixed.has([file, ...path, address].join()) ? undefined : faultOf(address);
        if (fault !== undefined) problems.push(problem(file, path, fault));
      }
    });
  }
  return [...problems, ...unanswered(library)];
}

/** Gives the reason why an address inside the site, without locale, leads nowhere; undefined where it leads somewhere. */
function destinations(library: Library): (address: string) => string | undefined {
  const { brands, dealer, models, pages } = library;
  const cars = new Set(Object.values(models).flatMap(({ path, aliases = [] }) => [path, ...aliases]));
  const paths = new Set([...listedPaths(library), ...cars, ...Object.values(brands).map(({ about }) => about)]);
  const questions = new Set(askedQuestions(dealer, pages.about.faq.questions).map(({ id }) => id));
  return (address) => {
    const { pathname, hash } = new URL(address, 'https://site.invalid');
    if (!paths.has(pathname)) return `there is no page at ${pathname}: name another one`;
    const question = QUESTION.exec(pathname + hash)?.[1];
    if (question !== undefined)
      return questions.has(question) ? undefined : `no question "${question}" is asked in content/pages/about.json`;
    const own = OWN_PAGES.find(({ path }) => path === pathname);
    const parts = own?.parts ?? (cars.has(pathname) ? PARTS_OF_A_CAR : []);
    if (hash === '' || parts.includes(hash.slice(1))) return undefined;
    return `${pathname} has no part "${hash}": ${parts.map((part) => `#${part}`).join(', ') || 'it has none'}`;
  };
}

/** Questions of the search that figures should answer which no page of a car shows. */
function unanswered({ models, searchQuestions }: Library): Problem[] {
  const shown = new Set(Object.values(models).flatMap(shownSpecs));
  return searchQuestions.flatMap(({ specs }, at) =>
    specs === undefined || specs.some((spec) => shown.has(spec))
      ? []
      : [problem('search-questions.json', [at, 'specs'], `no car's page has a figure of ${specs.join(' or ')}`)],
  );
}

/** What the tables and the key figures of a car's page are of. */
function shownSpecs(model: FullModel | PartialModel): (string | undefined)[] {
  const names =
    model.coverage === 'partial'
      ? model.table
      : [...model.specification.tabs.flatMap(({ facts }) => facts), ...model.figures.map(({ fact }) => fact)];
  return names.map((name) => model.facts[name]?.spec);
}
