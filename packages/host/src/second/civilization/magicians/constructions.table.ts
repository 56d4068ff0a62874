import type { Clause } from '@understory/table';
import type { Resource } from '../../nouns.ts';

/** What feeds a construction (H2-MAG-T1); a surface biome is a biome too (H2-MSR-25). */
export const COSTS = {
  ore: ['ore'],
  gems: ['gems'],
  water: ['water'],
  magma: ['magma'],
  biome: ['biome', 'surface biome'],
  monster: ['monsters'],
  nexus: ['nexus'],
} as const satisfies Readonly<Record<string, readonly (Resource | 'monsters')[]>>;
export type Cost = keyof typeof COSTS;

export type MagicianName =
  | 'Mausoleum'
  | 'Catacomb'
  | 'Orrery'
  | 'Omphalos'
  | 'Fountain of the Naiads'
  | 'Cistern or Turbine'
  | 'Bridge or Alchemist’s Foundry'
  | 'Forge of the Cyclopes'
  | 'Witchwood'
  | 'Pleasure Dome'
  | 'Menagerie'
  | 'Labyrinth'
  | 'Lyceum Arcanum';

/** A Magician construction: what it costs, where it stands, what it brings. */
export type OneOfTwo = 'Cistern' | 'Turbine' | 'Bridge' | 'Alchemist’s Foundry';

export interface MagicianConstruction {
  readonly clause: Clause;
  readonly cost: Cost;
  /** It takes a Jinn from the Stone too (H2-MAG-15). */
  readonly jinn: boolean;
  readonly place: 'above' | 'below' | 'either';
  readonly name: MagicianName;
  readonly brings: readonly ('tomb' | 'epic' | 'fortification' | 'nexus')[];
  /** In square beads; bead-sized if left out (H2-CIV-08). */
  readonly area?: number;
  /** One of these is built. */
  readonly oneOf?: readonly [OneOfTwo, OneOfTwo];
}

/** H2-MAG-T1, in the printed order. */
export const magicianConstructions: readonly MagicianConstruction[] = [
  {
    clause: 'H2-MAG-T1.1',
    cost: 'ore',
    jinn: true,
    place: 'above',
    name: 'Mausoleum',
    brings: ['tomb', 'epic'],
  },
  {
    clause: 'H2-MAG-T1.2',
    cost: 'ore',
    jinn: false,
    place: 'below',
    name: 'Catacomb',
    brings: ['tomb', 'epic'],
  },
  { clause: 'H2-MAG-T1.3', cost: 'gems', jinn: true, place: 'above', name: 'Orrery', brings: ['epic'] },
  {
    clause: 'H2-MAG-T1.4',
    cost: 'gems',
    jinn: false,
    place: 'below',
    name: 'Omphalos',
    brings: ['nexus'],
  },
  {
    clause: 'H2-MAG-T1.5',
    cost: 'water',
    jinn: true,
    place: 'either',
    name: 'Fountain of the Naiads',
    brings: ['epic'],
  },
  {
    clause: 'H2-MAG-T1.6',
    cost: 'water',
    jinn: false,
    place: 'either',
    name: 'Cistern or Turbine',
    brings: [],
    oneOf: ['Cistern', 'Turbine'],
  },
  {
    clause: 'H2-MAG-T1.7',
    cost: 'magma',
    jinn: false,
    place: 'above',
    name: 'Bridge or Alchemist’s Foundry',
    brings: [],
    oneOf: ['Bridge', 'Alchemist’s Foundry'],
  },
  {
    clause: 'H2-MAG-T1.8',
    cost: 'magma',
    jinn: true,
    place: 'below',
    name: 'Forge of the Cyclopes',
    brings: ['epic'],
  },
  {
    clause: 'H2-MAG-T1.9',
    cost: 'biome',
    jinn: true,
    place: 'above',
    name: 'Witchwood',
    brings: [],
  },
  {
    clause: 'H2-MAG-T1.10',
    cost: 'biome',
    jinn: false,
    place: 'below',
    name: 'Pleasure Dome',
    brings: [],
  },
  {
    clause: 'H2-MAG-T1.11',
    cost: 'monster',
    jinn: false,
    place: 'above',
    name: 'Menagerie',
    brings: [],
  },
  {
    clause: 'H2-MAG-T1.12',
    cost: 'monster',
    jinn: true,
    place: 'below',
    name: 'Labyrinth',
    brings: ['fortification'],
  },
  {
    clause: 'H2-MAG-T1.13',
    cost: 'nexus',
    jinn: false,
    place: 'either',
    name: 'Lyceum Arcanum',
    brings: [],
    area: 3,
  },
];

/** H2-MAG-18: the rows in the order in which the default takes them. */
export const USUAL_ORDER: readonly number[] = [1, 3, 5, 8, 2, 12, 13, 9, 11, 4, 10, 6, 7];
