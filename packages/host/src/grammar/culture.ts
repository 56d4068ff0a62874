/** Whose ways and whose kind of names a group has (H2-CRD-118). */
export const CULTURE_NAMES = [
  ...(['dwarven', 'deep-elven', 'arcane', 'alien', 'infernal', 'surface'] as const),
  ...(['warren', 'beast', 'grave', 'giantish', 'strange', 'devout'] as const),
] as const;
export type Culture = (typeof CULTURE_NAMES)[number];
