import { bounds } from '@understory/page';
import { speck } from '../draw/hand.ts';
import { Inside } from '../plan/inside.ts';
import { areaOfAll } from '../plan/polygons.ts';
import type { Wish } from './archetypes.table.ts';
import type { Thing } from './thing.ts';
import type { Size } from './things.table.ts';

/** Where a thing could stand, and how it would be turned. */
export interface Spot extends Pick<Thing, 'x' | 'y' | 'wide' | 'high' | 'turn' | 'slant'> {
  /** The smaller, the likelier. */
  readonly rank: number;
}

/** Looked at so many places along a wall at most. */
const MOST = 160;
const STEP = 0.5;
/** So far a back stays from its wall, and so much further where the wall is not straight. */
const BACK = 0.12;
const AWAY = [0, 0.3, 0.7] as const;
/** A stretch of wall shorter than this is part of a round one. */
const STRAIGHT = 1.3;

/** The floor of a room, as whoever furnishes it looks at it. */
export class Ground {
  readonly ring: readonly number[];
  readonly area: number;
  readonly box: ReturnType<typeof bounds>;
  readonly #salt: number;
  readonly #inside: Inside;

  constructor(ring: readonly number[], salt: number) {
    this.ring = ring;
    this.area = areaOfAll([ring]);
    this.box = bounds({ path: ring, closed: true, swell: 0 });
    this.#salt = salt;
    this.#inside = new Inside([ring]);
  }

  /** TA-GEN-05: by where in its room a spot lies, so that a room that is only moved keeps its things. */
  luck(x: number, y: number, n: number): number {
    return speck(Math.round((x - this.box.left) * 4), Math.round((y - this.box.top) * 4), this.#salt + n);
  }

  /** TA-FUR-01: with their backs to the wall, in the middle, or anywhere. */
  spotsFor(size: Size, where: Wish['where'], nth: number, several: boolean): Spot[] {
    if (where === 'wall') return this.#alongWalls(size, nth);
    return this.#inTheOpen(size, where === 'middle', nth, several);
  }

  #alongWalls({ wide, high }: Size, nth: number): Spot[] {
    const { ring } = this;
    const found: Spot[] = [];
    let round = 0;
    const step = Math.max(STEP, this.#around() / MOST);
    for (let i = 0; i < ring.length; i += 2) {
      const j = (i + 2) % ring.length;
      const [ax, ay, bx, by] = [ring[i], ring[i + 1], ring[j], ring[j + 1]] as [number, number, number, number];
      const far = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
      if (far < 1e-6) continue;
      if (far >= STRAIGHT) {
        const [ux, uy] = [(bx - ax) / far, (by - ay) / far];
        const [first, last] = [wide / 2 + 0.1, far - wide / 2 - 0.1];
        const many = Math.max(0, Math.floor((last - first) / step));
        for (let n = 0; n <= many && last >= first; n++) {
          const at = many === 0 ? far / 2 : first + ((last - first) * n) / many;
          this.#against(found, ax + ux * at, ay + uy * at, ux, uy, wide, high, nth);
        }
        continue;
      }
      // A round or a rough wall goes on beyond its corners.
      round += far;
      if (round < step) continue;
      round = 0;
      const [px, py, qx, qy] = this.#chord(i, wide / 2);
      const long = Math.sqrt((qx - px) * (qx - px) + (qy - py) * (qy - py)) || 1;
      this.#against(found, (px + qx) / 2, (py + qy) / 2, (qx - px) / long, (qy - py) / long, wide, high, nth);
    }
    return found.sort((a, b) => a.rank - b.rank);
  }

  /** From so far before a corner to so far behind it. */
  #chord(i: number, half: number): [number, number, number, number] {
    const many = this.ring.length;
    const at = (n: number) => [this.ring[(n + many) % many] as number, this.ring[(n + 1 + many) % many] as number];
    const [cx, cy] = at(i) as [number, number];
    const reach = (by: 2 | -2): [number, number] => {
      let [x, y] = [cx, cy];
      for (let n = i + by, go = 0; go < 24; n += by, go++) {
        [x, y] = at(((n % many) + many) % many) as [number, number];
        if ((x - cx) * (x - cx) + (y - cy) * (y - cy) >= half * half) break;
      }
      return [x, y];
    };
    return [...reach(-2), ...reach(2)];
  }

