import type { Mark as Sign } from '@understory/page';
import { bounds, type Point } from '@understory/ruler';
import { drawOne } from './drawings/sketch.ts';
import type { Figure } from './figure.ts';
import type { Mark } from './mark.ts';
import type { PatternBook } from './pattern-book.ts';
import { tremorFor } from './tremor.ts';
import { silhouetteOf } from './walls/silhouette.ts';

/** A small sign on the map; nothing where a drawing of its own says what it is. */
export function drawSign(sign: Sign, piece: Figure | undefined, { signs }: PatternBook): Mark[] {
  const { id, kind, at } = sign;
  const pen = Object.hasOwn(signs, kind) ? signs[kind] : undefined;
  if (!pen) return [];
  const [what, { x, y }, size, written] = pen(at, piece, sign);
  const of = drawOne(what, { x, y, size }, tremorFor(id));
  return [{ mark: 'group', piece: sign.piece, of: written === undefined ? of : [...of, inside(written, x, y, size)] }];
}

/** What is written in a sign, as large as fits. */
function inside(text: string, x: number, y: number, size: number): Mark {
  return { mark: 'text', x, y: y + size * 0.16, text, size: size * 0.46, colour: 'void', anchor: 'middle' };
}

/** Over the top of a room, clear of the signs at its corners. */
export function onTop(piece: Figure | undefined, at: Point): Point {
  if (!piece) return at;
  const { left, top, right } = bounds(piece.shape);
  // In a cavern it stands with the bead that it was given for.
  return right - left > 3 ? { x: at.x + 0.12, y: at.y - 0.5 } : { x: (left + right) / 2 + 0.14, y: top - 0.14 };
}

/** The upper corner of a room, where a sign covers neither what stands in it nor who lives there. */
export function onWall(piece: Figure | undefined, at: Point, side: 1 | -1): Point {
  if (!piece) return at;
  const { ring } = silhouetteOf(piece);
  const { left, top, right, bottom } = bounds(piece.shape);
  const [mx, my] = [(left + right) / 2, (top + bottom) / 2];
  if (piece.kind === 'building') return { x: mx + Math.min((right - left) / 2, 0.45) * side, y: top + 0.2 };
  let [x, y, best] = [at.x, at.y, -Infinity];
  for (let i = 0; i + 1 < ring.length; i += 2) {
    const [px, py] = [ring[i] as number, ring[i + 1] as number];
    const far = (px - mx) * side - (py - my);
    if (far > best) [x, y, best] = [px, py, far];
  }
  return { x: x + (mx - x) * 0.12, y: y + (my - y) * 0.12 };
}
