import type { BeadKind } from '@understory/page';
import type { SharedEvent as AnySharedEvent, BeadIds, Fact } from '../events.ts';
import type { Called } from './called.ts';
import type { PeopleKey } from './civilization/keys.ts';
import type { MadeUpTable } from './made-up/made-up.ts';
import type { Alignment, MonsterKind } from './monsters/group.ts';
import type { MonstersEnding } from './monsters/state.ts';
import type { FeatureKind, Liquid, MarkKind } from './nouns.ts';
import type { VillainEvent } from './villainy/events.ts';
import type { VillainyEnding } from './villainy/keys.ts';
import type { WorldKey } from './worlds/keys.ts';

/** What lies in a place, and is nobody's. */
export type Dweller =
  | 'mined ore'
  | 'primordial beast'
  | 'gems'
  | 'wyrm'
  | 'hoard of the wyrm'
  | 'fallen star'
  | 'artifact'
  | 'tunnel worm'
  | 'freed slaves'
  | 'slave beast'
  | 'elven goods';

/** The words of the first edition for what may happen in any. */
export interface Words {
  readonly mark: MarkKind;
  readonly group: PeopleKey | 'colony' | MonsterKind | 'lone' | 'kingdoms' | 'party';
  /** What they are called: a custom people by its name, all others by what they are. */
  readonly folk: string;
  readonly look: never;
  readonly disaster: never;
  readonly dweller: Dweller;
}

/** Of what may happen in any edition, what happens in this one. */
type OwnShared = Extract<AnySharedEvent<Words>, { kind: 'drew' | 'beads put' | 'labelled' | 'marked' | 'founded' }>;

/** Everything that can happen in the first edition. */
export type Event =
  | OwnShared
  | PrimordialEvent
  | CivilizationEvent
  | ElvenEvent
  | DemonEvent
  | MonsterEvent
  | VillainEvent
  | AftermathEvent
  | Ended;
export type EventKind = Event['kind'];

/** What the options of H1-GEN-T2 bring. */
type AftermathEvent =
  /** What a group that died has left in its home (H1-MIN-01). */
  | (Fact<'minor feature'> & { readonly group: string; readonly piece: string; readonly name: string })
  | (Fact<'treasure named'> & { readonly piece: string; readonly name: string; readonly beads: BeadIds })
  /** H1-TRE-03: a named ○ is somebody else's; nobody's, if it is free. */
  | (Fact<'changed hands'> & {
      readonly name: string;
      readonly from: string | null;
      readonly group: string | null;
      readonly how: 'taken' | 'passed on' | 'left';
      readonly beads: BeadIds;
    })
  | (Fact<'treasure lost'> & { readonly name: string; readonly from: string | null })
  /** H1-WAT-02, -03: what was dug open to water or magma is full of it now, in so many places. */
  | (Fact<'flooded'> & {
      readonly piece: string;
      readonly source: string;
      readonly liquid: Liquid;
      readonly count: number;
    })
  /** H1-WAT-04: a river was diverted, and its old bed is dry. */
  | (Fact<'dried'> & { readonly piece: string; readonly count: number })
  /** H1-WAT-05: some leave a room that is full of water or magma. */
  | (Fact<'driven out'> & BeadsThere & { readonly liquid: Liquid });

type PrimordialEvent =
  | Fact<'age began'>
  | Fact<'age ended'>
  | (Fact<'laid out'> & { readonly world: WorldKey })
  /** The numbers on the sides of the rock (H1-MEA-03). */
  | Fact<'numbered'>
  /** What an event table brought (H1-GEN-08). */
  | (Fact<'feature'> & { readonly feature: string; readonly what: FeatureKind; readonly title: Called })
  /** One event table sends to the other (H1-PRM-16). */
  | (Fact<'redirected'> & { readonly to: EventTable });

/** How it all ended. */
type Ended = Fact<'outcome'> & { readonly result: Result; readonly by: string | null };

/** How a game may end; short and stable, for statistics. */
export type Result = VillainyEnding;

