import type { Piece } from '@understory/page';
import { distance, inRing, noiseFor, type Point, turnCosine, turnSine } from '@understory/ruler';
import type { DrawingContext } from '../drawing-context.ts';
import type { Mark } from '../mark.ts';
import { evenly, type Polyline, pair, roughly, straight } from '../pen-path.ts';
import { type Tremor, tremorFor } from '../tremor.ts';
import { type Fleck, strewTile } from './scatter.ts';

const SIDE = 9;
let tile: readonly Fleck[] | null = null;

/** How far from its heart corruption is densest, and how dark it is up to there. */
const RINGS = [
  [15, 0.12],
  [9, 0.16],
  [4.5, 0.22],
] as const;

/**
 * H2-HRD-02: ash over the whole stratum, under all that is dug there: dark where those live who corrupt it and paler from there on, with more cracks
 * the nearer to them, and a burnt edge that can be followed. Tints and lines of strata are seen through it.
 */
export function drawCorruption(piece: Piece, context: DrawingContext): Mark[] {
  const { id, shape } = piece;
  // As coarse as its border is drawn: a stratum has a thousand corners.
  const ring = evenly(shape.path, true, 0.4);
  const edge = straight(ring, true);
  const hearts = context.homesOf(piece.owner);
  const { wide, thin } = cracks(ring, tremorFor(id), hearts);
  const of: readonly Mark[] = [
    { mark: 'path', d: edge, pen: { fill: 'corrupt', fillOpacity: 0.1 } },
    { mark: 'path', d: edge, pen: { fill: 'dark', fillOpacity: 0.2 } },
    ...RINGS.map(
      ([far, dark]): Mark => ({
        mark: 'path',
        d: hearts.map((at, i) => stain(at, far, `${piece.owner} ${i} ${far}`)).join(''),
        pen: { fill: 'dark', fillOpacity: dark },
      }),
    ),
    { mark: 'path', d: edge, pen: { stroke: 'dark', width: 0.36, opacity: 0.16 } },
    { mark: 'path', d: edge, pen: { stroke: 'dark', width: 0.12, opacity: 0.7, dash: [0.5, 0.12, 0.16, 0.12] } },
    { mark: 'path', d: thin, pen: { stroke: 'corruptLine', width: 0.03, opacity: 0.75, cap: 'round' } },
    { mark: 'path', d: wide, pen: { stroke: 'corruptLine', width: 0.065, opacity: 0.85, cap: 'round' } },
  ];
  return [{ mark: 'group', clip: edge, of }];
}

/** A blot with a ragged rim. */
function stain({ x, y }: Point, far: number, id: string): string {
  const noise = noiseFor(id);
  const rim: number[] = [];
  for (let i = 0; i < 36; i++) {
    const [u, v] = [turnCosine(i / 36), turnSine(i / 36)];
    const reach = far * (1 + 0.28 * noise(u * 2.2 + 9, v * 2.2));
    rim.push(x + u * reach, y + v * reach);
  }
  return straight(rim, true);
}

/** Cracks that fork, strewn over the stratum; the clip ends them at its border. */
function cracks(
  path: Polyline,
  tremor: Tremor,
  hearts: readonly Point[],
): { readonly wide: string; readonly thin: string } {
  tile ??= strewTile('corruption', SIDE, 0.85);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i + 1 < path.length; i += 2) {
    const [x, y] = [path[i] as number, path[i + 1] as number];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  let [wide, thin] = ['', ''];
  for (let v = Math.floor(top / SIDE) * SIDE; v < bottom; v += SIDE) {
    for (let u = Math.floor(left / SIDE) * SIDE; u < right; u += SIDE) {
      for (const { x, y, turn, chance } of tile) {
        const [px, py] = [u + x, v + y];
        const crack = fork(px, py, turn * 2, tremor);
        if (py < top || py > bottom || chance > nearness(hearts, px, py) || !inRing(path, px, py)) continue;
        wide += crack.wide;
        thin += crack.thin;
      }
    }
  }
  return { wide, thin };
}

/** From 0.22 far away from all hearts to 1 at one of them. */
function nearness(hearts: readonly Point[], x: number, y: number): number {
  const far = Math.min(18, ...hearts.map((it) => distance(it.x, it.y, x, y)));
  return 1 - (far / 18) * 0.78;
}

/** A crack of four jags; a thin crack branches off the second and the third. */
function fork(x: number, y: number, turn: number, tremor: Tremor): { readonly wide: string; readonly thin: string } {
  let [wide, thin] = [`M${pair(roughly(x), roughly(y))}`, ''];
  let [px, py] = [x, y];
  for (let k = 0; k < 4; k++) {
    const way = turn + (k % 2 === 0 ? 0.09 : -0.09) + tremor.stray(0.04);
    const far = 0.2 + 0.12 * tremor.unit();
    const [dx, dy] = [turnCosine(way) * far, turnSine(way) * far];
    wide += `l${pair(roughly(dx), roughly(dy))}`;
    [px, py] = [px + dx, py + dy];
    if (k !== 1 && k !== 2) continue;
    const aside = way + (k === 1 ? 0.16 : -0.16);
    thin += `M${pair(roughly(px), roughly(py))}l${pair(roughly(turnCosine(aside) * 0.22), roughly(turnSine(aside) * 0.22))}l${pair(roughly(turnCosine(way) * 0.2), roughly(turnSine(way) * 0.2))}`;
  }
  return { wide, thin };
}
