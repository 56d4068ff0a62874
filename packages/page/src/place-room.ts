import { clock, depthIn, distance, mil, type Point, type Shape, TOLERANCE } from '@understory/ruler';
import { Clearance, FAR, HALF } from './clearance.ts';
import type { Piece } from './model.ts';
import { EVERYWHERE, Nearby } from './nearby.ts';
import type { Page } from './page.ts';

/** What makes a place fit for a room. */
export interface Fit {
  /** The room as it would stand with its middle here. */
  readonly shape: (x: number, y: number) => Shape;
  /** How far it keeps clear of every piece that counts. */
  readonly clear: number;
  /** … which are all but covers, unless said otherwise. */
  readonly counts?: (piece: Piece) => boolean;
  /** How far it keeps inside the page. */
  readonly inside?: number;
  /** How far it keeps under the surface. */
  readonly under?: number;
  /** Any further wish: not in another's territory (PT-MEA-16). */
  readonly where?: (x: number, y: number, shape: Shape) => boolean;
}

/** Does the room fit here: on the page, in the rock, clear of all that counts? */
export function fits(page: Page, fit: Fit, x: number, y: number): boolean {
  return fitsWith(page, told(fit), x, y);
}

/** A fit with all that may be left out: rooms are tried at hundreds of places, and all fits then share one hidden class. */
interface ToldFit {
  readonly shape: Fit['shape'];
  readonly clear: number;
  /** What does not count; null = only covers. */
  readonly aside: ((piece: Piece) => boolean) | null;
  readonly inside: number;
  readonly under: number;
  readonly where: Fit['where'] | null;
}

function told({ shape, clear, counts, inside = 0, under = 0, where = undefined }: Fit): ToldFit {
  const aside = counts ? (piece: Piece) => !counts(piece) : null;
  return { shape, clear, aside, inside, under, where };
}

function fitsWith(page: Page, { shape, clear, aside, inside, under, where }: ToldFit, x: number, y: number): boolean {
  const room = shape(x, y);
  return liesInRock(page, room, inside, under) && page.clear(room, clear, aside) && (!where || where(x, y, room));
}

/** Inside the page and underground, all of it. */
export function liesInRock(page: Page, shape: Shape, inside = 0, under = 0): boolean {
  const { path, swell } = shape;
  const edge = inside + swell - TOLERANCE;
  for (let i = 0; i < path.length; i += 2) {
    const x = path[i] as number;
    const y = path[i + 1] as number;
    if (x < edge || x > page.width - edge || y < edge || y > page.height - edge) return false;
  }
  const reach = swell + under;
  for (let i = 0; i < path.length; i += 2) {
    const px = path[i] as number;
    const py = path[i + 1] as number;
    const around = page.rockAround(px, py);
    if (around > 0 && around >= reach) continue;
    if (page.stratumAt(px, Math.min(page.height - 1e-4, py)) === 0) return false;
    if (reach === 0) continue;
    for (let hour = 0; hour < 12; hour++) {
      const { x, y } = HOURS[hour] as Point;
      // Only the surface counts here; the page's edge was looked at above.
      const qx = Math.min(page.width - 1e-4, Math.max(1e-4, px + x * reach));
      const qy = Math.min(page.height - 1e-4, py + y * reach);
      if (page.stratumAt(qx, qy) === 0) return false;
    }
  }
  return true;
}

const HOURS: readonly Point[] = Array.from({ length: 12 }, (_, hour) => clock(hour));

/** Where a room is looked for, of all half-bead places. */
export interface Search {
  /** The nearest to this point comes first; ties: the smaller x, then the smaller y. */
  readonly to: Point;
  /** Only places within a distance of one of these outlines. */
  readonly of?: readonly Shape[];
  readonly within?: number;
  /** Places where the room's outline would be near these (lairs) come after all others. */
  readonly shun?: readonly Shape[];
}

/** H2-CIV-29: the free rock nearest to a point, within reach of the works; null if there is none. */
export function freeRockNear(page: Page, fit: Fit, search: Search): Point | null {
  const { shun = [] } = search;
  const looked = lookedFor(fit, search);
  if (shun.length === 0) return nearestFree(page, looked, 1, null)[0] ?? null;
  const shunned = new Nearby(shun, page.measures.near);
  return nearestFree(page, looked, 1, shunned)[0] ?? nearestFree(page, looked, 1, null)[0] ?? null;
}

/** The nearest few places of free rock (H2-ACT-351), the nearest first. Nothing is shunned. */
export function freeRocksNear(page: Page, fit: Fit, search: Omit<Search, 'shun'>, many: number): Point[] {
  return nearestFree(page, lookedFor(fit, search), many, null);
}

/** What is searched for, near which point, and within reach of what. */
interface LookedFor {
  readonly fit: ToldFit;
  readonly to: Point;
  readonly reached: Nearby | null;
}

function lookedFor(fit: Fit, { to, of, within = Number.POSITIVE_INFINITY }: Search): LookedFor {
  return { fit: told(fit), to, reached: of ? new Nearby(of, within) : null };
}

/** H2-CIV-29 and -30: within reach if there is any, else the nearest on the whole page. */
export function freeRock(page: Page, fit: Fit, search: Search): Point | null {
  return freeRockNear(page, fit, search) ?? freeRockNear(page, fit, { to: search.to, shun: search.shun ?? [] });
}

