import type { Piece } from '@understory/page';
import { inRing, turnCosine, turnSine } from '@understory/ruler';
import type { Mark } from '../mark.ts';
import { evenly, type Polyline, pair, roughly, straight } from '../pen-path.ts';
import { type Tremor, tremorFor } from '../tremor.ts';
import { type Fleck, strewTile } from './scatter.ts';

const SIDE = 9;
let tile: readonly Fleck[] | null = null;

/** H2-HRD-02: a tint with cracks over the whole stratum, under all that is dug there. */
export function drawCorruption({ id, shape: { path } }: Piece): Mark[] {
  // As coarse as its border is drawn: a stratum has a thousand corners.
  const ring = evenly(path, true, 0.4);
  const edge = straight(ring, true);
  const { wide, thin } = cracks(ring, tremorFor(id));
  const of: readonly Mark[] = [
    { mark: 'path', d: edge, pen: { fill: 'corrupt', fillOpacity: 0.26 } },
    { mark: 'path', d: edge, pen: { stroke: 'corrupt', width: 0.7, opacity: 0.18 } },
    { mark: 'path', d: thin, pen: { stroke: 'corruptLine', width: 0.03, opacity: 0.75, cap: 'round' } },
    { mark: 'path', d: wide, pen: { stroke: 'corruptLine', width: 0.065, opacity: 0.85, cap: 'round' } },
  ];
  return [{ mark: 'group', clip: edge, of }];
}

/** Cracks that fork, strewn over the stratum; the clip ends them at its border. */
function cracks(path: Polyline, tremor: Tremor): { readonly wide: string; readonly thin: string } {
  tile ??= strewTile('corruption', SIDE, 1.25);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i + 1 < path.length; i += 2) {
    const [x, y] = [path[i] as number, path[i + 1] as number];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  let [wide, thin] = ['', ''];
  for (let v = Math.floor(top / SIDE) * SIDE; v < bottom; v += SIDE) {
    for (let u = Math.floor(left / SIDE) * SIDE; u < right; u += SIDE) {
      for (const { x, y, turn } of tile) {
        const [px, py] = [u + x, v + y];
        const crack = fork(px, py, turn * 2, tremor);
        if (py < top || py > bottom || !inRing(path, px, py)) continue;
        wide += crack.wide;
        thin += crack.thin;
      }
    }
  }
  return { wide, thin };
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
