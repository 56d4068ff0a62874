import type { Clause } from '@understory/table';
import type { Purse } from '../../../purse.ts';
import type { Resource } from '../../nouns.ts';

/** H2-ALN-05: unbuilt → online → damaged → destroyed; a repair takes damaged back to online. */
export type State = 'unbuilt' | 'online' | 'damaged' | 'destroyed';

/** A row of H2-ALN-T1, with its looks of H2-ALN-T3. */
export interface FacilityRow {
  readonly clause: Clause;
  readonly name: string;
  readonly cost: Purse;
  /** Access to one of these is required, and it is drawn by it (H2-ALN-08). */
  readonly needs: readonly Resource[];
  /** What may be used up instead of paying (H2-ALN-11). */
  readonly instead: 'mineable' | 'monsters' | null;
  readonly looks: readonly string[];
}

const FREE: Purse = { treasure: 0, population: 0 };
const ONE_OF_EACH: Purse = { treasure: 1, population: 1 };
const ANYWHERE = { needs: [] } as const;

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
    looks: ['landing pad', 'warehouse', 'fuel tanks', 'space elevator'],
  },
  {
    clause: 'H2-ALN-T1.2',
    name: 'Powerplant',
    cost: ONE_OF_EACH,
    needs: ['water', 'magma'],
    instead: null,
    looks: ['dam', 'reactor', 'geothermal well', 'solar field', 'psychic mill'],
  },
  {
    clause: 'H2-ALN-T1.3',
    name: 'Agricomplex',
    cost: ONE_OF_EACH,
    needs: ['water', 'biome', 'surface biome'],
    instead: null,
    looks: ['growing domes', 'fungus vats', 'terraced greenhouse'],
  },
  {
    clause: 'H2-ALN-T1.4',
    name: 'Orgone Cathode',
    cost: ONE_OF_EACH,
    ...ANYWHERE,
    instead: 'mineable',
    looks: ['antenna field', 'geomantic complex', 'humming crystal', 'huge laser'],
  },
  {
    clause: 'H2-ALN-T1.5',
    name: 'Uplift Facility',
    cost: ONE_OF_EACH,
    ...ANYWHERE,
    instead: 'monsters',
    looks: ['gene laboratory', 'biogenesis hall', 'mind-control tower'],
  },
  {
    clause: 'H2-ALN-T1.6',
    name: 'Megastructure',
    cost: { treasure: 3, population: 1 },
    ...ANYWHERE,
    instead: null,
    looks: ['domed city', 'borehole', 'terraforming plant', 'giant robot', 'ark'],
  },
] as const satisfies readonly FacilityRow[];

export type FacilityName = (typeof facilities)[number]['name'];
export type FacilityLook = (typeof facilities)[number]['looks'][number];
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
export type LandingLook = (typeof LANDING_LOOKS)[number];
