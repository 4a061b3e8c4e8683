/**
 * The names by which content, pages and addresses know things. A new brand, car or paint begins here: everything that has
 * to follow is then a type error or a message of the content check.
 */

/** In the order of menus, lists and the comparison. */
export const BRAND_IDS = ['voyah', 'forthing', 'aeolus'] as const;
export type BrandId = (typeof BRAND_IDS)[number];

export const MODEL_IDS = [
  'voyah-free',
  'voyah-dreamer',
  'forthing-t5-evo',
  'forthing-yacht',
  'aeolus-shine-gs',
  'aeolus-huge',
] as const;
export type ModelId = (typeof MODEL_IDS)[number];

/** The paints that every car is offered in: the numbers that a shared address carries (`?color=3`). */
export const COLOUR_INDEXES = [1, 2, 3, 4, 5, 6] as const;
export type ColourIndex = (typeof COLOUR_INDEXES)[number];

/** What charges a car at home, by rising power. */
export const CHARGER_IDS = ['socket', 'singlePhase', 'threePhase'] as const;
export type ChargerId = (typeof CHARGER_IDS)[number];

/** The tabs of a full model's specification. Petrol cars keep the id `electric`; their label says engine. */
export const SPEC_TAB_IDS = ['size', 'electric', 'other'] as const;
export type SpecTabId = (typeof SPEC_TAB_IDS)[number];
