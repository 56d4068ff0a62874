import type { Piece } from '@understory/page';
import { bounds, ringBelow } from '@understory/ruler';
import type { Terrain } from '../ground/terrain.ts';
import type { Mark } from '../mark.ts';
import { type Polyline, smooth, straight } from '../pen-path.ts';
import { shoreline } from './water.ts';

/** A lake under the sky: on a slope its bed is not full, for water lies level with the lower shore. */
export interface Tarn {
  /** The lake as it stands, for what swims in it. */
  readonly lake: Piece;
  readonly marks: readonly Mark[];
}

/** Over the bed there is air: `sky` is painted again there, over rock and surface line; then the bed in ink, and the water. */
export function drawTarn(piece: Piece, terrain: Terrain, sky: readonly Mark[]): Tarn {
  const { shape } = piece;
  const { left, right } = bounds(shape);
  const level = Math.max(terrain.surfaceAt(left + 0.05), terrain.surfaceAt(right - 0.05));
  const below = ringBelow(shape.path, level);
  const lake = below.length < 6 ? piece : { ...piece, shape: { path: below, closed: true, swell: 0 } };
  const onSurface = (x: number, y: number) => y - terrain.surfaceAt(x) < 0.06;
  const air = shape.path.map((it, i) => (i % 2 === 1 && onSurface(shape.path[i - 1] as number, it) ? it - 0.07 : it));
  return {
    lake,
    marks: [
      { mark: 'group', clip: straight(air, true), of: sky },
      { mark: 'path', d: straight(lake.shape.path, true), pen: { wash: 'lake' } },
      shoreline(lake.shape.path),
      { mark: 'path', d: smooth(bedOf(shape.path, onSurface), false), pen: { stroke: 'ink', width: 0.065 } },
    ],
  };
}

/** The part of the outline that lies in the ground, from shore to shore. */
function bedOf(path: Polyline, onSurface: (x: number, y: number) => boolean): number[] {
  const n = path.length >> 1;
  const dry = (i: number) => onSurface(path[(i % n) * 2] as number, path[(i % n) * 2 + 1] as number);
  let start = 0;
  while (start < n && !(dry(start) && !dry(start + 1))) start++;
  const bed: number[] = [];
  for (let i = start; i < start + n; i++) {
    bed.push(path[(i % n) * 2] as number, path[(i % n) * 2 + 1] as number);
    if (i > start && dry(i)) break;
  }
  return bed;
}
