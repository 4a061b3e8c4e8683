import { calculators } from './calculators.ts';
import { carPage } from './car.ts';
import { sourceIdsOf, sourceOf, tableRows } from './fact-row.ts';
import type { LocalContent } from './in-locale.ts';
import { getModelAt } from './models.ts';

export type PartialModelPage = ReturnType<typeof partialModelPage>;

/** The short page of the model at `path` (without locale); throws where there is none. */
export function partialModelPage(content: LocalContent, path: string) {
  const model = getModelAt(content, path, 'partial');
  const sourceIds = sourceIdsOf(model, model.table);
  return {
    ...carPage(content, model),
    introduction: model.introduction,
    rows: tableRows(content, model, model.table, sourceIds),
    sources: sourceIds.map((id) => sourceOf(content, id)),
    views: model.views,
    calculators: calculators(content, model),
  };
}
