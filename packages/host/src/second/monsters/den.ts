import { Memory, type Piece, type Point } from '@understory/page';
import { type Clause, Impossible, type Rule } from '@understory/table';
import type { Outcome } from '../../world.ts';
import type { FreeStep } from '../cards/steps/free.ts';
import type { MonsterCard, VillainCard } from '../cards/tree/card.ts';
import type { Event } from '../cards/tree/rule.ts';
import type { Disaster } from '../disasters.ts';
import type { Tick } from '../events.ts';
import type { SecondWorld } from '../world.ts';
import type { Former } from './former.ts';
import type { Creature, Ender, Monster, Wild } from './monster.ts';
import type { Pact } from './pact.ts';
import type { Seen } from './past.ts';
import type { Result } from './villainy/results.ts';

/** The Age of Monsters as it is played, and the Age of Villainy after it: who is on the map, and which card is where. */
export interface Den {
  readonly world: SecondWorld;
  readonly laws: Laws;
  /** The groups on the map, the oldest first (H2-MON-121). */
  readonly monsters: Monster[];
  /** The cards that may be drawn. A deck has no order: any card may be drawn next (H2-MON-202, -301). */
  readonly deck: MonsterCard[];
  /** Cards of unique groups that are gone, and of an overlay without its host (H2-MON-402, -406). */
  readonly setAside: MonsterCard[];
  readonly villains: readonly VillainCard[];
  /** Turns of the Age of Monsters and rounds of Villainy, counted through: pacts run by it (H2-ACT-111). */
  turn: number;
  readonly pacts: Pact[];
  /** What was so, and is over. */
  readonly former: Former[];
  villain: Villain | null;
  /** Grows with every deed: the groups' own clocks are read from it (H2-MON-124). */
  moment: number;
  /** What is derived from the den (see `ground/index/versions.ts`). */
  readonly memory: Memory;
  /** Those whose cards are still to be drawn in this turn or round, the oldest first (H2-MON-301). */
  waiting: readonly Monster[];
  /** No card has been drawn in it yet. */
  isFirst: boolean;
  /** Those who lost their last ● and are about to die (H2-ACT-109). */
  readonly dying: Dying[];
  /** How many groups died or left in this turn or round (H2-VIL-14). */
  gone: number;
  /** Former lairs, and when they were emptied (H2-MON-133). */
  readonly ruins: Ruin[];
  /** Who left a treasure lying, by the bead's id, and in which turn (H2-MON-412). */
  readonly leavers: Map<string, { readonly by: string; readonly turn: number }>;
  /** The strata that a villain corrupted (H2-HRD-02). */
  readonly corrupted: Set<number>;
  /** The result, as soon as there is one (H2-VIL-35): nothing more is played. */
  outcome: Outcome<Result> | null;
}

/**
 * One thing leads to another: a loss sets off a rule, the rule builds, the building spawns, the spawn drives out. They reach
 * each other through the den, so that no file needs to know the whole age.
 */
export interface Laws {
  /** H2-CRD-307: after every change of beads, at once. `before` = its ● before the change, `cause` = the line that tells of it. */
  watchBeads(den: Den, me: Monster, before: number, cause: Tick | undefined): Rule;
  /** H2-CRD-308: after every death, departure and spawn. */
  watchTheLiving(den: Den, cause: Tick): Rule;
  fire(den: Den, me: Monster, happened: Happened): Rule;
  /** H2-CRD-243: done at once, in addition, if it is possible. */
  playFree(den: Den, me: Monster, step: FreeStep, cause: Tick): Rule;
  spawn(den: Den, card: MonsterCard, wish: SpawnWish): Rule<Monster | null>;
  /** H2-VIL-32: the villain may have fallen. */
  fell(den: Den, me: Monster, ender: Ender, cause: Tick): void;
}

