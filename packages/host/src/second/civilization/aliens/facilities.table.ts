import type { Resource } from '@understory/page';
import type { Clause } from '@understory/table';

/** What a build costs, or a catastrophe takes: so many ○ and so many ●. */
export interface Beads {
  readonly treasure: number;
  readonly population: number;
}

/** A row of H2-ALN-T1, with its looks of H2-ALN-T3. */
export interface FacilityRow {
  readonly clause: Clause;
  readonly name: string;
  readonly cost: Beads;
  /** Access to one of these is required, and it is drawn by it (H2-ALN-08). */
  readonly needs: readonly Resource[];
  readonly needsText: string;
  /** What may be used up instead of paying (H2-ALN-11). */
  readonly instead: 'mineable' | 'monsters' | null;
  readonly does: string;
  readonly looks: readonly string[];
}

const FREE: Beads = { treasure: 0, population: 0 };
const ONE_OF_EACH: Beads = { treasure: 1, population: 1 };
const ANYWHERE = { needs: [], needsText: '' } as const;

/** A surface biome is a biome too (H2-MSR-25). */
export const BIOMES: readonly Resource[] = ['biome', 'surface biome'];

/** H2-ALN-T1, -T3, with the costs as printed (H2-ALN-10). */
export const facilities = [
  {
    clause: 'H2-ALN-T1.1',
    name: 'Supply Cache',
    cost: FREE,
    ...ANYWHERE,
    instead: null,
    does: 'gain ○○',
    looks: ['landing pad', 'warehouse', 'fuel tanks', 'space elevator'],
  },
  {
    clause: 'H2-ALN-T1.2',
    name: 'Powerplant',
    cost: ONE_OF_EACH,
    needs: ['water', 'magma'],
    needsText: 'water or magma',
    instead: null,
    does: 'harvests water or magma; +1 to repairs',
    looks: ['dam', 'reactor', 'geothermal well', 'solar field', 'psychic mill'],
  },
  {
    clause: 'H2-ALN-T1.3',
    name: 'Agricomplex',
    cost: ONE_OF_EACH,
    needs: ['water', 'biome', 'surface biome'],
    needsText: 'water or a biome',
    instead: null,
    does: 'an Alien biome; harvests biomes',
    looks: ['growing domes', 'fungus vats', 'terraced greenhouse'],
  },
  {
    clause: 'H2-ALN-T1.4',
    name: 'Orgone Cathode',
    cost: ONE_OF_EACH,
    ...ANYWHERE,
    instead: 'mineable',
    does: 'makes the next build cheaper',
    looks: ['antenna field', 'geomantic complex', 'humming crystal', 'huge laser'],
  },
  {
    clause: 'H2-ALN-T1.5',
    name: 'Uplift Facility',
    cost: ONE_OF_EACH,
    ...ANYWHERE,
    instead: 'monsters',
    does: '● pays for ○ and ○ for ●',
    looks: ['gene laboratory', 'biogenesis hall', 'mind-control tower'],
  },
  {
    clause: 'H2-ALN-T1.6',
    name: 'Megastructure',
    cost: { treasure: 3, population: 1 },
    ...ANYWHERE,
    instead: null,
    does: 'lets the colony prosper',
    looks: ['domed city', 'borehole', 'terraforming plant', 'giant robot', 'ark'],
  },
] as const satisfies readonly FacilityRow[];

export type FacilityName = (typeof facilities)[number]['name'];
export type AlienFacility = FacilityRow & { readonly name: FacilityName };

/** H2-ALN-T3.0. */
export const LANDING_LOOKS = [
  'crashed ship',
  'seed pod',
  'dimension door',
  'domes',
  'bare modules',
  'high towers',
  'saucers',
  'non-Euclidean maze',
] as const;
