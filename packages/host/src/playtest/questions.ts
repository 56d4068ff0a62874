import type { BeadKind } from '@understory/page';
import type { Region } from '@understory/table';
import type { SharedPlace, SharedQuestion } from '../questions.ts';
import type { ColonyKind } from './events.ts';
import type { BandKind, GroupKind } from './monsters/flavours.table.ts';

/** Everything that is asked by the playtest rules: throws, choices, spots and names. */
export type Question = SharedQuestion | PrimordialQuestion | ElvenQuestion | MonsterQuestion | SheetQuestion;

type InStratum = { readonly stratum: number };

type PrimordialQuestion =
  // Strata
  | { readonly kind: 'how many lines' }
  | { readonly kind: 'which line'; readonly line: number }
  | { readonly kind: 'the shape of the line'; readonly line: number }
  | { readonly kind: 'the course of the line'; readonly line: number }
  // Forms
  | ({ readonly kind: 'the form' } & InStratum)
  | ({ readonly kind: 'how many spots' } & InStratum)
  | ({ readonly kind: 'where a spot lies' } & InStratum)
  | ({ readonly kind: 'where ways meet' } & InStratum)
  // Features
  | ({ readonly kind: 'the feature' } & InStratum)
  | ({ readonly kind: 'which inspiration' } & InStratum)
  | ({ readonly kind: 'which metal' } & InStratum)
  | { readonly kind: 'the metal' }
  | { readonly kind: 'name of the metal' }
  | ({ readonly kind: 'how many gems' } & InStratum)
  | ({ readonly kind: 'where a gem lies' } & InStratum)
  | ({ readonly kind: 'does a vent rise' } & InStratum)
  | ({ readonly kind: 'does a channel drain' } & InStratum)
  // Caves
  | ({ readonly kind: 'what the caves hold' } & InStratum)
  | ({ readonly kind: 'how many there are'; readonly bead: BeadKind } & InStratum)
  | ({ readonly kind: 'the number of them'; readonly bead: BeadKind } & InStratum)
  | ({ readonly kind: 'what grows there' } & InStratum)
  | { readonly kind: 'the growth' }
  // Nexus
  | ({ readonly kind: 'the nexus' } & InStratum)
  | ({ readonly kind: 'which nexus' } & InStratum)
  | { readonly kind: 'name of the nexus' }
  | ({ readonly kind: 'where the nexus lies' } & InStratum)
  | ({ readonly kind: 'how large the nexus is' } & InStratum)
  | { readonly kind: 'name of the horror' }
  | { readonly kind: 'name of the mind' }
  | { readonly kind: 'look of the dungeonheart' }
  | { readonly kind: 'the side an arm runs to' }
  | { readonly kind: 'where the fault ends' }
  | { readonly kind: 'what fills it' }
  | { readonly kind: 'which element' }
  | { readonly kind: 'the element' }
  // The story
  | { readonly kind: 'the tone of the quarrel' };

type ElvenQuestion =
  | { readonly kind: 'which people comes'; readonly isSecond: boolean }
  | { readonly kind: 'where the city lies' }
  | { readonly kind: 'name of the elven city' }
  | { readonly kind: 'name of the colony' }
  | { readonly kind: 'where the elves settle' }
  | { readonly kind: 'which colony acts' | 'which colony expands' }
  | { readonly kind: 'which colony grows' }
  | { readonly kind: 'how the colony grows'; readonly group: string }
  | { readonly kind: 'what the colony builds'; readonly of: 'wanderlust' | 'conduit' }
  | { readonly kind: 'does a colony spend and expand' }
  | { readonly kind: 'name of the tyrant' };

type MonsterQuestion =
  | { readonly kind: 'who arrives' }
  | { readonly kind: 'the flavour'; readonly of: GroupKind }
  | { readonly kind: 'the stratum' }
  | { readonly kind: 'the place in the stratum' }
  | { readonly kind: 'name of the group'; readonly of: BandKind }
  | { readonly kind: 'the challenge'; readonly group: string }
  | { readonly kind: 'what is weird'; readonly group: string }
  | { readonly kind: 'how it mutates'; readonly group: string }
  | { readonly kind: 'does it mutate'; readonly group: string }
  | { readonly kind: 'whom to meet'; readonly group: string }
  | { readonly kind: 'does it take the treasure'; readonly group: string }
  | { readonly kind: 'which way by the clock'; readonly group: string }
  | { readonly kind: 'where to dig' | 'where to move'; readonly group: string }
  /** PT-MEA-13, PT-JOI-T1.11. */
  | { readonly kind: 'where it comes to pass' }
  /** PT-JOI-08. */
  | { readonly kind: 'is the token spent'; readonly group: string }
  | { readonly kind: 'are there too many groups' };

/** What stands on sheets: the steps of a turn, the moves, and what the elves build. Nobody is asked these. */
type SheetQuestion = { readonly kind: 'steps of a turn' | 'the moves' | 'what the elves build' };

/** Why something is not built now. */
export interface WhyNot {
  readonly key: 'built' | 'lacks' | 'nothing to expand' | 'at another count';
}

/** What an option may be, where its question and key do not say it. */
export type What =
  | { readonly kind: 'inspiration'; readonly of: string }
  | { readonly kind: 'exit'; readonly piece: string; readonly stratum: number }
  | { readonly kind: 'stratum'; readonly stratum: number }
  | { readonly kind: 'group'; readonly group: string }
  | { readonly kind: 'pack'; readonly piece: string }
  /** A direction as on a clock face (PT-MEA-13). */
  | { readonly kind: 'hour'; readonly hour: number }
  | { readonly kind: 'site'; readonly piece: string; readonly of: ColonyKind };

/** Where a spot may be. */
export type SpotPlace = SharedPlace | { readonly kind: 'in the shape' } | { readonly kind: 'under the surface' };

/** The spots of such a place. */
export type Places = Region<SpotPlace>;

/** What the table is busy with. */
export type Chapter =
  | { readonly kind: 'the surface' }
  | { readonly kind: 'the strata' }
  | ({ readonly kind: 'a stratum' } & InStratum)
  | { readonly kind: 'the creation' }
  | { readonly kind: 'a people comes' }
  | { readonly kind: 'a season of the elves'; readonly season: string; readonly year: number }
  | { readonly kind: 'what is left' }
  | { readonly kind: 'the Great Disaster' }
  | { readonly kind: 'arrivals'; readonly era: number }
  | { readonly kind: 'a group'; readonly group: string; readonly era: number }
  | { readonly kind: 'what wanders'; readonly era: number }
  | { readonly kind: 'a villain is awaited' }
  | { readonly kind: 'end of the era'; readonly era: number };
