import type { Piece } from '@understory/page';
import type { Point } from '@understory/ruler';
import type { WorkAlong } from '../../../figure.ts';
import type { Mark } from '../../../mark.ts';
import { drawOne, sketch } from '../../sketch.ts';
import { coloured, DETAIL, drawn, HEAVY, line, poly, rect } from '../parts.ts';
import { ends, eyes, ladder } from '../works-along.ts';

/** A shaft that ends in fire, whichever way is down, and somebody in it looks up. */
export const shaftOfFire: WorkAlong = (piece, tremor) => {
  const [x0, y0, x1, y1] = ends(piece);
  const { x: dx, y: dy } = downOf(piece);
  const long = Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0));
  const glow = [0.6, 0.4, 0.2].map((part, i): Mark => {
    const far = Math.max(0.5, long * part);
    return {
      mark: 'path',
      d: line(x1 - dx * far, y1 - dy * far, x1, y1),
      pen: { stroke: i === 2 ? 'magma' : 'fire', width: piece.shape.swell * 1.9, opacity: 0.26 },
    };
  });
  return [
    ...glow,
    ladder(piece, 0.3, 0.45),
    ...drawOne(eyes, { x: x1 - dx * 0.7, y: y1 - dy * 0.7, size: 0.3 }, tremor),
  ];
};

/** A windlass under a roof over the mouth, its foot at 0, 0. */
const windlass = sketch(
  [
    drawn('trunk'),
    poly(-0.44, 0.06, -0.34, 0.06, -0.24, -0.62, -0.34, -0.62) + poly(0.44, 0.06, 0.34, 0.06, 0.24, -0.62, 0.34, -0.62),
  ],
  [drawn('roof'), poly(-0.56, -0.6, 0, -0.96, 0.56, -0.6)],
  [coloured('pencil', 0.024), line(0, -0.3, 0, 0.5)],
  [drawn('mud'), rect(-0.3, -0.4, 0.3, -0.24)],
  [DETAIL, line(-0.14, -0.4, -0.14, -0.24) + line(0, -0.4, 0, -0.24) + line(0.14, -0.4, 0.14, -0.24)],
  [HEAVY, line(0.3, -0.32, 0.5, -0.32, 0.5, -0.46)],
  [drawn('smoke'), poly(-0.1, 0.5, 0.1, 0.5, 0.07, 0.66, -0.07, 0.66)],
);

/** A ladder down a shaft, and at its mouth, whichever way that looks, the windlass. */
export const shaftHead: WorkAlong = (piece, tremor) => {
  const [x, y] = ends(piece);
  return [ladder(piece, 0.3, 0.45), ...drawOne(windlass, { x, y, size: 0.95, down: downOf(piece) }, tremor)];
};

/** Planks from wall to wall, and a rope on either side. */
export const planks: WorkAlong = (piece) => {
  const [x0, y0, x1, y1] = ends(piece);
  const { x: dx, y: dy } = downOf(piece);
  const half = piece.shape.swell;
  const beside = (side: number) => line(x0 - dy * side, y0 + dx * side, x1 - dy * side, y1 + dx * side);
  return [
    { mark: 'path', d: line(x0, y0, x1, y1), pen: { stroke: 'trunk', width: half * 1.7, opacity: 0.55 } },
    ladder(piece, half * 2, 0.22),
    { mark: 'path', d: beside(half) + beside(-half), pen: { stroke: 'ink', width: 0.05, cap: 'round' } },
  ];
};

/** The way from the first end of a shaft to the last. */
function downOf(piece: Piece): Point {
  const [x0, y0, x1, y1] = ends(piece);
  const long = Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0)) || 1;
  return { x: (x1 - x0) / long, y: (y1 - y0) / long };
}