/** What happens to a civilization. */
type CivilizationEvent =
  | (Fact<'works'> & { readonly group: string; readonly piece: string })
  | (Fact<'mined'> & { readonly group: string; readonly unit: string; readonly piece: string })
  | (Fact<'gained'> & BeadsOf & { readonly deed: GainDeed })
  | (Fact<'gathered'> & BeadsOf)
  | (Fact<'lost'> & BeadsOf & { readonly deed: LossDeed })
  | (Fact<'slain'> & {
      readonly group: string;
      readonly piece: string;
      readonly count: number;
      readonly beads: BeadIds;
    })
  | (Fact<'paid the Wyrm'> & BeadsOf)
  | (Fact<'fulfilled'> & { readonly group: string; readonly piece: string })
  | (Fact<'built'> & {
      readonly group: string;
      /** By its printed name, and by that of its builders. */
      readonly what: string;
      readonly name: string;
      readonly piece: string;
    })
  | (Fact<'buried'> & BeadsOf)
  | (Fact<'civilization ended'> & {
      readonly group: string;
      readonly people: PeopleKey;
      readonly ending: EndingKind;
      readonly year: number;
    })
  | (Fact<'clashed'> & {
      readonly group: string;
      /** The other people. */
      readonly from: string;
      readonly piece: string;
      readonly result: 'skirmish' | PeopleKey | 'war';
    })
  | (Fact<'cleared away'> & { readonly group: string; readonly beads: BeadIds; readonly left: BeadIds });

/** What happens to the Dark Elves alone. */
type ElvenEvent =
  | (Fact<'settled'> & { readonly group: string; readonly from: string; readonly beads: BeadIds })
  | (Fact<'took a gem'> & BeadsThere)
  | (Fact<'enslaved'> & BeadsThere)
  | (Fact<'captured'> & BeadsThere)
  | (Fact<'revolted'> & BeadsThere)
  | (Fact<'fell'> & { readonly group: string; readonly left: BeadIds })
  | (Fact<'became the city'> & { readonly group: string });

/** What only the Demons do. */
type DemonEvent =
  /** The worm, and all that it carries, is in a room now. */
  | (Fact<'worm moved'> & { readonly group: string; readonly piece: string; readonly beads: BeadIds })
  | (Fact<'worm took'> & BeadsOf)
  | (Fact<'sacrificed'> & { readonly group: string; readonly piece: string; readonly beads: BeadIds })
  /** A prince left the Pit for a palace, or was bound to a construction. */
  | (Fact<'bound'> & BeadsOf);

