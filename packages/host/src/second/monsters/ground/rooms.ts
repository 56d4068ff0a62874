import type { Biome, Piece, Point } from '@understory/page';
import { type Clause, Impossible, type Rule } from '@understory/table';
import type { Den } from '../den.ts';
import type { Monster } from '../monster.ts';

/** A room that a group is about to draw. */
export interface RoomWish {
  readonly clause: Clause;
  /** `lair`, or the name of the construction that it is. */
  readonly room: string;
  readonly title: string;
  /** A bead-sized circle if left out (H2-MSR-08). */
  readonly area?: number;
  /** Where it is looked for, if not round the home: a victim's old home (H2-CRD-311), a construction (H2-CRD-246). */
  readonly about?: Point;
  /** It holds this living thing (H2-ACT-215). */
  readonly biome?: Biome;
}

/** H2-MON-130: a room in free rock round the home, joined by a tunnel; on the surface a hut on the surface line. */
export function* newRoom(_den: Den, _monster: Monster, _wish: RoomWish): Rule<Piece> {
  yield* [];
  throw new Impossible('newRoom');
}

/** A home is dug at this very spot: a fresh lair (H2-MON-212, H2-ACT-261), as large as the style wants it (H2-CRD-111). */
export function* digHome(_den: Den, _monster: Monster, _at: Point, _clause: Clause): Rule<Piece> {
  yield* [];
  throw new Impossible('digHome');
}

/** A straight tunnel in the lair's style between two pieces, drawn unless they touch. */
export function* tunnelTo(_den: Den, _monster: Monster, _from: Piece, _to: Piece, _clause: Clause): Rule<Piece | null> {
  yield* [];
  throw new Impossible('tunnelTo');
}
