import { type Bead, type BeadKind, distance, type Piece, type Shape, TOLERANCE } from '@understory/page';
import { Impossible } from '@understory/table';
import type { Den } from '../den.ts';
import type { Creature, Monster } from '../monster.ts';
import { keptWhileLoose, keptWhileSettled } from './kept.ts';

/** H2-MON-105: a seat is a circle 1 bead across. */
export const SEAT = 0.5;

/** The seats of a group: each of its ●, ○ and ❖ lies on one, the oldest first (H2-MON-105). Of a wild group, its ●. */
export function seatsOf(den: Den, of: Creature): readonly Bead[] {
  return of.is === 'wild' ? (wildSeats(den).get(of.id) ?? NONE) : ownSeats(den, of);
}

const ownSeats = keptWhileSettled((den, monster): readonly Bead[] =>
  den.world.page.beadsOf(monster.id).filter((it) => it.kind !== 'bonus'),
);

/** H2-MON-121: a wild group's ● lie at the points of H2-MSR-34. */
const wildSeats = keptWhileLoose((den): ReadonlyMap<string, readonly Bead[]> => {
  const found = new Map<string, Bead[]>();
  for (const it of den.world.page.beadsOf(null)) {
    if (it.kind !== 'population') continue;
    const there = found.get(it.piece);
    if (there) there.push(it);
    else found.set(it.piece, [it]);
  }
  return found;
});

const NONE: readonly Bead[] = [];

const shapes = new WeakMap<Bead, Shape>();

/** The seat as it lies on the page: a circle 1 bead across. */
export function seatShape(bead: Bead): Shape {
  const known = shapes.get(bead);
  if (known) return known;
  const made = { path: [bead.at.x, bead.at.y], closed: false, swell: SEAT };
  shapes.set(bead, made);
  return made;
}

/** H2-MON-106: the seat of the first ●, or of the oldest left; of those about to die, the last they had. */
export function homeOf(den: Den, monster: Monster): Bead {
  const home = homes(den, monster);
  if (!home) throw new Impossible(`${monster.group.name} has no home`);
  return home;
}

const homes = keptWhileSettled(
  (den, monster): Bead | null => seatsOf(den, monster).find((it) => it.kind === 'population') ?? lastHome(den, monster),
);

/** Nothing is erased: of the ● that it had, the one that was lost last; of several at once, the oldest. */
function lastHome({ world: { page } }: Den, { id }: Monster): Bead | null {
  let last: Bead | null = null;
  for (const it of page.beads)
    if (it.owner === id && it.kind === 'population' && (it.until ?? 0) > (last?.until ?? -1)) last = it;
  return last;
}

/** H2-MON-107: its seats and the constructions it built since it moved in. */
export function lairOf(den: Den, monster: Monster): readonly Shape[] {
  return lairShapes(den, monster);
}

const lairShapes = keptWhileSettled((den, monster): readonly Shape[] => [
  ...seatsOf(den, monster).map(seatShape),
  ...ownConstructions(monster).map((it) => it.shape),
]);

/** The pieces of a lair: the home's, the others by the age of their seats, then constructions. A wild group has one. */
export function lairPieces(den: Den, of: Creature): readonly Piece[] {
  return of.is === 'wild' ? [of.piece] : ownPieces(den, of);
}

const ownPieces = keptWhileSettled((den, monster): readonly Piece[] => {
  const seats = seatsOf(den, monster);
  const home = seats.find((it) => it.kind === 'population');
  const ids = new Set<string>(home ? [home.piece] : []);
  for (const seat of seats) ids.add(seat.piece);
  for (const { id } of ownConstructions(monster)) ids.add(id);
  return [...ids].map((id) => den.world.page.piece(id));
});

function ownConstructions({ constructions }: Monster): readonly Piece[] {
  return constructions.filter((it) => it.isOfLair).map((it) => it.piece);
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