/** What happens in the Age of Monsters. */
type MonsterEvent =
  /** Why the age is over (H1-MON-02, -03, -10, -11). */
  | (Fact<'monsters ended'> & { readonly ending: MonstersEnding; readonly group: string | null })
  /** Nobody is left, and the age begins anew (H1-MON-09). */
  | (Fact<'begun anew'> & { readonly times: number })
  | (Fact<'year'> & { readonly number: number })
  | (Fact<'claimed'> & { readonly group: string; readonly piece: string })
  /** Drawn anew on the newest sheet: the first of what was, and how many more. */
  | (Fact<'redrawn'> & { readonly group: string; readonly piece: string; readonly more: number })
  | (Fact<'seized'> & BeadsThere)
  | (Fact<'spread out'> & BeadsThere)
  | (Fact<'moved home'> & BeadsThere)
  | (Fact<'left behind'> & BeadsThere)
  | (Fact<'carried off'> & BeadsThere)
  | (Fact<'looted'> & {
      readonly group: string;
      readonly from: string;
      readonly how: 'looted' | 'paid';
      readonly beads: BeadIds;
    })
  | (Fact<'spent'> & { readonly group: string; readonly count: number; readonly beads: BeadIds })
  | (Fact<'met'> & { readonly group: string; readonly from: string; readonly isFirst: boolean })
  /** Two sides have rolled, each with its strength added. */
  | (Fact<'fought'> & {
      readonly group: string;
      readonly from: string;
      readonly sum: number;
      readonly against: number;
      readonly result: 'won' | 'tie' | 'lost';
    })
  | (Fact<'bribed'> & {
      readonly group: string;
      readonly from: string;
      readonly sum: number;
      readonly against: number;
      readonly isWon: boolean;
    })
  | (Fact<'split'> & { readonly group: string; readonly from: string; readonly beads: BeadIds })
  | (Fact<'slept'> & { readonly group: string })
  /** A fight without dice (H1-MON-30): what the group lost to the lone fighter, and how many of that were killed. */
  | (Fact<'lone fight'> & {
      readonly group: string;
      readonly from: string;
      readonly lost: number;
      readonly killed: number;
    })
  | (Fact<'walked'> & BeadsThere)
  | (Fact<'joined'> & { readonly group: string; readonly from: string; readonly beads: BeadIds })
  | (Fact<'slipped away'> & { readonly group: string; readonly left: BeadIds })
  /** What was left over in the dungeon is a lone fighter, or a group, from now on (H1-MON-06, -12). */
  | (Fact<'left over'> & BeadsThere)
  | (Fact<'raided'> & {
      readonly group: string;
      /** The kingdom whose it is. */
      readonly from: string;
      readonly piece: string;
      readonly killed: number;
      readonly lost: number;
    })
  | (Fact<'emptied'> & { readonly group: string; readonly piece: string; readonly left: BeadIds })
  | (Fact<'resettled'> & BeadsThere)
  | (Fact<'set out'> & BeadsThere & { readonly count: number })
  | (Fact<'came home'> & BeadsThere & { readonly count: number })
  /** H1-MEA-32: what the player has written for a row of a table. */
  | (Fact<'made up'> & { readonly of: MadeUpTable; readonly name: string; readonly note: string | null })
  | (Fact<'special feature'> & { readonly what: string })
  /** Whose castle it appeared in; nobody's where there are no kingdoms. */
  | (Fact<'artifact'> & Omit<BeadsThere, 'group'> & { readonly group: string | null; readonly name: string })
  | (Fact<'brought back'> & BeadsThere)
  | (Fact<'turned'> & { readonly group: string; readonly from: string; readonly alignment: Alignment })
  | (Fact<'given a shrine'> & { readonly group: string; readonly from: string })
  | (Fact<'party came'> & BeadsThere & { readonly count: number; readonly alignment: Alignment })
  | (Fact<'party lost'> & { readonly group: string; readonly count: number; readonly left: number })
  | (Fact<'party ended'> & {
      readonly group: string;
      readonly ending: 'dead' | 'fled' | 'left';
      readonly count: number;
      readonly treasure: number;
    })
  | (Fact<'quest'> & { readonly group: string; readonly from: string })
  | (Fact<'rewarded'> & { readonly group: string })
  | (Fact<'healed'> & { readonly group: string; readonly piece: string; readonly count: number });

interface BeadsThere {
  readonly group: string;
  readonly piece: string;
  readonly beads: BeadIds;
}

interface BeadsOf {
  readonly group: string;
  readonly bead: BeadKind;
  readonly count: number;
  readonly beads: BeadIds;
  readonly piece: string;
}

/** To what a civilization may lose its folk. */
export type LossDeed =
  | 'plague'
  | 'fight'
  | 'emigration'
  | 'departure'
  | 'homesickness'
  | 'war'
  | 'arena'
  | 'capture'
  | 'conflict'
  | 'forfeit'
  | 'encounter'
  | 'hunger'
  | 'sacrifice'
  | 'posted'
  | 'magma'
  | 'pining'
  | 'disaster';

/** How ● and ○ come to somebody. */
export type GainDeed = 'set-up' | 'growth' | 'work' | 'noble' | 'slave' | 'breeding' | 'tribute';

/** The ages, in their order (H1-GEN-01). */
export type AgeName = 'primordial' | 'civilization' | 'disaster' | 'monsters' | 'villainy';

/** How a civilization may end; short and stable, for statistics. */
export type EndingKind =
  | 'fate'
  | 'no one left'
  | 'bottom of the page'
  | 'too deep'
  | 'gone home'
  | 'war with heaven'
  | 'chaos'
  | 'no city left'
  | 'war with the humans';

/** The tables of primordial events and of disasters. */
export type EventTable = 'primordial' | 'disaster';
