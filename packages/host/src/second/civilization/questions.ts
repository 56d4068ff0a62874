/** What is asked in the Age of Civilization. */
export type CivilizationQuestion =
  | { readonly kind: 'which people'; readonly isSecond: boolean }
  | { readonly kind: 'name of the treasure' };