/** Something happened to a group that a rule of its cards may wait for. */
export interface Happened {
  readonly kind: Exclude<Event['kind'], 'we have' | 'we fall to' | 'none remain'>;
  /** The other side of the conflict, rout or wiping out (H2-CRD-320). */
  readonly foe?: Creature;
  /** The victim's old home, after a wiping out (H2-CRD-320). */
  readonly there?: Point;
  /** The line that tells of it. */
  readonly cause: Tick | undefined;
}

/** How a card comes into play, where not by the dice. */
export interface SpawnWish {
  readonly clause?: Clause;
  /** A place that stands in for the rolled location (H2-MON-206). */
  readonly at?: Point;
  /** Beside this construction, and not as an invasion (H2-CRD-246). */
  readonly beside?: Piece;
  /** On the surface, at a random spot (H2-CRD-312). */
  readonly onSurface?: boolean;
  /** This many ● more than its card says (H2-MON-T1.5). */
  readonly more?: number;
  /** The group, work or card that brings it. */
  readonly because?: string;
  /** The line that brings it. */
  readonly cause?: Tick;
}

/** The group that rose to rule, and how (H2-VIL-01). */
export interface Villain {
  readonly monster: Monster;
  readonly card: VillainCard;
}

/** Who is about to die, at whose hands, and where it lived to the last; a wild group also as it was with its last ●. */
export type Dying =
  | (Lost & { readonly monster: Monster; readonly by: Creature | null; readonly disaster?: Disaster | undefined })
  | (Lost & { readonly monster: null; readonly wild: Wild; readonly by: Monster; readonly seen: Seen });

interface Lost {
  readonly home: Point;
  /** The line that tells how the last ● was lost. */
  readonly lost: Tick | undefined;
}

interface Ruin {
  /** The piece that was lived in. */
  readonly piece: string;
  readonly at: Point;
  /** The turn in which it was emptied. */
  readonly turn: number;
  /** It is a ruin since this line of the journal. */
  readonly since: Tick;
}

export function newDen(
  world: SecondWorld,
  laws: Laws,
  deck: readonly MonsterCard[],
  villains: readonly VillainCard[],
): Den {
  const den: Den = {
    world,
    laws,
    monsters: [],
    deck: [...deck],
    setAside: [],
    villains,
    turn: 0,
    pacts: [],
    former: [],
    villain: null,
    moment: 0,
    memory: new Memory(),
    waiting: [],
    isFirst: true,
    dying: [],
    gone: 0,
    ruins: [],
    leavers: new Map(),
    corrupted: new Set(),
    outcome: null,
  };
  world.den = den;
  world.monsters = den.monsters;
  return den;
}

/** The den of a world; null before its Age of Monsters. */
export function denOf({ den }: SecondWorld): Den | null {
  return den as Den | null;
}

/** The den of a world in its Age of Monsters or later. */
export function denIn(world: SecondWorld): Den {
  const den = denOf(world);
  if (!den) throw new Impossible('the Age of Monsters has not begun');
  return den;
}

/** A group on the map, by its id. */
export function monsterOf({ monsters }: Den, id: string): Monster {
  const found = monsters.find((it) => it.id === id);
  if (!found) throw new Impossible(`no group ${id} on the map`);
  return found;
}

export function villainIn({ villain }: Den): Villain {
  if (!villain) throw new Impossible('nobody rules yet');
  return villain;
}

/** May `a` not attack `b` now (H2-ACT-112)? */
export function isBarred(den: Den, a: string, b: string): boolean {
  return den.pacts.some((it) => {
    if (it.lastTurn < den.turn) return false;
    if (it.kind === 'bribe') return it.from === b && it.to === a;
    return (it.from === a && it.to === b) || (it.from === b && it.to === a);
  });
}

/** Is a pact running between the two, an annexation included (H2-CRD-207)? */
export function areAllied(den: Den, a: string, b: string): boolean {
  return den.pacts.some(
    (it) =>
      it.kind !== 'bribe' &&
      it.lastTurn >= den.turn &&
      ((it.from === a && it.to === b) || (it.from === b && it.to === a)),
  );
}

export function isAnnexed(den: Den, id: string): boolean {
  return den.pacts.some((it) => it.kind === 'annexed' && it.to === id);
}
