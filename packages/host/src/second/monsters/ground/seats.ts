import type { Bead, BeadKind, Piece, Shape } from '@understory/page';
import { type Clause, Impossible, type Rule } from '@understory/table';
import type { Den } from '../den.ts';
import type { Creature, Monster } from '../monster.ts';

/** The seats of a group: each of its ●, ○ and ❖ lies on one, the oldest first (H2-MON-105). Of a wild group, its ●. */
export function seatsOf(_den: Den, _of: Creature): readonly Bead[] {
  throw new Impossible('seatsOf');
}

/** The seat as it lies on the page: a circle 1 bead across. */
export function seatShape(_bead: Bead): Shape {
  throw new Impossible('seatShape');
}

/** H2-MON-106: the seat of the first ●, or of the oldest left. */
export function homeOf(_den: Den, _monster: Monster): Bead {
  throw new Impossible('homeOf');
}

/** H2-MON-107: its seats and the constructions it built since it moved in. */
export function lairOf(_den: Den, _monster: Monster): readonly Shape[] {
  throw new Impossible('lairOf');
}

/** H2-MON-131: a new bead takes a free room of the lair, a free room in reach, or a new room. `into` is tried first (H2-MON-132). */
export function* seatBead(
  _den: Den,
  _monster: Monster,
  _bead: { readonly kind: BeadKind; readonly name?: string | null },
  _clause: Clause,
  _into: Piece | null = null,
): Rule<Bead> {
  yield* [];
  throw new Impossible('seatBead');
}

/** H2-MON-104: ★ take no space: they lie at the home seat, and go with it. Put, or moved there after the home changed. */
export function keepBonus(_den: Den, _monster: Monster, _clause: Clause): void {
  throw new Impossible('keepBonus');
}

/** H2-MON-139: in which order beads of these kinds go: the farthest from the home first, then the newest; the home's ● last. */
export function goingOrder(_den: Den, _monster: Monster, _kinds: readonly BeadKind[]): Bead[] {
  throw new Impossible('goingOrder');
}
