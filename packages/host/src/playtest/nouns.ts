import { MANNERS as COURSES, type Matter } from '@understory/page';
import { LENT_NOUNS } from '../first/lent.ts';
import { PRINTED_NEXUSES } from '../nexuses.ts';
import type { Nouns } from '../nouns.ts';

// The words that the playtest rules have for what lies on their page.

/** What a piece is. Magma is open space in the rules (PT-MEA-05), and yet nobody walks it (PT-JOI-15). */
export const KINDS = {
  cave: 'open',
  /** A place in a cavern where beads go (PT-MEA-22); nothing is drawn for it. */
  niche: 'open',
  room: 'open',
  tunnel: 'open',
  water: 'open',
  fault: 'open',
  ore: 'solid',
  gem: 'solid',
  magma: 'solid',
  void: 'solid',
  /** A volcano's cone on the surface. */
  vent: 'cover',
  /** What grows in a cave. */
  biome: 'cover',
  /** A ship, a barge or a gateway (PT-PRO-T1.1), and what runs along a way (PT-PRO-T1.3). */
  craft: 'cover',
  conduit: 'cover',
  /** The area of a nexus, which is a label on the rock (PT-NEX-02). */
  nexus: 'cover',
} as const satisfies Readonly<Record<string, Matter>>;
export type Kind = keyof typeof KINDS;

/** What a stratum may be filled with (PT-FEA-T1). */
const FEATURES = ['ore', 'gems', 'water', 'magma', 'caves', 'nexus', 'works'] as const;
export type FeatureKind = (typeof FEATURES)[number];

/** What lodes are of: what everybody mines, and what only Morlons do (PT-FEA-03, PT-CAV-03). */
const RESOURCES = ['ore', 'gems', 'magma', 'vegetation'] as const;
export type Resource = (typeof RESOURCES)[number];

/** PT-CAV-03. */
export const GROWTHS = ['forest', 'fungus', 'roots', 'other'] as const;
export type Growth = (typeof GROWTHS)[number];

/** PT-NEX-T1, in its order, and one that the player makes up (PT-NEX-04). */
export const NEXUSES = [...PRINTED_NEXUSES, 'your own'] as const;
export type Nexus = (typeof NEXUSES)[number];

const BEAD_KINDS = ['population', 'treasure', 'bonus', 'epic'] as const;

const MARKS = [
  'plague',
  'fate',
  'gateway',
  'mystical',
  'trap',
  'tomb',
  'wall',
  'battlefield',
  'entrance',
  'abandoned',
] as const;
export type MarkKind = (typeof MARKS)[number];

/** With those of the chapters that are borrowed. */
export const NOUNS: Nouns = {
  kinds: { ...LENT_NOUNS.kinds, ...KINDS },
  features: [...new Set([...FEATURES, ...LENT_NOUNS.features])],
  resources: RESOURCES,
  manners: [...COURSES, 'cyclopean'],
  biomes: GROWTHS,
  nexuses: NEXUSES,
  beads: [...new Set([...BEAD_KINDS, ...LENT_NOUNS.beads])],
  marks: [...new Set([...MARKS, ...LENT_NOUNS.marks])],
};