  /** Two ways in to the room from a wall: that which leads onto the floor counts. */
  #against(found: Spot[], x: number, y: number, ux: number, uy: number, wide: number, high: number, nth: number): void {
    const inner = this.#inside.holds(x - uy * 0.3, y + ux * 0.3) ? 1 : -1;
    const [nx, ny] = [-uy * inner, ux * inner];
    for (const away of AWAY) {
      const deep = high / 2 + BACK + away;
      const [cx, cy] = [x + nx * deep, y + ny * deep];
      const spot = laidAt(cx, cy, -nx, -ny, wide, high);
      if (!this.holds(spot)) continue;
      found.push({ ...spot, rank: this.luck(cx, cy, nth) });
      return;
    }
  }

  #inTheOpen({ wide, high }: Size, middle: boolean, nth: number, several: boolean): Spot[] {
    const { left, right, top, bottom } = this.box;
    const [mx, my] = [(left + right) / 2, (top + bottom) / 2];
    const step = this.area > 300 ? Math.max(1, Math.sqrt(this.area / 300)) : STEP;
    // Several of a kind stand round the middle, in the quarters of the room.
    const [qx, qy] = [(right - left) * 0.25, (bottom - top) * 0.25];
    const found: Spot[] = [];
    for (let x = left + step / 2; x <= right; x += step)
      for (let y = top + step / 2; y <= bottom; y += step) {
        const luck = this.luck(x, y, nth);
        const far = several
          ? Math.abs(Math.abs(x - mx) - qx) + Math.abs(Math.abs(y - my) - qy)
          : Math.abs(x - mx) + Math.abs(y - my);
        found.push({ x, y, wide, high, turn: 0, rank: middle ? far + luck * 0.1 : luck * 8 });
      }
    if (middle && !several) found.push({ x: mx, y: my, wide, high, turn: 0, rank: -1 });
    if (middle && several)
      for (const [sx, sy] of QUARTERS) found.push({ x: mx + sx * qx, y: my + sy * qy, wide, high, turn: 0, rank: -1 });
    return found.sort((a, b) => a.rank - b.rank);
  }

  /** All of it, and a little more, lies on the floor. */
  holds({ x, y, wide, high, slant }: Omit<Spot, 'rank'>): boolean {
    const [w, h] = [(slant?.wide ?? wide) / 2 + 0.05, (slant?.high ?? high) / 2 + 0.05];
    const [bx, by] = slant ? [slant.x, slant.y] : [0, -1];
    for (const [along, back] of ROUND) {
      const [a, b] = [along * w, back * h];
      if (!this.#inside.holds(x - by * a + bx * b, y + bx * a + by * b)) return false;
    }
    return true;
  }

  /** TA-FUR-01: across the longer axis of the room. */
  mirrored(spot: Spot): Spot {
    const { left, right, top, bottom } = this.box;
    const flat = right - left >= bottom - top;
    const { slant } = spot;
    const turn = flat ? FLIPPED_DOWN[spot.turn] : FLIPPED_ACROSS[spot.turn];
    return {
      ...spot,
      turn: turn as Spot['turn'],
      x: flat ? spot.x : left + right - spot.x,
      y: flat ? top + bottom - spot.y : spot.y,
      ...(slant ? { slant: { ...slant, x: flat ? slant.x : -slant.x, y: flat ? -slant.y : slant.y } } : {}),
    };
  }

  #around(): number {
    const { left, right, top, bottom } = this.box;
    return 2 * (right - left + bottom - top);
  }
}

const QUARTERS = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;
/** Corners and the middles of sides. */
const ROUND = [...QUARTERS, [0, -1], [0, 1], [-1, 0], [1, 0]] as const;
const FLIPPED_DOWN = [2, 1, 0, 3] as const;
const FLIPPED_ACROSS = [0, 3, 2, 1] as const;

/** A thing with its back this way: turned by quarters where that will do. */
function laidAt(x: number, y: number, bx: number, by: number, wide: number, high: number): Omit<Spot, 'rank'> {
  const quarter = BACKS.findIndex(([qx, qy]) => qx * bx + qy * by > 0.996);
  if (quarter >= 0)
    return quarter % 2 === 0
      ? { x, y, wide, high, turn: quarter as Spot['turn'] }
      : { x, y, wide: high, high: wide, turn: quarter as Spot['turn'] };
  const nearest = BACKS.reduce((best, it, i) => (dot(it, bx, by) > dot(BACKS[best], bx, by) ? i : best), 0);
  const [ax, ay] = [Math.abs(bx), Math.abs(by)];
  return {
    ...{ x, y, wide: wide * ay + high * ax, high: wide * ax + high * ay },
    ...{ turn: nearest as Spot['turn'], slant: { x: bx, y: by, wide, high } },
  };
}

const dot = (it: readonly number[] | undefined, x: number, y: number): number =>
  (it?.[0] ?? 0) * x + (it?.[1] ?? 0) * y;

/** Where the back of a thing lies, by its turn. */
const BACKS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
