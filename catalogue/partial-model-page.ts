import type { Locale } from '#/language/locales.ts';
import { calculators } from './calculators.ts';
import { carPage } from './car.ts';
import { content } from './checked-content.ts';
import { sourceIdsOf, sourceOf, tableRows } from './fact-row.ts';
import { inLocale } from './in-locale.ts';
import { getModelAt } from './models.ts';

export type PartialModelPage = ReturnType<typeof partialModelPage>;

/** The short page of the model at `path` (without locale); throws where there is none. */
export function partialModelPage(path: string, locale: Locale) {
  const model = getModelAt(path, 'partial');
  const sourceIds = sourceIdsOf(model, model.table);
  return {
    ...carPage(model, locale),
    introduction: inLocale(model.introduction, locale),
    rows: tableRows(content, model, model.table, sourceIds, locale),
    sources: sourceIds.map((id) => sourceOf(content, id, locale)),
    views: inLocale(model.views, locale),
    calculators: calculators(model, locale),
  };
}
