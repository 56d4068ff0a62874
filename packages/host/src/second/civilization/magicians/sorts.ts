/** The sorts of their pieces that are no constructions. */
export const STONE = 'Summoning Stone';
export const TOWER = 'tower';
export const CHAMBER = 'chamber';
export const VAULT = 'Vault';
export const ROAD = 'road';
