import type { Fact } from '../schema.ts';
import type { AnyModel } from './models.ts';

/** The figures in a car's tables, in their order: the first of a kind is the one that a list shows. */
export function factsOf(model: AnyModel): Fact[] {
  return model.coverage === 'full' ? model.specification.tabs.flatMap((tab) => tab.facts) : model.facts;
}
