import type { Piece } from '@understory/page';
import { bounds } from '@understory/ruler';
import type { DrawingContext } from '../../drawing-context.ts';
import type { Mark } from '../../mark.ts';
import type { Tremor } from '../../tremor.ts';
import { cluster, needle } from '../caves/crystalline.ts';
import { inside, middleOf, spansAt } from '../cavity.ts';
import { FINE, inked, LINE, SOLID, washed } from '../pens.ts';
import { spotOf } from '../scatter.ts';
import { drawOne, Rows, type Sketch, sketch } from '../sketch.ts';
import { round, stroke } from '../stencil.ts';
import { crossroads, palace } from './places.ts';

const BLOCK = inked('smoke', 0.024);

/** Two uprights and a lintel. */
const trilith = sketch(
  [BLOCK, 'M-.44 .02L-.42 -.7L-.2 -.7L-.18 .02ZM.18 .02L.2 -.7L.42 -.7L.46 .02ZM-.56 -.7L-.52 -.98L.54 -1L.56 -.7Z'],
  [FINE, 'M-.34 -.2L-.28 -.4M.28 -.14L.34 -.3M-.3 -.84L-.1 -.84'],
);

/** A head that watches, sunk to the chin. */
const head = sketch(
  [BLOCK, 'M-.34 .02L-.3 -.5Q-.34 -.9 -.2 -1L.2 -1Q.34 -.9 .3 -.5L.34 .02Z'],
  [washed('dark'), 'M-.24 -.62L-.06 -.6L-.06 -.52L-.22 -.52ZM.24 -.62L.06 -.6L.06 -.52L.22 -.52Z'],
  [LINE, 'M-.3 -.7L.3 -.7M-.05 -.6L-.09 -.32L.09 -.32L.05 -.6M-.16 -.16L.16 -.16'],
);

/** A stair whose steps come up to the chest. */
const stair = sketch(
  [BLOCK, 'M-.7 .02L-.7 -.24L-.36 -.24L-.36 -.48L0 -.48L0 -.72L.34 -.72L.34 -.96L.7 -.96L.7 .02Z'],
  [FINE, 'M-.36 -.24L-.36 .02M0 -.48L0 .02M.34 -.72L.34 .02'],
);

/** An eye carved into a slab. */
const idol = sketch(
  [BLOCK, 'M-.36 .02L-.3 -.8Q0 -1.1 .3 -.8L.36 .02Z'],
  [inked('snow', 0.022), 'M-.2 -.56Q0 -.8 .2 -.56Q0 -.36 -.2 -.56Z'],
  [SOLID, round(0, -0.57, 0.07)],
  [FINE, 'M-.2 -.24L.2 -.24M-.22 -.12L.22 -.12'],
);

/** Every wall of the complex is of great blocks, and in every chamber stands something else that is far too large. */
export function drawCyclopean(piece: Piece, context: DrawingContext, tremor: Tremor): Mark[] {
  const walls: Mark = { mark: 'path', d: masonry(piece, context, tremor), pen: LINE };
  if (piece.kind === 'tunnel') return [walls];
  return [walls, ...standIn(piece, tremor.pick([trilith, head, stair, idol]), 1.1, tremor)];
}

/** One room of the palace has the spires, the others grow crystals; facets run from its corners. */
export function drawPalace(piece: Piece, context: DrawingContext, tremor: Tremor): Mark[] {
  if (piece.kind === 'tunnel') return [];
  const spot = spotOf(piece, context);
  const throne = context.hearts().some(({ x, y }) => inside(piece.shape, x, y));
  const facets: Mark = { mark: 'path', d: facetsOf(piece), pen: { stroke: 'crystal', width: 0.024, opacity: 0.9 } };
  if (throne || piece.kind === 'nexus')
    return [facets, ...drawOne(palace, { ...spot, size: sizeIn(piece, 1.3) }, tremor)];
  return [facets, ...standIn(piece, tremor.pick([cluster, needle]), 0.8, tremor)];
}

/** The tunnels need no sign; the room where they meet has one. */
export function drawCrossroads(piece: Piece, context: DrawingContext, tremor: Tremor): Mark[] {
  if (piece.kind === 'tunnel') return [];
  return drawOne(crossroads, { ...spotOf(piece, context), size: sizeIn(piece, 1.1) }, tremor);
}

/** As large as the piece allows. */
export function sizeIn({ shape }: Piece, most: number): number {
  const { left, top, right, bottom } = bounds(shape);
  return Math.max(0.5, Math.min(most, 0.92 * Math.min(right - left, bottom - top)));
}

function standIn(piece: Piece, what: Sketch, most: number, tremor: Tremor): Mark[] {
  const { x } = middleOf(piece.shape);
  const span = spansAt(piece.shape, x).at(-1);
  if (!span) return [];
  const rows = new Rows();
  const size = Math.min(most, (span.bottom - span.top) * 0.75, sizeIn(piece, most) * 0.8);
  rows.draw(0, what, { x, y: span.bottom, size, mirrored: tremor.unit() < 0.5 }, tremor);
  return rows.marks();
}

/** The joints between the blocks: short strokes from the wall inward. */
function masonry({ shape }: Piece, context: DrawingContext, tremor: Tremor): string {
  const { path, closed, swell } = shape;
  const corners = path.length / 2;
  let d = '';
  for (let i = 0; i < (closed ? corners : corners - 1); i++) {
    const j = (i + 1) % corners;
    const [ax, ay, bx, by] = [path[i * 2] ?? 0, path[i * 2 + 1] ?? 0, path[j * 2] ?? 0, path[j * 2 + 1] ?? 0];
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) || 1;
    const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
    for (let along = 0.2 + 0.2 * tremor.unit(); along < length; along += 0.38 + 0.2 * tremor.unit()) {
      for (const side of [1, -1]) {
        const reach = 0.14 + tremor.stray(0.03);
        const [x, y] = [ax + ux * along - uy * swell * side, ay + uy * along + ux * swell * side];
        const [inX, inY] = [x + uy * reach * side, y - ux * reach * side];
        // Where a corridor runs through a chamber there is no wall.
        const wall = !context.open(2 * x - inX, 2 * y - inY);
        if (wall && inside(shape, inX, inY))
          d += stroke([
            [x, y],
            [inX, inY],
          ]);
      }
    }
  }
  return d;
}

function facetsOf({ shape: { path } }: Piece): string {
  const middle = middleOf({ path, closed: true, swell: 0 });
  let d = '';
  const every = Math.max(1, Math.round(path.length / 2 / 7));
  for (let i = 0; i + 1 < path.length; i += 2 * every) {
    const [x, y] = [path[i] ?? 0, path[i + 1] ?? 0];
    const part = (to: number, from: number) => Math.round((from + (to - from) * 0.55) * 1000) / 1000;
    d += `M${x} ${y}L${part(middle.x, x)} ${part(middle.y, y)}`;
  }
  return d;
}
