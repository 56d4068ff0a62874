import type { PenEdit } from '@understory/ink';
import { FARTHEST, FINE, whatItWas } from '@understory/ink/pen';
import type { Piece, Point } from '@understory/page';
import { bent } from './bend.ts';
import { drawnShape, labelsOf, type UnderPen } from './things.ts';

/** A piece moved aside from where it is drawn now, at most as far as it may go from its own place. */
export function nudgeBy({ world, pen }: UnderPen, { id }: Piece, by: Point): PenEdit {
  const now = pen.nudged.get(id)?.is ?? { dx: 0, dy: 0 };
  const [x, y] = [now.dx + by.x, now.dy + by.y];
  const far = Math.max(FARTHEST, Math.sqrt(x * x + y * y));
  const fine = (it: number) => Math.trunc(((it * FARTHEST) / far) * FINE);
  return { do: 'nudge', piece: id, of: whatItWas(world.page, id), dx: fine(x), dy: fine(y) };
}

/** One handle of a tunnel dragged aside. */
export function bendBy(under: UnderPen, piece: Piece, handle: number, by: Point): PenEdit {
  const points = bent(drawnShape(under, piece).path, handle, by.x, by.y);
  return { do: 'course', piece: piece.id, of: whatItWas(under.world.page, piece.id), points };
}

/** A label put with its middle at a place. */
export function labelAt(under: UnderPen, id: string, { x, y }: Point): PenEdit | null {
  const label = labelsOf(under).find((it) => it.id === id);
  if (!label) return null;
  const { width, height } = under.world.page;
  const fine = (it: number, most: number) => Math.round(Math.max(0, Math.min(most, it)) * FINE);
  return { do: 'label', label: id, of: label.about, x: fine(x, width), y: fine(y, height) };
}
