import type { DrawingContext } from '../drawing-context.ts';
import type { Figure } from '../figure.ts';
import type { Mark } from '../mark.ts';
import { smooth } from '../pen-path.ts';
import { tremorFor } from '../tremor.ts';
import { silhouetteOf } from '../walls/silhouette.ts';
import { NUGGETS } from './ore.ts';
import { Rows } from './sketch.ts';

/** Where nuggets lie round a lode. */
const LODE = [
  [0, 0, 0.2],
  [0.2, -0.07, 0.13],
  [-0.2, 0.06, 0.14],
] as const;

/** A vein is one line through the rock, from edge to edge; a broken one runs along with it, and gold shows where a lode is left. */
export function drawVein(piece: Figure, context: DrawingContext): Mark[] {
  const { spine } = silhouetteOf(piece);
  const middle = spine ?? piece.shape.path;
  const d = smooth(middle, false);
  const beside = smooth(
    middle.map((it, i) => (i % 2 === 0 ? it : it + 0.13)),
    false,
  );
  const rows = new Rows();
  for (const { id, at, state } of context.unitsOf(piece)) {
    if (state !== 'there') continue;
    const [x, y] = near(middle, at.x, at.y);
    for (const [k, [dx, dy, size]] of LODE.entries()) {
      const tremor = tremorFor(`${id} ${k}`);
      rows.draw(0, tremor.pick(NUGGETS), { x: x + dx, y: y + dy, size, turn: tremor.stray(0.1) }, tremor);
    }
  }
  return [
    { mark: 'path', d, pen: { stroke: 'ore', width: 0.46, opacity: 0.22, cap: 'round' } },
    { mark: 'path', d, pen: { stroke: 'inkRed', width: 0.07, cap: 'round' } },
    { mark: 'path', d: beside, pen: { stroke: 'oreLine', width: 0.026, dash: [0.5, 0.3, 0.14, 0.24], cap: 'round' } },
    ...rows.marks(),
  ];
}

/** The point of a line nearest to another: the pen's vein strays from the exact one. */
function near(line: readonly number[], x: number, y: number): readonly [number, number] {
  let [best, nx, ny] = [Infinity, x, y];
  for (let i = 0; i + 1 < line.length; i += 2) {
    const [px, py] = [line[i] as number, line[i + 1] as number];
    const far = (px - x) * (px - x) + (py - y) * (py - y);
    if (far < best) [best, nx, ny] = [far, px, py];
  }
  return [nx, ny];
}
