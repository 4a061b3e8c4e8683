import type { LocalContent } from './in-locale.ts';

/** A car in one locale. */
export type AnyModel = LocalContent['models'][string];
export type FullModel = Extract<AnyModel, { coverage: 'full' }>;
export type PartialModel = Extract<AnyModel, { coverage: 'partial' }>;
/** A published figure of a car in one locale. */
export type Fact = AnyModel['facts'][string];

/** All models, in the order of menus. */
export const allModels = ({ models }: LocalContent): AnyModel[] => Object.values(models);

/** Throws where there is no such model. */
export function getModelById(content: LocalContent, id: string): AnyModel {
  const model = allModels(content).find((each) => each.id === id);
  if (model === undefined) throw new Error(`There is no model "${id}".`);
  return model;
}

/** The model whose page stands at `path` (any spelling, without locale); throws where there is none of this coverage. */
export function getModelAt(content: LocalContent, path: string, coverage: 'full'): FullModel;
export function getModelAt(content: LocalContent, path: string, coverage: 'partial'): PartialModel;
export function getModelAt(content: LocalContent, path: string, coverage: 'full' | 'partial'): AnyModel {
  const model = allModels(content).find((each) => [each.path, ...(each.aliases ?? [])].includes(path));
  if (model?.coverage !== coverage) {
    const found = model === undefined ? 'no car has this path' : `the ${model.title} is ${model.coverage}`;
    throw new Error(`publish/site-map.tsx shows a ${coverage} model at ${path}: ${found}.`);
  }
  return model;
}
