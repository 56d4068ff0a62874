import type { Ground, Stratum } from '@understory/page';
import type { Mark } from '../mark.ts';
import type { BareSheet } from '../page-then.ts';
import { pair, roughly } from '../pen-path.ts';
import { type Tremor, tremorFor } from '../tremor.ts';
import type { WallField } from '../walls/wall-field.ts';
import { type Fleck, strewTile } from './scatter.ts';
import type { Terrain } from './terrain.ts';

const SIDE = 10;
let tile: readonly Fleck[] | null = null;

/** The ticks of one sort of rock, given a fleck and the slope of the bed there. */
type Texture = (x: number, y: number, bx: number, by: number, chance: number) => string;

const move = (x: number, y: number) => `M${pair(roughly(x), roughly(y))}`;
const line = (x: number, y: number) => `l${pair(roughly(x), roughly(y))}`;
const bend = (ax: number, ay: number, x: number, y: number) =>
  `q${pair(roughly(ax), roughly(ay))} ${pair(roughly(x), roughly(y))}`;

const TEXTURES: readonly [Texture, ...Texture[]] = [
  // Loam: a short dash, a little bowed.
  (x, y, bx, by, c) =>
    move(x, y) + bend(bx * 0.13 - by * 0.05, by * 0.13 - 0.05, bx * (0.22 + 0.12 * c), by * (0.22 + 0.12 * c)),
  // Shale: two dashes, one above the other.
  (x, y, bx, by, c) =>
    move(x, y) +
    line(bx * 0.26, by * 0.26) +
    move(x + bx * 0.1 - by * 0.09, y + by * 0.1 + bx * 0.09) +
    line(bx * (0.1 + 0.12 * c), by * (0.1 + 0.12 * c)),
  // Sandstone: dots in threes.
  (x, y, bx, by, c) =>
    `${move(x, y)}h.01${move(x + bx * 0.16, y + by * 0.16 + 0.04)}h.01${move(x + 0.07, y - 0.12 - 0.06 * c)}h.01`,
  // Conglomerate: a pebble.
  (x, y, _bx, _by, c) => {
    const r = 0.045 + 0.05 * c;
    return `${move(x - r, y)}c0${roughly(-r)} ${roughly(r * 2)}${roughly(-r)} ${roughly(r * 2)} 0s${roughly(-r * 2)} ${roughly(r * 0.9)} ${roughly(-r * 2)} 0`;
  },
  // Slate: a slanting pair.
  (x, y, bx, by, c) =>
    move(x, y) +
    line(bx * 0.12 - by * 0.12, by * 0.12 + bx * 0.12) +
    move(x + bx * 0.09, y + by * 0.09) +
    line(bx * (0.07 + 0.06 * c) - by * 0.09, by * 0.09 + bx * 0.1),
  // Limestone: an open joint of two courses.
  (x, y, bx, by, c) =>
    move(x, y) +
    line(bx * (0.2 + 0.14 * c), by * 0.26) +
    move(x + bx * 0.12, y + by * 0.12) +
    line(-by * 0.13, bx * 0.13) +
    line(bx * 0.14, by * 0.14),
  // Basalt: a little crack.
  (x, y, bx, by, c) =>
    move(x, y) +
    line(bx * 0.08 - by * 0.07, bx * 0.07) +
    line(bx * 0.08 + by * 0.06, -bx * 0.05) +
    line(bx * 0.05, 0.08 * c),
];

/** A stroke where it would be if nothing were dug there. */
interface Tick {
  readonly x: number;
  readonly y: number;
  readonly d: string;
}

const ticksOf = new WeakMap<Ground, readonly Tick[]>();

/** Sparse little strokes in the rock, of another sort in every stratum, along its bedding, clear of all walls. */
export function texture(sheet: BareSheet, terrain: Terrain, field: WallField): Mark[] {
  if (!sheet.ground) return [];
  const ticks = ticksOf.get(sheet.ground) ?? strew(sheet, sheet.ground, terrain);
  ticksOf.set(sheet.ground, ticks);
  let d = '';
  for (const tick of ticks) if (field.at(tick.x, tick.y) >= 0.6) d += tick.d;
  return [{ mark: 'path', d, pen: { stroke: 'rockTick', width: 0.02, opacity: 0.5, cap: 'round' } }];
}

function strew(sheet: BareSheet, ground: Ground, terrain: Terrain): Tick[] {
  tile ??= strewTile('rock', SIDE, 0.56);
  const sorts = new Map(ground.strata.map((stratum) => [stratum, sortOf(sheet, stratum)]));
  const ticks: Tick[] = [];
  for (let top = 0; top < sheet.height; top += SIDE) {
    for (let left = 0; left < sheet.width; left += SIDE) {
      for (const { x: dx, y: dy, chance } of tile) {
        const [x, y] = [left + dx, top + dy];
        if (chance > 0.72 || x > sheet.width || y > sheet.height - 0.1 || !terrain.rockAt(x, y - 0.2)) continue;
        const stratum = terrain.stratumAt(x, y);
        const sort = stratum && sorts.get(stratum);
        if (!stratum || !sort) continue;
        const [bx, by] = bedding(stratum, x, y);
        ticks.push({ x, y, d: sort(x, y, bx, by, (chance * 7) % 1) });
      }
    }
  }
  return ticks;
}

function sortOf({ title }: BareSheet, { number }: Stratum): Texture {
  const tremor: Tremor = tremorFor(`rock ${title} ${number}`);
  // Neighbours are of different sorts: odd and even numbers draw from two halves.
  const half = TEXTURES.filter((_, i) => i % 2 === number % 2);
  return half[Math.floor(tremor.unit() * half.length)] ?? TEXTURES[0];
}

/** The lie of the bed: the way of the nearest border that is not steep. */
function bedding({ outline }: Stratum, x: number, y: number): readonly [number, number] {
  let [best, bx, by] = [Infinity, 1, 0];
  const n = outline.length;
  for (let i = 0; i < n; i += 2) {
    const [ax, ay] = [outline[i] as number, outline[i + 1] as number];
    const [dx, dy] = [(outline[(i + 2) % n] as number) - ax, (outline[(i + 3) % n] as number) - ay];
    const square = dx * dx + dy * dy;
    if (square === 0 || dy * dy > 2 * dx * dx) continue;
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square));
    const [qx, qy] = [x - ax - dx * t, y - ay - dy * t];
    const far = qx * qx + qy * qy;
    if (far >= best) continue;
    const long = Math.sqrt(square) * (dx < 0 ? -1 : 1);
    [best, bx, by] = [far, dx / long, dy / long];
  }
  return [bx, by];
}
