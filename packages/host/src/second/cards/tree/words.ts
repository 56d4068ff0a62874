/** Where something stands in its file, as offsets of its first letter and of the letter after its last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export const SYMBOLS = ['●', '○', '★', '❖', '⌂', '☒'] as const;
export type Glyph = (typeof SYMBOLS)[number];

/** The same typed as words (H2-CRD-102). */
export const SYMBOL_WORDS: Readonly<Record<string, Glyph>> = {
  pop: '●',
  treasure: '○',
  bonus: '★',
  epic: '❖',
  fort: '⌂',
  tomb: '☒',
};

/** A number of beads of one symbol. A list of these names each symbol once. */
export interface Beads extends Span {
  readonly symbol: Glyph;
  readonly count: number;
}

export const KINDS = ['alpha predator', 'denizen', 'overlay'] as const;
export type Kind = (typeof KINDS)[number];

export const PRONOUNS = ['it', 'she', 'he', 'they'] as const;
export type Pronoun = (typeof PRONOUNS)[number];

/** What one of them is called, and what many are: an owlbear, owlbears. */
export interface CardNoun {
  readonly one: string;
  readonly many: string;
}

export type When = 'this turn' | 'last turn';

export const RANKS = ['weakest', 'strongest', 'poorest', 'richest', 'smallest', 'largest', 'nearest'] as const;
export type Rank = (typeof RANKS)[number];

export const COMPARISONS = ['richer', 'poorer', 'stronger', 'weaker', 'larger', 'smaller'] as const;
export type Comparison = (typeof COMPARISONS)[number];

export const DEPOSITS = ['ore', 'gems', 'water', 'magma', 'nexus', 'stone'] as const;
export type Deposit = (typeof DEPOSITS)[number];

export const BIOME_TYPES = ['fungus', 'slime', 'jurassic', 'alien', 'necrotic', 'crystalline', 'farm'] as const;
export type BiomeType = (typeof BIOME_TYPES)[number];

/** H2-CRD-T3: how a lair is drawn. */
export const LAIRS = [
  'cave',
  'hall',
  'warren',
  'maze',
  'burrow',
  'bore',
  'angular',
  'block',
  'camp',
  'den',
  'crypt',
  'pool',
  'tower',
  'hoard',
  'grove',
  'blot',
  'village',
  'city',
  'mine',
  'castle',
  'nest',
  'shrine',
  'grotto',
  'rift',
  'midden',
  'cellar',
  'gallery',
] as const;
export type Lair = (typeof LAIRS)[number];
