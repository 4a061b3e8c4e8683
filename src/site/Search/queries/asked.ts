/**
 * The place that is wanted first, and how people ask for it: an address without locale (with `*`, all that begin so; with `?`,
 * and the search says that the site does not know), or a part of the title or address, several parted by `|`.
 */
export type Asked = [wanted: string, ...queries: string[]];
