import { MANNERS as COURSES, type Matter, type Unit } from '@understory/page';
import { PRINTED_NEXUSES } from '../nexuses.ts';
import type { Nouns } from '../nouns.ts';

// The words that the second edition has for what lies on its page.

/** What a piece is (H2-MSR-06). */
export const KINDS = {
  cave: 'open',
  room: 'open',
  tunnel: 'open',
  building: 'open',
  water: 'open',
  fault: 'open',
  hollow: 'open',
  ore: 'solid',
  gem: 'solid',
  magma: 'solid',
  void: 'solid',
  /** A volcano's cone on the surface. */
  vent: 'solid',
  /** Living things over a cave, a shore or the surface. */
  biome: 'cover',
  wasteland: 'cover',
  /** A nexus's area, where it is neither open nor solid. */
  nexus: 'cover',
  ley: 'cover',
  /** The taint of a villain over a whole stratum. */
  corruption: 'cover',
} as const satisfies Readonly<Record<string, Matter>>;
export type Kind = keyof typeof KINDS;

/** What one roll draws in a stratum, or on the surface. */
const FEATURES = ['ore', 'gems', 'caves', 'water', 'magma', 'biome', 'nexus', 'surface'] as const;
export type FeatureKind = (typeof FEATURES)[number];

export const UNDERGROUND_BIOMES = ['fungus', 'slime', 'jurassic', 'alien', 'necrotic', 'crystalline'] as const;
export const SURFACE_BIOMES = ['forest', 'plains', 'brush', 'desert', 'swamp', 'tundra', 'jungle', 'savanna'] as const;
/** What grows on the surface in the player's own words, which stand on its label (H2-SUR-03). */
export const OWN_LAND = 'land of its own';
export type Biome = (typeof UNDERGROUND_BIOMES)[number] | (typeof SURFACE_BIOMES)[number] | typeof OWN_LAND;

export const NEXUSES = [...PRINTED_NEXUSES, 'ley lines', 'crossroads', 'your own'] as const;
export type Nexus = (typeof NEXUSES)[number];

/** What an elemental nexus may be made of. */
export const ELEMENTS = [
  'earth',
  'air',
  'fire',
  'water',
  'wood',
  'metal',
  'smoke',
  'redstone',
  'lightning',
  'bone',
  'good',
  'evil',
  'life force',
] as const;
export type Element = (typeof ELEMENTS)[number];

/** What units there are of (H2-MSR-24). */
export const RESOURCES = ['ore', 'gems', 'water', 'magma', 'biome', 'surface biome', 'nexus'] as const;
export type Resource = (typeof RESOURCES)[number];

/** What a unit is of. The page only keeps the word; units come from this edition's own rules and from files checked by its list. */
export function resourceOf({ kind }: Unit): Resource {
  return kind as Resource;
}

/** How a people draws: its tunnels and the shapes of its rooms. */
const MANNERS = [...COURSES, 'cyclopean'] as const;
export type Manner = (typeof MANNERS)[number];

const BEAD_KINDS = ['population', 'treasure', 'bonus', 'epic'] as const;

export const MARKS = ['tomb', 'fortification', 'demonic', 'nexus', 'ruin', 'damage', 'tunneller', 'annexed'] as const;
export type MarkKind = (typeof MARKS)[number];

export const NOUNS: Nouns = {
  kinds: KINDS,
  features: FEATURES,
  resources: RESOURCES,
  manners: MANNERS,
  biomes: [...UNDERGROUND_BIOMES, ...SURFACE_BIOMES, OWN_LAND],
  nexuses: NEXUSES,
  beads: BEAD_KINDS,
  marks: MARKS,
};
