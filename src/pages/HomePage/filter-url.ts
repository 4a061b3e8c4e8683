/** The two questions of the filter: which cars, and in which order. They are the names of the URL's parameters too. */
export const FILTER_GROUPS = ['show', 'sort'] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

/** What holds until the visitor chooses; the URL does not name it. */
export const FILTER_DEFAULTS = { show: 'all', sort: 'brand' } as const satisfies Record<FilterGroup, string>;

/** What a query string asks for, such as `electric` of `?show=electric`; nobody has checked whether there is such a choice. */
export const findChoice = (search: string, group: FilterGroup) =>
  new URLSearchParams(search).get(group) ?? FILTER_DEFAULTS[group];
