import { Memory, type Piece, type Shape } from '@understory/page';
import type { Group } from '../../world.ts';
import type { Building } from '../cards/tree/building.ts';
import type { MonsterCard, VillainCard } from '../cards/tree/card.ts';
import type { DeedKind } from '../cards/tree/deeds.ts';
import type { CardRule } from '../cards/tree/rule.ts';
import type { Disaster } from '../disasters.ts';
import type { Tick } from '../events.ts';
import type { MonsterInPlay } from '../world.ts';
import { newPast, type Past } from './past.ts';

/** A group: one card in play with its beads (H2-MON-121). */
export interface Monster extends MonsterInPlay {
  readonly is: 'monster';
  /** The group's id: its beads and rooms carry it. */
  readonly id: string;
  readonly group: Group;
  readonly card: MonsterCard;
  /** The cards laid under a Monstrosity: the one it lives by, the one it chooses from (H2-CRD-338). */
  readonly under: { readonly life: MonsterCard | null; readonly choices: MonsterCard | null } | null;
  /** Overlays that joined it (H2-CRD-339). */
  readonly overlays: MonsterCard[];
  villainCard: VillainCard | null;
  tags: readonly string[];
  /** Those of its tags that it rolled when it spawned (H2-CRD-337). */
  readonly rolled: readonly string[];
  /** All it ever built, in order. */
  readonly constructions: Construction[];
  /** What it added by Explore or Scout since it settled here (H2-MON-109). */
  readonly known: Learned[];
  /** Sites it has harvested (H2-CRD-318): pieces' ids. */
  readonly harvested: Set<string>;
  /** When it first came to know the crossroads: a moment (H2-MON-T2.8); null if never. */
  crossroads: number | null;
  readonly past: Past;
  /** Grudges against other groups, by id (H2-ACT-321). */
  readonly grudges: Map<string, number>;
  /** What it did in the `always` step of its running lifecycle (H2-CRD-222). */
  readonly alwaysDid: Set<DeedKind>;
  /** It built what grants villainy in this turn (H2-MON-501). */
  grantedVillainy: boolean;
  /** Rules whose effects are being carried out; these effects don't trigger them again (H2-CRD-321). */
  readonly firing: Set<CardRule>;
  /** Its own spawning, a foe's included, is not finished: rules that watch the living wait (H2-CRD-C33.1). */
  isSettling: boolean;
  /** The tick of the journal since which it has lived where it lives. */
  settled: number;
  /** It spawned in this turn and waits for the next (H2-MON-215, -216). */
  readonly born: number;
  /** What is derived from the group (see `ground/index/versions.ts`). */
  readonly memory: Memory;
  /** Grows when a card is laid with its own. */
  cardVersion: number;
}

interface Construction {
  readonly building: Building;
  readonly piece: Piece;
  /** It was built since the group last moved in, and so is part of the lair (H2-MON-107). */
  isOfLair: boolean;
  /** It stands since this line of the journal. */
  readonly since: Tick;
}

/** A place that a group knows as a whole, or a stretch of the surface line that it walked (H2-MON-140). */
export interface Known {
  readonly piece: Piece | null;
  readonly shape: Shape;
}

/** A place that it added to those it knows. */
interface Learned extends Known {
  /** It knows it since this line of the journal. */
  readonly since: Tick;
}

/** A cluster of ● without a card: all ● of one piece that belong to nobody (H2-MON-121, -122). */
export interface Wild {
  readonly is: 'wild';
  /** The id of its piece. */
  readonly id: string;
  readonly piece: Piece;
}

export type Creature = Monster | Wild;

/** Who or what ends somebody, or takes from them. */
export interface Ender {
  /** At whose hands, or to whom; left out where that is nobody. */
  readonly by?: Creature | null;
  /** What took them, where that is nobody. */
  readonly disaster?: Disaster | undefined;
}

/** A group as it comes into play, with no pacts and no history (H2-MON-219). */
export function newMonster(
  { moment, turn }: { readonly moment: number; readonly turn: number },
  group: Group,
  card: MonsterCard,
  own: Partial<Pick<Monster, 'under' | 'tags' | 'rolled'>> = {},
): Monster {
  return {
    is: 'monster',
    id: group.id,
    group,
    card,
    under: own.under ?? null,
    overlays: [],
    villainCard: null,
    tags: own.tags ?? card.tags,
    rolled: own.rolled ?? [],
    constructions: [],
    known: [],
    harvested: new Set(),
    crossroads: null,
    past: newPast(moment),
    grudges: new Map(),
    alwaysDid: new Set(),
    grantedVillainy: false,
    firing: new Set(),
    isSettling: false,
    settled: 0,
    born: turn,
    memory: new Memory(),
    cardVersion: 0,
    step: null,
  };
}
