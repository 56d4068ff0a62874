import { centreOf, gap, type Piece, type Unit } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { putBeads } from '../../draw.ts';
import { ONE_BEAD, type Size, THUMBPRINT } from '../../measures.ts';
import { note } from '../../note.ts';
import { movedIntoRock } from '../../words/rock.ts';
import { joining, roomAt } from '../../words/rooms.ts';
import type { FirstWorld } from '../../world.ts';
import { works } from '../civ.ts';
import { digAlong, roomHere } from '../work.ts';
import type { DwarfCiv } from './dwarf-civ.ts';

/** H1-MEA-42: a mine is a thumbprint, centred on its lode; on mithral a bead, so that three fit the triangle. */
function sizeOfMine({ kind }: Unit): Size {
  return kind === 'mithral' ? ONE_BEAD : THUMBPRINT;
}

/** A mine on a lode, which is used up, with 1○ in it; where it touches nothing of theirs, a tunnel joins it to the nearest of that (H1-MEA-42). */
export function* mineOn(
  world: FirstWorld,
  civ: DwarfCiv,
  clause: Clause,
  lode: Unit,
  size = sizeOfMine(lode),
): Rule<Piece> {
  const { page } = world;
  // At the edge of the page it is moved inwards, like anything that would stick out (H1-MEA-40).
  const shape = movedIntoRock(page, roomAt(lode.at, size));
  const nearest = page.nearest(shape, works(world, civ));
  if (nearest && gap(nearest.shape, shape) > page.measures.touch)
    yield* digAlong(world, civ, { clause }, joining(nearest.shape, shape, civ.people.style.isSquare));
  const mine = yield* roomHere(world, civ, { clause, what: { kind: 'mine' }, room: 'mine' }, centreOf(shape), size);
  note(world, { kind: 'mined', clause, group: civ.group.id, unit: lode.id, piece: mine.id }, [
    { do: 'end', id: lode.id },
  ]);
  putBeads(world, clause, mine, 'treasure', 1, 'mined ore');
  return mine;
}
