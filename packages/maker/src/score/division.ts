import { N_SQUARES, neighbour, type Square } from '../grid.ts';
import { isMonsterRoom, isPathTile, type Sheet } from '../sheet.ts';
import type { ScoredShape } from './scored.ts';
import { placedOn } from './shapes.ts';

export interface Division {
  readonly points: number;
  readonly shapes: readonly ScoredShape[];
}

const EMPTY: Division = { points: 0, shapes: [] };

/** The division of the monster rooms into shapes that scores most (DM-SCR-02 to DM-SCR-04). */
export function bestDivision(sheet: Sheet): Division {
  const seen = new Uint8Array(N_SQUARES);
  let points = 0;
  const shapes: ScoredShape[] = [];
  for (let square = 0; square < N_SQUARES; square++) {
    if (seen[square] || !isMonsterRoom(sheet, square)) continue;
    const rooms = cluster(sheet, square, seen);
    if (rooms.length < 2) continue;
    const best = divided(sheet, rooms);
    points += best.points;
    shapes.push(...best.shapes);
  }
  return { points, shapes };
}

/** Rooms that hang together; a shape never spans two such clusters. */
function cluster(sheet: Sheet, first: Square, seen: Uint8Array): Square[] {
  const rooms: Square[] = [first];
  seen[first] = 1;
  for (let i = 0; i < rooms.length; i++) {
    for (let way = 0; way < 4; way++) {
      const next = neighbour(rooms[i] ?? -1, way);
      if (next < 0 || seen[next] || !isMonsterRoom(sheet, next)) continue;
      seen[next] = 1;
      rooms.push(next);
    }
  }
  return rooms.sort((a, b) => a - b);
}

/**
 * The first free room is left over, or is the first of a shape; then the rest. What is best for the rest depends only on which rooms
 * are still free, so each such set (a bit for each room) is thought through once. There are never more rooms than rounds: 20.
 */
function divided(sheet: Sheet, rooms: readonly Square[]): Division {
  const indexOf = new Int8Array(N_SQUARES).fill(-1);
  rooms.forEach((room, i) => {
    indexOf[room] = i;
  });
  const ways = rooms.map((room) => waysFrom(sheet, room, indexOf));
  const known = new Map<number, Division>();
  const best = (from: number, free: number): Division => {
    let first = from;
    while (first < rooms.length && (free & (1 << first)) === 0) first++;
    if (first >= rooms.length) return EMPTY;
    const already = known.get(free);
    if (already) return already;
    const rest = free & ~(1 << first);
    let found = best(first + 1, rest);
    for (const { shape, mask } of ways[first] ?? []) {
      if ((free & mask) !== mask) continue;
      const after = best(first + 1, free & ~mask);
      if (after.points + shape.points > found.points)
        found = { points: after.points + shape.points, shapes: [shape, ...after.shapes] };
    }
    known.set(free, found);
    return found;
  };
  return best(0, (1 << rooms.length) - 1);
}

interface Way {
  readonly shape: ScoredShape;
  readonly mask: number;
}

/** The shapes that could be scored with this room as their first. */
function waysFrom(sheet: Sheet, room: Square, indexOf: Int8Array): Way[] {
  const ways: Way[] = [];
  for (const placed of placedOn(room)) {
    const mask = maskOf(placed.squares, indexOf);
    if (mask === 0 || !placed.squares.some((it) => touchesPath(sheet, it))) continue;
    const isOfOneType =
      placed.squares.length >= 3 && placed.squares.every((it) => sheet.items[it] === sheet.items[room]);
    ways.push({ shape: { ...placed, points: placed.shape.points + (isOfOneType ? 1 : 0), isOfOneType }, mask });
  }
  return ways;
}

/** A bit for each of these rooms; 0 if one of the squares is none. */
function maskOf(squares: readonly Square[], indexOf: Int8Array): number {
  let mask = 0;
  for (const square of squares) {
    const index = indexOf[square] ?? -1;
    if (index < 0) return 0;
    mask |= 1 << index;
  }
  return mask;
}

function touchesPath(sheet: Sheet, square: Square): boolean {
  for (let way = 0; way < 4; way++) {
    const beside = neighbour(square, way);
    if (beside >= 0 && isPathTile(sheet, beside)) return true;
  }
  return false;
}
