import type { Mark, Network, Page, Piece, Point, Run, Shape, Unit } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import type { Setting } from '../../setting.ts';
import type { PeopleLaws } from '../civilization/laws.ts';
import type { Drawing } from '../draw.ts';
import type { GainDeed } from '../events.ts';
import type { Size } from '../measures.ts';
import type { Realm } from '../realm.ts';
import type { entrances } from '../words/network.ts';
import type { Alignment, MonsterGroup } from './group.ts';
import type { Lone } from './state.ts';

/** Whom a group comes upon that is no group. */
type Held = { readonly kind: 'lone'; readonly lone: Lone } | { readonly kind: 'building'; readonly piece: Piece };

/** On which side of an encounter somebody is. */
export type Role = 'acting' | 'met';

/** What is a group's own ground. */
export interface Zone {
  holds(x: number, y: number): boolean;
  reaches(shape: Shape): boolean;
  /** The first stretch of a path that lies in it. */
  firstAlong(path: readonly number[]): Run | null;
}

/** A tunnel that a group digs, of at most a length. */
export interface Dig {
  readonly clause: Clause;
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
  readonly isNatural: boolean;
}

/**
 * What an edition has laws of its own for, so that the chapters that two editions play are written once. Each is a clause of the first edition,
 * and one of the playtest.
 */
export interface OwnLaws<W extends Realm> {
  /** Rooms and tunnels as one walks them (H1-MEA-05, -11 | PT-JOI-15). */
  ways(page: Page): Network;
  /** … as monsters walk them: with the surface near an entrance, and what stands there (H1-MEA-17 | PT-JOI-18). */
  raids(page: Page): Network;
  /** Where one comes in from the surface (H1-MEA-16 | PT-JOI-10). */
  gates(page: Page): ReturnType<typeof entrances>;
  /** Every room (H1-MEA-14 | PT-MEA-22). */
  rooms(page: Page): readonly Piece[];
  /** Does nobody live there, and does nothing lie there (H1-MEA-15 | PT-JOI-T1.8, .16)? */
  isEmpty(world: W, room: Piece): boolean;
  /** Does somebody live there, or hold it? */
  isOccupied(world: W, room: Piece): boolean;
  /** The lodes that are left (H1-PRM-03 | PT-JOI-T1.12). */
  lodes(page: Page): Unit[];
  /** Where a dropped die lands (H1-MEA-19 | PT-JOI-T1.11). */
  landing(world: W, clause: Clause, about: string): Rule<Point>;
  /** What disasters are asked for (H1-DIS | PT-DIS). */
  setting(world: W): Setting;
  /** A disaster begins a new sheet if this one is full (H1-FEA-08, H1-GEN-10 | PT-JOI-T1.13). */
  turnSheet(world: W): void;

  /** What is full of water or magma and a room besides, where floods come (H1-WAT-06 | PT-JOI-13), by what it is called. */
  readonly basins: ReadonlySet<string>;
  /** The trap that whoever enters a room on foot walks into; here only parties do, in tunnels (H1-DMR-T1.1 | PT-MEA-20). */
  trapIn(world: W, room: Piece): Mark | null;

