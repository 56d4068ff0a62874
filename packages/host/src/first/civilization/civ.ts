import type { Bead, Piece } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { count } from '../../beads.ts';
import type { Buildable } from '../../people.ts';
import { type Group, worksOf } from '../../world.ts';
import type { Called } from '../called.ts';
import type { EndingKind, LossDeed } from '../events.ts';
import type { Season, WhyNot } from '../questions.ts';
import type { Realm } from '../realm.ts';
import type { CustomPeople } from './custom/custom-people.ts';
import type { Hand } from './hands.table.ts';
import type { InPlay } from './in-play.ts';
import type { PeopleKey } from './keys.ts';

/** A civilization as it is being played. A people keeps what else it must remember in a type of its own that extends this. */
export interface Civ extends InPlay {
  readonly people: People;
  year: number;
  /** The caves whose plague it has suffered (H1-PRM-15). */
  readonly plagues: string[];
  /** The year in which it last paid a Wyrm (H1-PRM-13). */
  paid: number | null;
  /** The year in which it last clashed with another people (H1-TWO-03). */
  clashed: number | null;
  ending: EndingKind | null;
  /** It has ended, and left what it leaves. */
  isOver: boolean;
}

/** A people, as the age plays it (H1-CIV-01, -02). `Own` is its civilization, with what only this people must remember. */
export interface People<Own extends Civ = Civ> {
  readonly key: PeopleKey;
  readonly style: Style;
  /** The custom people that plays by these rules (H1-CIV-07); null if it is the printed one. */
  readonly custom: CustomPeople | null;
  /** Year 0 (H1-GEN-09). A custom people is set up as itself. */
  setUp(world: Realm, as?: People<Own>): Rule<Own>;
  readonly year: Year<Own>;
  /** What each season begins with. */
  readonly seasons: Readonly<Record<Season, Clause>>;
  /** How its age may end, the usual way first; and its last year (H1-INV-14). */
  readonly waysToEnd: readonly WayToEnd[];
  readonly latestYear: number;
  /** The table of its constructions, as it stands on its sheet. */
  buildables(world: Realm, civ: Own): Buildable<WhyNot>[];
  /** Its digging has come upon a place that is not its own (H1-MEA-24). */
  encounter(world: Realm, civ: Own, place: Piece): Rule;
  /** How many stand against a foe at a place, and so can be lost there (H1-CIV-05, -06). */
  folkAt(world: Realm, civ: Own, place: Piece): number;
  /** As many are lost there, and never more than there are (H1-MEA-25). */
  lose(world: Realm, civ: Own, loss: Loss): Rule;
  /** The ○ that can be taken of it there, in the order in which they go (H1-PRM-13, H1-TWO-05). */
  purse(world: Realm, civ: Own, place: Piece): Bead[];
  /** Its population in a conflict there (H1-TWO-04). */
  might(world: Realm, civ: Own, place: Piece): number;
  /** What it does to another people in a conflict that goes its own way (H1-TWO-T1.3 to .5). */
  prevail(world: Realm, civ: Own, over: Civ, place: Piece, clause: Clause): Rule;
  /** Another people has taken a ● of its (H1-TWO-08). */
  bereaved(world: Realm, civ: Own): Rule;
  /** What is left of it at its end. */
  end(world: Realm, civ: Own): void;
}

interface WayToEnd {
  readonly kind: EndingKind;
  readonly clause: Clause;
}

/** H1-CIV-02: any people may tunnel into its Fate. */
export const byFate: WayToEnd = { kind: 'fate', clause: 'H1-PRM-T2.6' };

/** H1-GEN-02: a year has four seasons. */
interface Year<Own extends Civ> {
  spring(world: Realm, civ: Own): Rule;
  summer(world: Realm, civ: Own): Rule;
  fall(world: Realm, civ: Own): Rule;
  winter(world: Realm, civ: Own): Rule;
}

/** H1-GEN-T1: how a people draws. */
interface Style extends Hand {
  /** What its tunnels are. */
  readonly tunnel: Called;
}

/** What is lost, to what, and in which piece. */
export interface Loss {
  readonly clause: Clause;
  readonly many: number;
  readonly deed: LossDeed;
  readonly piece: string;
}

/** A civilization that has just come. */
export function newCiv<Own extends Civ>(people: People<Own>, group: Group): Civ {
  return { people, group, year: 0, plagues: [], paid: null, clashed: null, ending: null, isOver: false };
}

/** The civilizations of a world, the oldest first. The world shows them to all; their own rules know more of them. */
export function civsOf({ civs }: Realm): readonly Civ[] {
  return civs as Civ[];
}

/** The civilization itself, and its colonies if it has any; the oldest first. */
export function groupsOf({ groups }: Realm, { group }: Civ): Group[] {
  return groups.filter((it) => it.of === group.id);
}

/** The civilization that a group is of, or is a colony of; null if it is of none. */
export function civOf(world: Realm, group: string | null): Civ | null {
  const of = group === null ? undefined : world.groups.find(({ id }) => id === group)?.of;
  return civsOf(world).find((it) => it.group.id === of) ?? null;
}

/** The rooms and tunnels of its own, the oldest first. */
export function works(world: Realm, civ: Civ): Piece[] {
  const all = groupsOf(world, civ).flatMap(({ id }) => worksOf(world, id).filter((it) => it.until === null));
  return all.sort((a, b) => a.since - b.since);
}

/** Its rooms of a sort, the oldest first. */
export function roomsOf(world: Realm, civ: Civ, sort: string): Piece[] {
  return works(world, civ).filter((it) => it.room === sort);
}

export function population(world: Realm, civ: Civ): number {
  return groupsOf(world, civ).reduce((sum, { id }) => sum + count(world, id, 'population'), 0);
}

/** H1-CIV-02: it comes to its end after the effect under way. The first end counts. */
export function ends(civ: Civ, ending: EndingKind): void {
  civ.ending ??= ending;
}
