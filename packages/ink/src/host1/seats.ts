import type { Bead, Sheet } from '@understory/page';
import { bounds } from '@understory/ruler';

/** How far from a wall a bead lies clear of it, and the least that it keeps, so that a second one in a small room does not hide the first. */
const CLEAR = 0.3;
const LEAST = 0.12;
/** What two beads that just do not touch need beside a wall. */
const SIDE_BY_SIDE = 0.76;

/** The rules seat beads on half-bead points, and in a small room these lie on its walls: a hand puts them inside, and on the page. */
export function seated({ beads, pieces, width, height }: Sheet): readonly Bead[] {
  const rooms = new Map(pieces.map((it) => [it.id, it.shape]));
  return beads.map((bead) => {
    const shape = rooms.get(bead.piece);
    if (!shape || (!shape.closed && shape.path.length > 2)) return bead;
    const { left, top, right, bottom } = bounds(shape);
    const x = between(bead.at.x, left, right, width);
    const y = between(bead.at.y, top, bottom, height);
    return x === bead.at.x && y === bead.at.y ? bead : { ...bead, at: { x, y } };
  });
}

function between(at: number, from: number, to: number, page: number): number {
  const off = Math.min(CLEAR, Math.max(LEAST, (to - from - SIDE_BY_SIDE) / 2));
  const [least, most] = [Math.max(from + off, CLEAR), Math.min(to - off, page - CLEAR)];
  return least > most ? (from + to) / 2 : Math.min(most, Math.max(least, at));
}
