/** The house's mark: two half discs, a hill and the sun above it; together an S. */
export const HOUSE_MARK = {
  width: 40,
  height: 36.4,
  path: 'M6 17A17 17 0 0 1 40 17ZM0 19.4H34A17 17 0 0 1 0 19.4Z',
} as const;
