import { MANNERS, type Matter } from '@understory/page';
import type { Nouns } from '../nouns.ts';

// The words that the first edition has for what lies on its page.

/** What a piece is. Water is open, since tunnels cross it freely, and yet no way for walkers (H1-MEA-11). */
export const KINDS = {
  cave: 'open',
  room: 'open',
  tunnel: 'open',
  /** What stands on the surface. */
  building: 'open',
  water: 'open',
  ore: 'solid',
  magma: 'solid',
  /** A volcano on the surface, or a peak that smokes. */
  vent: 'cover',
} as const satisfies Readonly<Record<string, Matter>>;
export type Kind = keyof typeof KINDS;

/** What may fill a room (H1-WAT-01). */
/** What a kingdom builds on its surface. */
export type BuildingKind = 'castle' | 'farm' | 'city' | 'tower' | 'other';

export type Liquid = Extract<Kind, 'water' | 'magma'>;

/** What an event of the first age, or a disaster, brings; `land` is what the world begins with. */
const FEATURES = [
  'land',
  'mithral',
  'caverns',
  'gold',
  'complex',
  'river',
  'wyrm',
  'earthquake',
  'eruption',
  'plague',
  'star',
  'cavern',
  'own',
] as const;
export type FeatureKind = (typeof FEATURES)[number];

/** What lodes are of (H1-PRM-03, -04). */
const RESOURCES = ['gold', 'mithral'] as const;
export type Resource = (typeof RESOURCES)[number];

const BEAD_KINDS = ['population', 'treasure', 'control', 'token'] as const;

const MARKS = [
  'plague',
  'fate',
  'tomb',
  'battlefield',
  'statue',
  'web',
  'slimy',
  'trap',
  'maze',
  'shrine of law',
  'gate',
  'works',
] as const;
export type MarkKind = (typeof MARKS)[number];

export const NOUNS: Nouns = {
  kinds: KINDS,
  features: FEATURES,
  resources: RESOURCES,
  manners: MANNERS,
  biomes: [],
  nexuses: [],
  beads: BEAD_KINDS,
  marks: MARKS,
};
