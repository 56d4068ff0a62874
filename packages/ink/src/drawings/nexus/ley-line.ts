import type { Piece } from '@understory/page';
import type { Shape } from '@understory/ruler';
import type { DrawingContext } from '../../drawing-context.ts';
import type { Mark, Pen } from '../../mark.ts';
import type { Tremor } from '../../tremor.ts';
import { inked, washed } from '../pens.ts';
import { Rows, sketch } from '../sketch.ts';
import { at, round } from '../stencil.ts';
import { star } from './rays.ts';

const GLOW: Pen = { stroke: 'glow', width: 0.2, opacity: 0.4, cap: 'round' };
const THREAD: Pen = { stroke: 'magic', width: 0.045, dash: [0.28, 0.16], opacity: 0.85, cap: 'round' };

const node = sketch([inked('snow', 0.022), round(0, 0, 0.5)], [washed('magic'), star(0, 0, 0.4, 0.14, 6)]);

/** A dashed line of light, with a node wherever it crosses an earlier one. */
export function drawLeyLine(piece: Piece, context: DrawingContext, tremor: Tremor): Mark[] {
  const rows = new Rows();
  const d = lineOf(piece.shape);
  rows.path(0, GLOW, d);
  rows.path(1, THREAD, d);
  for (const other of context.before(piece)) {
    for (const [x, y] of crossings(piece.shape, other)) rows.draw(2, node, { x, y, size: 0.34 }, tremor);
  }
  return rows.marks();
}

function lineOf(shape: Shape): string {
  const { path, closed, swell } = shape;
  if (path.length === 2) return round(path[0] ?? 0, path[1] ?? 0, swell);
  let d = '';
  for (let i = 0; i + 1 < path.length; i += 2) d += `${i === 0 ? 'M' : 'L'}${at(path[i] ?? 0)} ${at(path[i + 1] ?? 0)}`;
  return closed ? `${d}Z` : d;
}

function crossings(a: Shape, b: Shape): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  for (const [px, py, qx, qy] of legs(a)) {
    for (const [rx, ry, sx, sy] of legs(b)) {
      const across = (qx - px) * (sy - ry) - (qy - py) * (sx - rx);
      if (across === 0) continue;
      const t = ((rx - px) * (sy - ry) - (ry - py) * (sx - rx)) / across;
      const u = ((rx - px) * (qy - py) - (ry - py) * (qx - px)) / across;
      if (t >= 0 && t < 1 && u >= 0 && u < 1) found.push([px + (qx - px) * t, py + (qy - py) * t]);
    }
  }
  return found;
}

function legs({ path, closed }: Shape): (readonly [number, number, number, number])[] {
  const corners = path.length / 2;
  const found: (readonly [number, number, number, number])[] = [];
  for (let i = 0; i < (closed ? corners : corners - 1); i++) {
    const j = (i + 1) % corners;
    found.push([path[i * 2] ?? 0, path[i * 2 + 1] ?? 0, path[j * 2] ?? 0, path[j * 2 + 1] ?? 0]);
  }
  return found;
}
