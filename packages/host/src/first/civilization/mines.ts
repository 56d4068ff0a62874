import { centreOf, gap, type Piece, type Unit } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { worksOf } from '../../world.ts';
import type { Size } from '../measures.ts';
import { lawsOf } from '../monsters/laws.ts';
import { note } from '../note.ts';
import type { Realm } from '../realm.ts';
import { movedIntoRock } from '../words/rock.ts';
import { joining, roomAt } from '../words/rooms.ts';
import type { Civ } from './civ.ts';
import { digAlong, roomHere } from './work.ts';

/** Which lode is mined, by which clause, and by whom of a civilization: by itself, if nobody is named. */
export interface Mining {
  readonly clause: Clause;
  readonly lode: Unit;
  readonly owner?: string;
  readonly size?: Size;
}

/** A mine on a lode, which is used up; where it touches nothing of its digger's, a tunnel joins it to the nearest of that (H1-MEA-42). */
export function* mineOn(
  world: Realm,
  civ: Civ,
  { clause, lode, owner = civ.group.id, size = lawsOf(world).mineSize(lode) }: Mining,
): Rule<Piece> {
  const { page } = world;
  // At the edge of the page it is moved inwards, like anything that would stick out (H1-MEA-40).
  const shape = movedIntoRock(page, roomAt(lode.at, size));
  const own = worksOf(world, owner).filter((it) => it.until === null);
  const nearest = page.nearest(shape, own);
  if (nearest && gap(nearest.shape, shape) > page.measures.touch)
    yield* digAlong(world, civ, { clause, owner }, joining(nearest.shape, shape, civ.people.style.isSquare));
  const work = { clause, what: { kind: 'mine' }, room: 'mine', owner } as const;
  const mine = yield* roomHere(world, civ, work, centreOf(shape), size);
  note(world, { kind: 'mined', clause, group: owner, unit: lode.id, piece: mine.id }, [{ do: 'end', id: lode.id }]);
  return mine;
}
