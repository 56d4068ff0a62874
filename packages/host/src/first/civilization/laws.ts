import type { Bead, Dug, dig as digTunnel, Mark, Page, Piece, Point, Shape, Unit } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import type { Size } from '../measures.ts';
import type { Liquid } from '../nouns.ts';
import type { Realm } from '../realm.ts';
import type { RoomWish } from '../words/rooms.ts';

/** What an edition has laws of its own for where a people of the first edition lives. Each is a clause of that edition, and one of the playtest. */
export interface PeopleLaws<W extends Realm> {
  /** The lodes that a people can mine (H1-PRM-03 | PT-CIV-T1.1). */
  ore(page: Page): Unit[];
  /** How large a mine on a lode is (H1-MEA-42 | PT-CIV-T1.1). */
  mineSize(lode: Unit): Size;
  /** The gem ○ that are still in their caves, and unguarded (H1-MEA-28 | PT-CIV-T1.2), the oldest first. */
  gems(page: Page): Bead[];
  /** Is there a primordial beast (H1-DEM-01 | PT-CIV-T1.4)? */
  hasBeasts(page: Page): boolean;
  /** What a people cannot begin without is made (H1-DWF-01, H1-ELF-01, H1-DEM-01 | PT-CIV-T1.7, .8). */
  bring(world: W, what: 'gold' | 'mithral' | 'beasts', clause: Clause): Rule;
  /** What the Demons build at (H1-DEM-T1.3 to .6 | PT-CIV-T1.3, .9); null if nothing. */
  oddity(page: Page, piece: Piece): Oddity | null;
  /** Where a room of somebody's finds its place; null on a full page (H1-MEA-20 | PT-MEA-16). */
  site(world: W, owner: string, wish: RoomWish): Point | null;
  /** Where a tunnel would run from one of some outlines towards another (H1-MEA-21 | PT-MEA-12). */
  path(page: Page, from: readonly Shape[], to: Shape, how: Parameters<typeof digTunnel>[3]): Dug;
  /** A plague or Fate has struck a people: what becomes of its sign (H1-PRM-15, H1-PRM-T2.6 | PT-CIV-T1.5). */
  struck(world: W, group: string, sign: Mark): void;
  /** Rooms were flooded: what becomes of those of a people that is none of these chapters' (H1-WAT-05 | PT-JOI-13). */
  flooded(world: W, rooms: ReadonlySet<string>, liquid: Liquid): void;
  /** Do nobles follow nobles (H1-GEN-T2.9)? */
  areElvesUnruly(world: W): boolean;
}

/** Something natural that a construction of the Demons stands at, and what it is once only: a piece, or all of a river (H1-DEM-14). */
export interface Oddity {
  readonly kind: 'plague' | 'mithral' | 'gold vein' | 'river';
  readonly once: string;
}
