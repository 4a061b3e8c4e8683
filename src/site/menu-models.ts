/** How many cars of a brand a menu shows: what every page carries stays the same, however many a brand has. */
export const MOST_IN_MENUS = 4;

/** The cars of a brand that menus show, and whether these are all; a larger range stands whole on the brand's own page. */
export function menuModels<Model>(models: readonly Model[]): { shown: readonly Model[]; isAll: boolean } {
  return { shown: models.slice(0, MOST_IN_MENUS), isAll: models.length <= MOST_IN_MENUS };
}
