import { type Bead, type BeadKind, distance, type Piece, type Shape, TOLERANCE } from '@understory/page';
import { Impossible } from '@understory/table';
import type { Den } from '../den.ts';
import type { Creature, Monster } from '../monster.ts';
import { ownHome, ownLair, ownPieces, ownSeats } from './index/household.ts';
import { wildSeats } from './index/loose.ts';

/** The seats of a group: each of its ●, ○ and ❖ lies on one, the oldest first (H2-MON-105). Of a wild group, its ● (H2-MON-121). */
export function seatsOf(den: Den, of: Creature): readonly Bead[] {
  return of.is === 'wild' ? (wildSeats(den).get(of.id) ?? NONE) : ownSeats(of, den);
}

const NONE: readonly Bead[] = [];

/** H2-MON-106: the seat of the first ●, or of the oldest left; of those about to die, the last they had. */
export function homeOf(den: Den, monster: Monster): Bead {
  const home = ownHome(monster, den);
  if (!home) throw new Impossible(`${monster.group.name} has no home`);
  return home;
}

/** H2-MON-107: its seats and the constructions it built since it moved in. */
export function lairOf(den: Den, monster: Monster): readonly Shape[] {
  return ownLair(monster, den);
}

/** The pieces of a lair: the home's, the others by the age of their seats, then constructions. A wild group has one. */
export function lairPieces(den: Den, of: Creature): readonly Piece[] {
  return of.is === 'wild' ? [of.piece] : ownPieces(of, den);
}

/** H2-MON-139: in which order beads of these kinds go: the farthest from the home first, then the newest; the home's ● last. */
export function goingOrder(den: Den, monster: Monster, kinds: readonly BeadKind[]): Bead[] {
  const beads = den.world.page.beadsOf(monster.id).filter((it) => kinds.includes(it.kind));
  if (beads.length < 2) return beads;
  const home = homeOf(den, monster);
  const far = (it: Bead) => distance(it.at.x, it.at.y, home.at.x, home.at.y);
  const ages = new Map(beads.map((it, i) => [it, i]));
  return beads.sort((a, b) => {
    if (a === home || b === home) return a === home ? 1 : -1;
    // H2-MON-129: plain ○ before ❖.
    if ((a.kind === 'epic') !== (b.kind === 'epic')) return a.kind === 'epic' ? 1 : -1;
    const nearer = far(b) - far(a);
    return Math.abs(nearer) > TOLERANCE ? nearer : (ages.get(b) ?? 0) - (ages.get(a) ?? 0);
  });
}
