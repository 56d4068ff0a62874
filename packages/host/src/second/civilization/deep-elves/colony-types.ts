/** H2-ELF-10: what a colony is for, fixed by its site. */
export const COLONY_TYPES = ['mining', 'processing', 'military'] as const;
export type ColonyType = (typeof COLONY_TYPES)[number];
