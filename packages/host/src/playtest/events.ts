import type { BeadKind } from '@understory/page';
import type { SharedEvent as AnySharedEvent, BeadIds, Fact } from '../events.ts';
import type { Gain, VillainyEnding } from '../first/lent.ts';
import type { Called, Tone } from './called.ts';
import type { BandKind } from './monsters/flavours.table.ts';
import type { FeatureKind, MarkKind } from './nouns.ts';

/** What lies in a place, and is nobody's. */
export type Dweller =
  | 'primordial monster'
  | 'treasure'
  | 'horror'
  | 'hoard of the horror'
  | 'guardian of the heart'
  | 'freed slave'
  | 'forgotten prisoner'
  | 'cosmic horror'
  | 'mined ore';

/** The playtest's words for what may happen in any edition. */
export interface Words {
  readonly mark: MarkKind;
  readonly group: 'deep elves' | `${ColonyKind} colony`;
  readonly folk: never;
  readonly look: never;
  readonly disaster: never;
  readonly dweller: Dweller;
}

/** Of what may happen in any edition, what happens in this one. */
type OwnShared = Extract<
  AnySharedEvent<Words>,
  { kind: 'drew' | 'beads put' | 'labelled' | 'marked' | 'epic treasure' | 'founded' | 'gateway used' }
>;

/** Everything that can happen by the playtest rules. */
export type Event = OwnShared | PrimordialEvent | ElvenEvent | MonsterEvent;
export type EventKind = Event['kind'];

type PrimordialEvent =
  | Fact<'age began'>
  | Fact<'age ended'>
  /** The surface line (PT-SET-01). */
  | (Fact<'surface drawn'> & { readonly deep: number })
  /** A line of the strata: its number, which shape it has, and how much calmer it is drawn than it was thrown (PT-STR-14). */
  | (Fact<'line drawn'> & {
      readonly number: number;
      readonly shape: LineShape;
      readonly calmer: number;
      readonly path: readonly number[];
    })
  /** No line fits into a region any more (PT-STR-14). */
  | (Fact<'region closed'> & { readonly number: number })
  | (Fact<'strata numbered'> & { readonly strata: number })
  | (Fact<'form'> & { readonly stratum: number; readonly form: FormKind })
  /** What fills a stratum. */
  | (Fact<'filled'> & {
      readonly feature: string;
      readonly stratum: number;
      readonly what: FeatureKind;
      readonly title: Called;
    })
  /** PT-CIV-T1.2: a gem's lode, to a people of the first edition. */
  | (Fact<'became a cave'> & { readonly piece: string })
  /** A disaster's magma has lodes as any other has (PT-DIS-03). */
  | (Fact<'lodes cooled'> & { readonly piece: string; readonly units: number })
  | (Fact<'story'> & { readonly row: number; readonly tone: Tone | '' });

/** What happens to the elves. */
type ElvenEvent =
  /** By a lent chapter: also by which deed. */
  | (Fact<'gained'> & BeadsOf & { readonly deed?: Gain['deed'] })
  | (Fact<'lost'> & BeadsOf)
  | (Fact<'mined'> & { readonly group: string; readonly unit: string; readonly piece: string })
  | (Fact<'settled'> & { readonly group: string; readonly from: string; readonly beads: BeadIds })
  | (Fact<'expanded'> & { readonly group: string; readonly which: 'first' | 'second' })
  | (Fact<'captured'> & { readonly group: string; readonly piece: string; readonly beads: BeadIds })
  | (Fact<'abandoned'> & { readonly group: string; readonly beads: BeadIds; readonly left: BeadIds })
  | (Fact<'shaft lengthened'> & { readonly group: string; readonly piece: string })
  | (Fact<'explored'> & { readonly group: string; readonly piece: string; readonly what: 'plague' | 'fate' | 'trap' })
  | (Fact<'built'> & { readonly group: string; readonly what: string; readonly piece: string | null })
  | (Fact<'civilization ended'> & { readonly group: string; readonly ending: EndingKind; readonly year: number })
  | (Fact<'cleared away'> & { readonly group: string; readonly beads: BeadIds; readonly left: BeadIds });

