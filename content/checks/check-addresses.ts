import { askedQuestions } from '../asked-questions.ts';
import { fixed } from '../fixed.ts';
import type { Library } from '../library.ts';
import { listedPaths } from '../page-paths.ts';
import type { FullModel, PartialModel } from '../schema.ts';
import { contentFiles } from './content-files.ts';
import { type Problem, problem } from './problem.ts';
import { stepsOf } from './value-at.ts';
import { visit } from './visit.ts';

/** A question of the about page, as an address leads to it. */
const QUESTION = /^\/voyah\/about#faq-(.+)$/;

/**
 * Where content leads to: the page of an address is there, and so are the question that one opens and the figures that answer a
 * search. What the specification fixes may lead to a page that is not there.
 */
export function checkAddresses(library: Library): Problem[] {
  const { brands, dealer, models, pages } = library;
  const paths = new Set([
    ...listedPaths(library),
    ...Object.values(brands).map(({ about }) => about),
    ...Object.values(models).flatMap(({ aliases = [] }) => aliases),
  ]);
  const questions = new Set(askedQuestions(dealer, pages.about.faq.questions).map(({ id }) => id));
  const isFixed = new Set(
    fixed.flatMap(({ file, values }) =>
      Object.entries(values).map(([path, value]) => [file, ...stepsOf(path), value].join()),
    ),
  );
  const problems: Problem[] = [];
  for (const [file, , value] of contentFiles(library)) {
    visit(value, (part, above) => {
      for (const key of ['address', 'place']) {
        const address = part[key];
        const path = [...above, key];
        if (typeof address !== 'string' || !address.startsWith('/')) continue;
        if (isFixed.has([file, ...path, address].join())) continue;
        const [page = ''] = address.split(/[?#]/);
        const question = QUESTION.exec(address)?.[1];
        if (!paths.has(page)) problems.push(problem(file, path, `there is no page at ${page}: name another one`));
        else if (question !== undefined && !questions.has(question))
          problems.push(problem(file, path, `no question "${question}" is asked in content/pages/about.json`));
      }
    });
  }
  return [...problems, ...unanswered(library)];
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
