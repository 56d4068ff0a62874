import { type Bounds, turnCosine, turnSine } from '@understory/ruler';
import { type Fleck, strewTile } from '../ground/scatter.ts';
import type { Mark } from '../mark.ts';
import type { BareSheet } from '../page-then.ts';
import { pair, roughly } from '../pen-path.ts';
import type { WallField } from './wall-field.ts';

const SIDE = 8;
const APART = 0.225;
/** How far from the wall the hatching goes, at the most. */
const BAND = 0.54;
/** Between the strokes of one bundle. */
const GAP = 0.078;
/** How far from the middle of its bundle a stroke feels for walls. */
const FELT = 1;

let tile: readonly Bundle[] | null = null;

/** Three short strokes side by side. */
interface Bundle extends Fleck {
  readonly cos: number;
  readonly sin: number;
}

/** What is hatched in one tile, by its ink. */
interface Hatched {
  readonly near: string;
  readonly far: string;
  readonly old: string;
}

/** Makes a tile, or takes it from where it is kept. The box is where its strokes may lie. */
type Tiling = (tile: Bounds, make: () => Hatched) => Hatched;

/**
 * Short strokes in bundles of three, in the rock along every wall, thinning out from it. No stroke meets a wall, none stands in the
 * sky. `density` 1 hatches fully, 0 not at all. If `fresh` walls are given, hatching away from them is in the old ink.
 */
export function hatch(
  { width, height }: BareSheet,
  field: WallField,
  fresh: WallField | null,
  rockAt: (x: number, y: number) => boolean,
  density: number,
  tiling: Tiling,
): Mark[] {
  tile ??= strewTile('hatching', SIDE, APART).map((fleck) => ({
    ...fleck,
    cos: turnCosine(fleck.turn),
    sin: turnSine(fleck.turn),
  }));
  const bundles = tile;
  let [near, far, old] = ['', '', ''];
  for (let top = 0; top < height; top += SIDE) {
    for (let left = 0; left < width; left += SIDE) {
      const box = { left: left - FELT, top: top - FELT, right: left + SIDE + FELT, bottom: top + SIDE + FELT };
      const done = tiling(box, () => {
        const here = { near: '', far: '', old: '' };
        for (const bundle of bundles) {
          const x = left + bundle.x;
          const y = top + bundle.y;
          if (x > width || y > height) continue;
          const wall = field.at(x, y);
          if (wall < 0.04 || wall > BAND || !rockAt(x, y)) continue;
          const between = isBetween(field, x, y, wall);
          if (bundle.chance > (1.36 - wall * 1.7) * density * (between ? SPARSE : 1)) continue;
          const d = strokes(bundle, x, y, field, rockAt);
          if (fresh && fresh.at(x, y) > BAND) here.old += d;
          else if (wall < 0.3 && !between) here.near += d;
          else here.far += d;
        }
        return here;
      });
      near += done.near;
      far += done.far;
      old += done.old;
    }
  }
  return [
    { mark: 'path', d: old, pen: { stroke: 'inkOld', width: 0.022, opacity: 0.6, cap: 'round' } },
    { mark: 'path', d: far, pen: { stroke: 'ink', width: 0.018, opacity: 0.55, cap: 'round' } },
    { mark: 'path', d: near, pen: { stroke: 'ink', width: 0.03, opacity: 0.85, cap: 'round' } },
  ];
}

/** What is left of the hatching between two walls. */
const SPARSE = 0.42;
/** Felt for so far from the nearest wall: another one within reach of there faces it. */
const BEYOND = 0.85;
const FACING = 0.45;

/** Is there another wall beyond, as one goes away from the nearest? */
function isBetween(field: WallField, x: number, y: number, wall: number): boolean {
  const step = 0.12;
  const gx = field.at(x + step, y) - field.at(x - step, y);
  const gy = field.at(x, y + step) - field.at(x, y - step);
  const long = Math.sqrt(gx * gx + gy * gy);
  // On the crest between two walls there is no way away from them.
  if (long < step * 0.6) return true;
  const far = (BEYOND - wall) / long;
  return field.at(x + gx * far, y + gy * far) < FACING;
}

function strokes(
  { cos, sin, chance }: Bundle,
  x: number,
  y: number,
  field: WallField,
  rockAt: (x: number, y: number) => boolean,
): string {
  let d = '';
  for (let k = -1; k <= 1; k++) {
    const half = 0.11 + 0.06 * ((chance * (k + 5) * 7.3) % 1);
    const [ox, oy] = [x - sin * k * GAP, y + cos * k * GAP];
    const [ax, ay, bx, by] = [ox - cos * half, oy - sin * half, ox + cos * half, oy + sin * half];
    if (field.at(ax, ay) < 0.03 || field.at(bx, by) < 0.03 || field.at(ox, oy) < 0.03) continue;
    if (!rockAt(ax, ay) || !rockAt(bx, by)) continue;
    d += `M${pair(roughly(ax), roughly(ay))}l${pair(roughly(bx - ax), roughly(by - ay))}`;
  }
  return d;
}