/** What happens in the Age of Monsters. */
type MonsterEvent =
  | (Fact<'arrived'> & { readonly group: string; readonly sort: BandKind; readonly flavour: string })
  | (Fact<'nobody came'> & { readonly what: string })
  | (Fact<'territory'> & { readonly group: string; readonly points: number })
  | (Fact<'moved in'> & { readonly group: string; readonly piece: string; readonly beads: BeadIds })
  | (Fact<'relocated'> & { readonly group: string; readonly piece: string })
  | (Fact<'invaded'> & Two)
  | (Fact<'left the map'> & { readonly group: string; readonly beads: BeadIds })
  | (Fact<'encountered'> & {
      readonly group: string;
      /** The group that it met; null where it was a pack, in `piece`. */
      readonly from: string | null;
      readonly piece: string | null;
      readonly total: number;
      readonly result: string;
      readonly move: string;
    })
  | (Fact<'weirdness'> & Two & { readonly name: string })
  | (Fact<'took'> & {
      readonly group: string;
      readonly from: string | null;
      readonly count: number;
      readonly beads: BeadIds;
    })
  | (Fact<'slain'> & {
      readonly group: string;
      readonly piece: string;
      readonly count: number;
      readonly beads: BeadIds;
    })
  | (Fact<'bonus gained'> & { readonly group: string })
  | (Fact<'bonus spent'> & { readonly group: string })
  | (Fact<'destroyed'> & { readonly group: string; readonly by: string | null; readonly left: BeadIds })
  | (Fact<'assimilated'> & Two)
  | (Fact<'split'> & Two & { readonly beads: BeadIds })
  | (Fact<'walled off'> & Two & { readonly piece: string })
  | (Fact<'wall breached'> & Two)
  | (Fact<'alliance ended'> & Two)
  | (Fact<'mutated'> & { readonly group: string; readonly how: 'wasting' | 'vigour' | 'gift' | 'spawn' })
  | (Fact<'became a magi'> & { readonly group: string })
  | (Fact<'is a fire giant'> & { readonly group: string })
  | (Fact<'slept'> & { readonly group: string })
  | (Fact<'age decided'> & { readonly how: AgeEndKind; readonly group: string | null })
  | (Fact<'outcome'> & { readonly how: AgeEndKind | VillainyEnding; readonly group: string | null });

interface Two {
  readonly group: string;
  readonly from: string;
}

/** How the Age of Monsters may end (PT-ERA-07, -08, -10, PT-JOI-18). */
type AgeEndKind = 'ten treasures' | 'too many groups' | 'last era' | 'no kingdoms';

export interface AgeEnd {
  readonly kind: AgeEndKind;
  /** The group that ended it, if one did. */
  readonly by: string | null;
}

interface BeadsOf {
  readonly group: string;
  readonly bead: BeadKind;
  readonly count: number;
  readonly beads: BeadIds;
  readonly piece: string;
}

/** What a colony is, by its site (PT-COL-02). */
export type ColonyKind = 'mining' | 'processing' | 'pens';

/** How the elves may end; short and stable, for statistics. */
export type EndingKind = 'surface war' | 'slave revolt' | 'civil war' | 'died out' | 'decline' | 'fate';

/** The ages, in their order (PT-GEN-01, -14). */
export type AgeName = 'primordial' | 'civilization' | 'disaster' | 'monsters' | 'villainy';

/** PT-STR-T1: from which edge to which a line runs. */
export const LINE_SHAPES = ['LR', 'LB', 'RB', 'LL', 'RR'] as const;
export type LineShape = (typeof LINE_SHAPES)[number];

/** PT-FRM-T1, but for two of them at once. */
export type FormKind = 'vein' | 'intrusion' | 'scattering' | 'network' | 'region';
