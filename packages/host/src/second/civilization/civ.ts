import type { Manner, Piece, Shape } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { count } from '../../beads.ts';
import type { Buildable as AnyBuildable, InPlay } from '../../people.ts';
import type { Group } from '../../world.ts';
import type { Thing } from '../called.ts';
import type { Loss } from '../events.ts';
import type { SecondWorld } from '../world.ts';
import type { Ending, WayToEnd } from './ending.ts';
import type { Instruction } from './instruction.ts';
import type { PeopleKey } from './keys.ts';
import type { WhyNot } from './questions.ts';

export type { Ending } from './ending.ts';
export type { Instruction } from './instruction.ts';
export { PEOPLES, type PeopleKey } from './keys.ts';

/** A civilization as it is being played. A people keeps what else it must remember in a type of its own that extends this. */
export interface Civ extends InPlay {
  readonly world: SecondWorld;
  readonly people: People;
  /** The civilization itself; of the Deep Elves, the capitol. */
  readonly group: Group;
  /** The group that acts now: the civilization, or a colony in its own life cycle. */
  acting: Group;
  /** The group's first room (H2-CIV-29), or the place that stands for it. */
  first: Piece | null;
  turn: number;
  /** The step of the life cycle that is being played. */
  step: number;
  /** Lairs met in the action under way: at most one encounter each (H2-CIV-21). */
  readonly met: Set<string>;
  /** Lairs that the acting group lives beside: its own rooms neither shun nor disturb them (H2-CIV-22). */
  livesWith: ReadonlySet<string>;
  /** Nexus areas touched so far: contact comes once (H2-NEX-07). */
  readonly touched: Set<string>;
  ending: Ending | null;
}

/** How a people digs and builds. */
export interface Style {
  readonly manner: Manner;
  /** How its rooms are drawn, where not in the manner of its tunnels. */
  readonly roomManner?: Manner;
  /** Its rooms keep this far under the surface; where left out, just underground. */
  readonly under?: number;
  /** The outline of a room of this sort and size round a point. */
  room(sort: string, x: number, y: number, area: number): Shape;
  /** Where its beads live: the sort of room for ● and for ○ (H2-CIV-09). */
  home(bead: 'population' | 'treasure', group: Group): Home;
  /** What joins two of its places under the sky: a track along the surface, as wide as this; a tunnel if left out. */
  readonly track?: number;
}

/** A sort of room that beads live in. */
interface Home {
  readonly sort: string;
  readonly what: Thing;
  /** Which of several drawings it has, where a people has the choice. */
  readonly variant?: string;
  /** It takes any number of beads (H2-ALN-03); otherwise as many as its size says (H2-MSR-09). */
  readonly takesAll?: true;
}

/** One step of a life cycle. */
interface LifecycleStep<Own extends Civ> {
  readonly clause: Clause;
  play(civ: Own): Rule;
}

/** What a people might build, and why not yet. */
export type Buildable = AnyBuildable<WhyNot>;

/** A people, as the age plays it (H2-CIV-02). `Own` is its civilization, with what only this people must remember. */
export interface People<Own extends Civ = Civ> {
  readonly key: PeopleKey;
  /** "the Dwarves" */
  readonly name: string;
  setUp(world: SecondWorld): Rule<Own>;
  /** How it digs and builds, by the taste it has. */
  style(civ: Own): Style;
  /** The life cycle, once a turn, in the written order. */
  readonly lifecycle: readonly LifecycleStep<Own>[];
  /** How it loses ●, where that is not as usual (H2-CIV-23): the Demons' come from the Assembly. */
  lose?(civ: Own, many: number, to: Piece, how: Loss): Rule;
  /** Does it end with its last ● (H2-CIV-25)? */
  readonly endsWithLastOne: boolean;
  /** End of Civilization, once. */
  end(civ: Own, ending: Ending): Rule;
  /** What it asks of the start of the Age of Monsters (H2-HND-T1). */
  handOver(civ: Own, ending: Ending): Rule<Instruction | null>;
  /** What it might build, and why not yet: for the sheet. */
  constructions(civ: Own): readonly Buildable[];
  /** Every way to end that its rules know, the usual ones first. */
  readonly waysToEnd: readonly WayToEnd[];
  /** The latest turn at which it can end, whatever it meets (H2-INV-11, -12, -17). */
  latestTurn(civ: Own): number;
}

/** The civilizations of a world. The world shows them to all; their own rules know more of them. */
export function civsOf({ civs }: SecondWorld): readonly Civ[] {
  return civs as Civ[];
}

/** Is it a civilization of this people? Then it has what that people remembers. */
export function isOf<Own extends Civ>(people: People<Own>, civ: Civ): civ is Own {
  return civ.people.key === people.key;
}

export function newCiv(world: SecondWorld, people: People, group: Group): Civ {
  return {
    world,
    people,
    group,
    acting: group,
    first: null,
    turn: 0,
    step: 0,
    met: new Set(),
    livesWith: new Set(),
    touched: new Set(),
    ending: null,
  };
}

/** How a civilization digs and builds. What it chose for itself is in its own data; the rest is its people's. */
export function styleOf(civ: Civ): Style {
  return civ.people.style(civ);
}

/** H2-CIV-06: the civilization is over; the turn stops after the effect under way. The first end counts. */
export function ends(civ: Civ, ending: Ending): void {
  civ.ending ??= ending;
}

/** The ● of a group; of the acting one unless said otherwise. */
export function population({ world, acting }: Civ, group = acting): number {
  return count(world, group.id, 'population');
}

/** Its ○, epic ones included (H2-GEN-03). */
export function treasure({ world, acting }: Civ, group = acting): number {
  return count(world, group.id, 'treasure');
}

/** The living groups of a civilization: itself and its colonies. */
export function groupsOf({ world, group }: Civ): Group[] {
  return world.groups.filter((it) => it.of === group.id && it.alive);
}

/** Has the civilization itself built it? */
export function hasBuilt({ group }: Civ, name: string): boolean {
  return group.built.includes(name);
}
