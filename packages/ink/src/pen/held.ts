import type { Naming, Piece, Sheet } from '@understory/page';
import { gap, type Shape, TOLERANCE } from '@understory/ruler';
import type { PenMeasures } from '../pattern-book.ts';
import type { PenChanges } from './changes.ts';
import { FARTHEST } from './edit.ts';
import { type Moved, movedBy } from './moved.ts';
import { Relations, type Why } from './relations.ts';

/** What is drawn otherwise than the page has it, and what is not although the pen said so, with the reason. */
export interface Held {
  readonly moved: ReadonlyMap<string, Moved>;
  readonly refused: ReadonlyMap<string, Why>;
}

/**
 * Which changes of the pen hold at a moment. History goes on: what is dug beside a nudged room may make its nudge tell a
 * falsehood, and then the room is drawn in its own place (H2-GEN-09).
 */
export function heldAt(sheet: Sheet, work: PenChanges, tick: number, measures: PenMeasures): Held {
  const moved = inOrder(sheet, work);
  const refused = new Map<string, Why>();
  if (moved.size === 0) return { moved, refused };
  const relations = new Relations(sheet, tick, measures);
  const drop = (id: string, why: Why) => {
    refused.set(id, why);
    moved.delete(id);
    for (const { piece } of [...moved.values()])
      if (piece.within === id && !touched(work, piece)) moved.delete(piece.id);
  };
  for (const it of [...moved.values()]) if (strays(it)) drop(it.piece.id, () => `${STRAYS}.`);
  for (let again = true; again; ) {
    again = false;
    for (const it of [...moved.values()]) {
      const quarrel = moved.has(it.piece.id) ? relations.quarrel(it, moved) : null;
      if (!quarrel) continue;
      // What lies in a moved piece has not been moved itself: the piece that carries it gives way.
      const to = carrier(quarrel.piece, moved, work);
      drop(to, quarrel.why);
      again = true;
    }
  }
  return { moved, refused };
}

const STRAYS = 'It would go more than one bead from where it is';

/** Why an edit of a piece can't be; null if it can. `after` is the pen's work with it. */
export function whyRefused(
  sheet: Sheet,
  after: PenChanges,
  piece: string,
  tick: number,
  measures: PenMeasures,
  called: Naming,
): string | null {
  return heldAt(sheet, after, tick, measures).refused.get(piece)?.(called) ?? null;
}

/** The pieces drawn anew, those that the pen touched last at the end, each followed by what lies in it. */
function inOrder(sheet: Sheet, work: PenChanges): Map<string, Moved> {
  const moved = new Map<string, Moved>();
  const byId = new Map(sheet.pieces.map((piece) => [piece.id, piece]));
  for (const id of [...work.shapes.keys(), ...work.courses.keys(), ...work.nudged.keys()]) {
    const piece = byId.get(id);
    const it = piece && movedBy(work, piece);
    if (!it) continue;
    moved.delete(id);
    moved.set(id, it);
  }
  for (const it of [...moved.values()]) carryAlong(sheet, it, moved);
  return moved;
}

/** A lake goes with its cave. */
function carryAlong(sheet: Sheet, { piece, carry }: Moved, moved: Map<string, Moved>): void {
  for (const held of sheet.pieces) {
    if (held.within !== piece.id || moved.has(held.id)) continue;
    const shape = carried(held.shape, carry);
    const it: Moved = { piece: held, place: shape, outline: shape, carry };
    moved.set(held.id, it);
    carryAlong(sheet, it, moved);
  }
}

function carried(shape: Shape, carry: Moved['carry']): Shape {
  const path: number[] = [];
  for (let i = 0; i + 1 < shape.path.length; i += 2) {
    const { x, y } = carry({ x: shape.path[i] as number, y: shape.path[i + 1] as number });
    path.push(x, y);
  }
  return { ...shape, path };
}

const touched = ({ nudged, shapes, courses }: PenChanges, { id }: Piece): boolean =>
  nudged.has(id) || shapes.has(id) || courses.has(id);

function carrier(id: string, moved: ReadonlyMap<string, Moved>, work: PenChanges): string {
  const piece = moved.get(id)?.piece;
  return piece?.within != null && !touched(work, piece) && moved.has(piece.within)
    ? carrier(piece.within, moved, work)
    : id;
}

/** No point of a new course is farther than a bead from the old one, nor of the old one from it. */
function strays({ piece, place }: Moved): boolean {
  if (piece.kind !== 'tunnel') return false;
  return far(place.path, piece.shape) || far(piece.shape.path, place);
}

function far(path: readonly number[], from: Shape): boolean {
  const line = { ...from, swell: 0 };
  for (let i = 0; i + 1 < path.length; i += 2) {
    const at = { path: [path[i] as number, path[i + 1] as number], closed: false, swell: 0 };
    if (gap(at, line) > FARTHEST + TOLERANCE) return true;
  }
  return false;
}
