/**
 * Content of which a test says what it needs: the site's own with parts replaced, so that staff may change every text and figure
 * without a test that fails.
 */
import { plainContentIn } from '#/catalogue/checked-content.ts';
import type { LocalContent } from '#/catalogue/in-locale.ts';
import { allModels, type FullModel, type PartialModel } from '#/catalogue/models.ts';
import { given } from '../visit/given.ts';

const content = plainContentIn('en');

/** A car with a full page, its parts replaced by these. */
export const fullModel = (parts: Partial<FullModel>): FullModel => ({
  ...given(allModels(content).find((model) => model.coverage === 'full')),
  ...parts,
});

/** A car with a short page, its parts replaced by these. */
export const partialModel = (parts: Partial<PartialModel>): PartialModel => ({
  ...given(allModels(content).find((model) => model.coverage === 'partial')),
  ...parts,
});

/** The content with these parts in the place of its own. */
export const contentWith = (parts: Partial<LocalContent>): LocalContent => ({ ...content, ...parts });

/** The content with a dealer of whom no more than this is set. */
export function dealerWith(dealer: Partial<LocalContent['dealer']>, messages: Partial<LocalContent['messages']> = {}) {
  const { site, name, email, sample } = content.dealer;
  return contentWith({
    dealer: { sample, site, name, email, showrooms: [], social: {}, ...dealer },
    messages: { ...content.messages, ...messages },
  });
}
