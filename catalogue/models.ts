import type { FullModel, PartialModel } from '#/content/schema.ts';
import { content } from './checked-content.ts';

export type AnyModel = FullModel | PartialModel;

/** All models, in the order of menus. */
export const models: AnyModel[] = Object.values(content.models);

export function getModelById(id: string): AnyModel {
  const model = models.find((each) => each.id === id);
  if (model === undefined) throw new Error(`There is no model "${id}".`);
  return model;
}

/** The model whose page stands at `path` (any spelling, without locale); throws where there is none of this coverage. */
export function getModelAt(path: string, coverage: 'full'): FullModel;
export function getModelAt(path: string, coverage: 'partial'): PartialModel;
export function getModelAt(path: string, coverage: 'full' | 'partial'): AnyModel {
  const model = models.find((each) => [each.path, ...(each.aliases ?? [])].includes(path));
  if (model?.coverage !== coverage) throw new Error(`There is no ${coverage} model at ${path}.`);
  return model;
}
