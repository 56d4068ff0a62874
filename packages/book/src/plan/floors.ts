import { bounds, gap, inRing, type Piece, pathLength } from '@understory/page';
import { bumps, roughened, seedOf } from '../draw/hand.ts';
import type { Place } from '../places/place.ts';
import type { Level, Survey } from '../places/survey.ts';
import { type Manner, mannerOf } from './manners.table.ts';
import { areaOfAll, band, intersection, type Ring, ringOf, strip } from './polygons.ts';
import { laidPath, round, type Sheet, SQUARES } from './sheet.ts';
import { drawnStretch, type Stretch } from './stretch.ts';

/** What is walked on, as it is laid on a sheet. */
export interface Floor {
  readonly piece: Piece;
  /** The place it belongs to; null for a way. */
  readonly place: Place | null;
  /** TA-PLN-08: it lies on another level, and is only seen from here. */
  readonly beyond: boolean;
  readonly manner: Manner;
  rings: number[][];
  /** The middle lines of a way, in squares, with what was added so that it meets others; empty for a place. */
  lines: number[][];
  /** … and how wide it is. */
  width: number;
  /** TA-PLN-07: the part of the way that is drawn. */
  readonly stretch: Stretch | null;
  /** TA-PLN-16: it is a side chamber of its place, which no page has. */
  readonly annex?: true;
}

/** TA-PLN-09, -10: all floor of a level: its places, its ways, and what of others touches them. */
export function layFloors(survey: Survey, level: Level, sheet: Sheet): Floor[] {
  const { then, naming, network } = survey;
  const own = level.places.flatMap((place) => place.pieces.map((piece) => ({ piece, place })));
  const ids = new Set(own.map(({ piece }) => piece.id));
  const beyond = survey.rooms
    .filter((it) => it.level !== level && it.place.kind !== 'building')
    .flatMap(({ place }) => place.pieces.map((piece) => ({ piece, place })))
    .filter(({ piece }) => [...network.touching.beside(piece.id)].some((it) => ids.has(it)));
  const places = [...own.map((it) => ({ ...it, beyond: false })), ...beyond.map((it) => ({ ...it, beyond: true }))].map(
    (it): Floor => {
      const manner = mannerOf(then, naming, it.piece);
      const snapped = manner.built && !it.beyond && it.piece.kind === 'room';
      return {
        ...{ ...it, manner, lines: [], width: 0, stretch: null },
        rings: [snapped ? snappedRing(sheet, it.piece) : trueRing(sheet, it.piece, manner.built)],
      };
    },
  );
  const ways = level.ways.flatMap(({ piece }): Floor[] => {
    const stretch = drawnStretch(piece, level, sheet, network.touching);
    if (!stretch) return [];
    const manner = mannerOf(then, naming, piece);
    const width = manner.width ?? SQUARES * 2 * piece.shape.swell + (piece.kind === 'water' ? 2 : 0);
    const floor: Floor = { ...{ piece, place: null, beyond: false, manner, width, stretch }, lines: [], rings: [] };
    const line = laidPath(sheet, stretch.path);
    layWay(floor, [manner.built ? snappedLine(line, width) : line]);
    return [floor];
  });
  return [...places, ...ways];
}

/** A way along a line: strips with square corners where it is built, a band where it is grown. */
export function layWay(floor: Floor, lines: readonly number[][]): void {
  floor.lines = lines.filter((it) => pathLength(it) > 1e-6);
  floor.rings = floor.lines.flatMap((it) => along(it, floor.width, floor.manner.built, seedOf(floor.piece.id) % 997));
}

export function along(line: readonly number[], width: number, isBuilt: boolean, seed: number): number[][] {
  if (isBuilt) return strip(line, width / 2);
  return [band(dense(line), (x, y, side) => (width / 2) * (1 + 0.22 * bumps(x * 0.7 + side * 40, y * 0.7, seed)))];
}

/** With a point at least every square, so that it can be drawn by a hand. */
export function dense(line: readonly number[]): number[] {
  const out: number[] = [];
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [ax, ay, bx, by] = [line[i], line[i + 1], line[i + 2], line[i + 3]] as [number, number, number, number];
    const many = Math.max(1, Math.ceil(Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))));
    for (let k = 0; k < many; k++) out.push(ax + ((bx - ax) * k) / many, ay + ((by - ay) * k) / many);
  }
  out.push(...line.slice(-2));
  return out;
}

/** Its outline as it is on the page, with the finer wobble of what is grown. */
export function trueRing(sheet: Sheet, piece: Piece, isBuilt: boolean): number[] {
  const ring = laidPath(sheet, ringOf(piece.shape));
  return isBuilt ? ring : roughened(ring, ROUGH, seedOf(piece.id) % 997);
}

/** How far a grown wall strays, in squares. */
const ROUGH = 0.2;

/** TA-PLN-09: the box of a built place is set to whole squares, never under three, and its outline scaled into it. */
function snappedRing(sheet: Sheet, { shape }: Piece): number[] {
  const box = bounds(shape);
  const [left, top] = [round(SQUARES * (box.left - sheet.x0)), round(SQUARES * (box.top - sheet.y0))];
  const wide = Math.max(3, round(SQUARES * (box.right - box.left)));
  const high = Math.max(3, round(SQUARES * (box.bottom - box.top)));
  return scaledInto(ringOf(shape), { left, top, right: left + wide, bottom: top + high });
}

/** A ring scaled into a box. */
export function scaledInto(
  ring: Ring,
  to: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
): number[] {
  const from = bounds({ path: ring, closed: true, swell: 0 });
  const [sx, sy] = [
    (to.right - to.left) / (from.right - from.left || 1),
    (to.bottom - to.top) / (from.bottom - from.top || 1),
  ];
  return ring.map((it, i) => (i % 2 === 0 ? to.left + (it - from.left) * sx : to.top + (it - from.top) * sy));
}

/** TA-PLN-10: rounded so that the floor covers whole squares. */
export function snappedLine(line: readonly number[], width: number): number[] {
  const half = (width % 2) / 2;
  const out: number[] = [];
  for (let i = 0; i < line.length; i += 2) {
    const [x, y] = [round((line[i] as number) - half) + half, round((line[i + 1] as number) - half) + half];
    if (out.length === 0 || out.at(-2) !== x || out.at(-1) !== y) out.push(x, y);
  }
  return out.length === 2 ? [...line] : out;
}

/** Is a point on this floor? */
export function holds({ rings }: Pick<Floor, 'rings'>, x: number, y: number): boolean {
  return rings.some((it) => inRing(it, x, y));
}

/** How far two floors are from each other, in squares. */
export function floorGap(a: Floor, b: Floor, limit: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const p of a.rings)
    for (const q of b.rings)
      least = Math.min(least, gap({ path: p, closed: true, swell: 0 }, { path: q, closed: true, swell: 0 }, limit));
  return least;
}

/** How much of each other two floors cover, in squares. */
export function overlap(a: Floor, b: Floor): number {
  return areaOfAll(intersection(a.rings, b.rings));
}