  /** H1-MON-13 | PT-TER-01. */
  zone(world: W, me: MonsterGroup): Zone;
  /** A temple, a villain or its minions have come, and have no bead yet (H1-FEA-05, H1-VIL-02 | PT-JOI-17, PT-VIL-09). */
  founded(world: W, me: MonsterGroup): void;
  /** More ● or ○, where there is room for them (H1-MEA-29 | PT-ARR-06). */
  gain(world: W, me: MonsterGroup, more: Gain): void;
  /** Where ○ that it comes by is kept (H1-MEA-29 | PT-ARR-06). */
  treasury(world: W, me: MonsterGroup, clause: Clause): Piece;
  /** A room beside its home, or beside another; null on a full page (H1-MEA-20 | PT-MEA-16). */
  newRoom(world: W, me: MonsterGroup, wish: NewRoom): Piece | null;
  /** H1-MEA-21 | PT-MEA-12; null if there is nothing to dig. */
  dig(world: W, me: MonsterGroup, dig: Dig): Rule<Piece | null>;
  /** It has come to a place where somebody else may live (H1-MON-21 | PT-ARR-08). */
  moved(world: W, me: MonsterGroup): Rule;
  /** H1-MEA-36 | PT-TER-05. */
  moveHome(world: W, me: MonsterGroup, room: Piece, clause: Clause): void;
  /** What it adds to its die (H1-MON-24, -27 | PT-JOI-08, -14). */
  strength(world: W, me: MonsterGroup, role: Role): Rule<number>;
  /** A group is no more (H1-MEA-27, H1-MON-35 | PT-KEY-08). */
  abandon(world: W, me: MonsterGroup, clause: Clause): void;
  /** Has what just happened ended the age (H1-MON-02, -03, H1-VIL-07 | PT-ERA-08, PT-VIL-07)? */
  watch(world: W): void;

  /** The castle that adventurers of an alignment muster at, or any; null if there is none (H1-ADV-03, H1-FEA-02 | PT-JOI-06). */
  castle(world: W, alignment: Alignment | null): Castle | null;
  /** … and where an artifact appears then (H1-FEA-09 | PT-JOI-06). */
  newCastle(world: W, about: string): Rule<Castle | null>;

  /** H1-DMR-07, -22 | PT-VIL-09: the Dungeon Master goes out. */
  goOut(world: W, me: MonsterGroup): Rule;
  /** H1-AVI-10 | PT-VIL-09: the Alpha Villain's ground grows. */
  grow(world: W, me: MonsterGroup): Rule;
  /** H1-AVI-11 | PT-VIL-13: … and it hunts. */
  forage(world: W, me: MonsterGroup): Rule;
  /** H1-AVI-01 | PT-VIL-13: an alpha comes where there is none, and does not invade. */
  newAlpha(world: W): Rule<MonsterGroup>;
}

/** A room that a group wants beside its home, or beside another. */
export interface NewRoom {
  readonly clause: Clause;
  readonly what?: Drawing['what'];
  readonly room?: string;
  readonly parent?: Piece;
  readonly size?: Size;
}

/** A castle, and whose the artifact in it is. */
interface Castle {
  readonly piece: string;
  readonly owner: string | null;
}

/** Beads that a group gains. */
export interface Gain {
  readonly clause: Clause;
  readonly kind: 'population' | 'treasure';
  readonly many: number;
  readonly deed: GainDeed;
}

/**
 * One thing leads to another: a zone grows and comes upon somebody, the loser moves away into the zone of a third. They reach each other through
 * here, so that no file needs to know the whole age.
 */
export interface Laws<W extends Realm = Realm> extends OwnLaws<W>, PeopleLaws<W> {
  /** H1-MON-24 to -29: a group, as the acting one, encounters another. */
  encounter(world: W, me: MonsterGroup, other: MonsterGroup, clause: Clause): Rule;
  /** H1-MON-16, -30: … or a lone fighter, or a building with somebody in it. */
  fightThere(world: W, me: MonsterGroup, whom: Held, clause: Clause): Rule;
  /** H1-WAN-03: it has grown, or come to a place, and meets the lone fighters there. */
  meetLoners(world: W, me: MonsterGroup, clause: Clause): Rule;
  /** H1-WAN-06: a lone fighter walks away, and meets nobody. */
  flee(world: W, lone: Lone): Rule;
  /** The season of a kind of group, and how it meets another as the acting one. */
  season(world: W, me: MonsterGroup): Rule;
  /** H1-MON-17, H1-DIS-06: it has claimed a cave, or dug into it. */
  touched(world: W, me: MonsterGroup, place: Piece): Rule;
}

export function lawsOf<W extends Realm>({ monsters }: W): Laws<W> {
  return monsters.laws as Laws<W>;
}