/** Half-bead points in growing squares round the point; a square is skipped once enough nearer places are found. */
function nearestFree(page: Page, { fit, to, reached }: LookedFor, many: number, shunned: Nearby | null): Point[] {
  const clearance = Clearance.of(page);
  // Places beyond the reach of the works are skipped.
  const box = reached?.box ?? EVERYWHERE;
  const left = Math.max(0, Math.ceil(box.left / HALF));
  const right = Math.min(clearance.columns - 1, Math.floor(box.right / HALF));
  const top = Math.max(0, Math.ceil(box.top / HALF));
  const bottom = Math.min(clearance.rows - 1, Math.floor(box.bottom / HALF));
  const column0 = Math.round(to.x / HALF);
  const row0 = Math.round(to.y / HALF);
  const room = fit.shape(to.x, to.y);
  // What its middle cannot keep clear of, the room cannot.
  const need = Math.min(FAR, innerRadius(room, to) + fit.clear) - TOLERANCE;
  // With its middle that high in the sky, a corner of the room would hang there: most places that fail lie over the surface.
  const high = nearestCorner(room, to) + 0.1;
  const found: Point[] = [];
  const fars: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  const rings = Math.max(column0 - left, right - column0, row0 - top, bottom - row0);
  for (let ring = 0; ring <= rings && (ring - 1) * HALF <= least; ring++) {
    for (let i = -ring; i <= ring; i++) {
      const column = column0 + i;
      if (column < left || column > right) continue;
      const step = i === -ring || i === ring ? 1 : 2 * ring;
      for (let j = -ring; j <= ring; j += step || 1) {
        const row = row0 + j;
        if (row < top || row > bottom) continue;
        if (!fit.aside && clearance.at(column, row) < need) continue;
        const x = column * HALF;
        const y = row * HALF;
        if (page.skyAround(x, y) > high) continue;
        const far = distance(x, y, to.x, to.y);
        if (far > least + TOLERANCE) continue;
        const place = placeAmong(found, fars, x, y, far);
        if (place >= many) continue;
        if (reached && !reached.has(x, y)) continue;
        if (shunned?.has(x, y) || !fitsWith(page, fit, x, y)) continue;
        // Its middle may be far enough away where a corner is not.
        if (shunned?.hasPartOf(fit.shape(x, y))) continue;
        found.splice(place, 0, { x, y });
        fars.splice(place, 0, far);
        found.length = fars.length = Math.min(many, found.length);
        if (found.length === many) least = fars[many - 1] as number;
      }
    }
  }
  return found;
}

/** Where a place belongs among those found: the nearer first; ties: the smaller x, then the smaller y. */
function placeAmong(found: readonly Point[], fars: readonly number[], x: number, y: number, far: number): number {
  let at = found.length;
  for (; at > 0; at--) {
    const before = found[at - 1] as Point;
    const off = far - (fars[at - 1] as number);
    if (off > TOLERANCE || (off > -TOLERANCE && (before.x < x || (before.x === x && before.y < y)))) break;
  }
  return at;
}

/** How far from its middle the room reaches everywhere. */
function innerRadius(shape: Shape, { x, y }: Point): number {
  return Math.max(0, depthIn(shape, x, y));
}

function nearestCorner({ path }: Shape, { x, y }: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < path.length; i += 2)
    least = Math.min(least, distance(path[i] as number, path[i + 1] as number, x, y));
  return least;
}

/** The order in which places round about are tried: see H2-MON-130 and PT-MEA-16. */
export interface Round {
  /** Middles to go round, the first one first. */
  readonly about: readonly Point[];
  readonly from: number;
  readonly step: number;
  readonly upTo: number;
  /** The hour to begin at; then clockwise. */
  readonly hour: number;
}

/** The first place that fits, by the clock, round each point in turn, then all again farther out; null if none does. */
export function freeRockRound(page: Page, fit: Fit, { about, from, step, upTo, hour }: Round): Point | null {
  for (let far = from; far <= upTo + TOLERANCE; far += step) {
    for (const middle of about) {
      for (let h = 0; h < 12; h++) {
        const turn = HOURS[(hour + h) % 12] as Point;
        const [x, y] = [mil(middle.x + turn.x * far), mil(middle.y + turn.y * far)];
        if (page.onPage(x, y) && fits(page, fit, x, y)) return { x, y };
      }
    }
  }
  return null;
}

/** East, west, south, north, then slantwise (H1-MEA-20). */
const COMPASS = [1, 0, -1, 0, 0, 1, 0, -1, 1, 1, -1, 1, 1, -1, -1, -1] as const;

export interface Beside {
  /** Middles to go out from, with half the width and half the height of what stands there (H1-MEA-39 gives several). */
  readonly about: readonly { readonly x: number; readonly y: number; readonly wide: number; readonly high: number }[];
  /** Half the new room's width and height. */
  readonly wide: number;
  readonly high: number;
  readonly gap: number;
  readonly step: number;
  readonly upTo: number;
  /** Only the four winds (Dwarves). */
  readonly straight: boolean;
}

/** H1-MEA-20: beside a parent, at a distance from wall to wall, by the points of the compass, then farther out. */
export function freeRockBeside(
  page: Page,
  fit: Fit,
  { about, wide, high, gap, step, upTo, straight }: Beside,
): Point | null {
  for (let off = gap; off <= upTo + TOLERANCE; off += step) {
    for (const parent of about) {
      for (let turn = 0; turn < (straight ? 8 : 16); turn += 2) {
        const [i, j] = [COMPASS[turn] as number, COMPASS[turn + 1] as number];
        // Slantwise the corners are that far apart.
        const apart = i !== 0 && j !== 0 ? off / Math.SQRT2 : off;
        const x = mil(parent.x + i * (parent.wide + apart + wide));
        const y = mil(parent.y + j * (parent.high + apart + high));
        if (page.onPage(x, y) && fits(page, fit, x, y)) return { x, y };
      }
    }
  }
  return null;
}
