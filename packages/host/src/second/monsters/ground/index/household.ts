import { type Bead, derived, type Piece, type Shape } from '@understory/page';
import type { Den } from '../../den.ts';
import type { Known, Monster } from '../../monster.ts';
import { seatShape } from '../seat.ts';
import { ownVersion } from './versions.ts';

/** The beads of a group that lie on seats, the oldest first. */
export const ownSeats = derived(ownVersion, ({ id }: Monster, { world: { page } }: Den): readonly Bead[] =>
  page.beadsOf(id).filter((it) => it.kind !== 'bonus'),
);

/** The ● that its home is; of those about to die, the last they had. */
export const ownHome = derived(
  ownVersion,
  (me: Monster, den: Den): Bead | null => ownSeats(me, den).find((it) => it.kind === 'population') ?? lastHome(den, me),
);

/** Nothing is erased: of the ● that it had, the one that was lost last; of several at once, the oldest. */
function lastHome({ world: { page } }: Den, { id }: Monster): Bead | null {
  let last: Bead | null = null;
  for (const it of page.beads)
    if (it.owner === id && it.kind === 'population' && (it.until ?? 0) > (last?.until ?? -1)) last = it;
  return last;
}

/** Its seats, and the halls that it built since it moved in. */
export const ownLair = derived(ownVersion, (me: Monster, den: Den): readonly Shape[] => [
  ...ownSeats(me, den).map(seatShape),
  ...hallsOf(me).map((it) => it.shape),
]);

/** The pieces of these: the home's, the others by the age of their seats, then the halls. */
export const ownPieces = derived(ownVersion, (me: Monster, den: Den): readonly Piece[] => {
  const seats = ownSeats(me, den);
  const home = seats.find((it) => it.kind === 'population');
  const ids = new Set<string>(home ? [home.piece] : []);
  for (const seat of seats) ids.add(seat.piece);
  for (const { id } of hallsOf(me)) ids.add(id);
  return [...ids].map((id) => den.world.page.piece(id));
});

function hallsOf({ constructions }: Monster): readonly Piece[] {
  return constructions.filter((it) => it.isOfLair).map((it) => it.piece);
}

/** The places of its seats, and those it added. */
export const ownPlaces = derived(ownVersion, (me: Monster, den: Den): readonly Known[] => {
  const { page } = den.world;
  const ids = new Set(ownSeats(me, den).map((it) => it.piece));
  const own = [...ids].map((id) => page.piece(id)).map((piece) => ({ piece, shape: piece.shape }));
  return [...own, ...me.known.filter(({ piece }) => piece === null || !ids.has(piece.id))];
});
