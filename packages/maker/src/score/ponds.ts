import { N_SQUARES, neighbour } from '../grid.ts';
import { POND } from '../market.ts';
import type { Sheet } from '../sheet.ts';
import type { PondGroup } from './scored.ts';

/** DM-SCR-T2: by the ponds in a group; 6 or more score the last. */
const POINTS = [0, 1, 3, 6, 9, 12, 15] as const;

/** Groups of adjacent acid ponds, bridged ones included (DM-SCR-05). */
export function pondGroups(sheet: Sheet): PondGroup[] {
  const groups: PondGroup[] = [];
  const seen = new Uint8Array(N_SQUARES);
  for (let first = 0; first < N_SQUARES; first++) {
    if (seen[first] || sheet.items[first] !== POND.code) continue;
    const squares = [first];
    seen[first] = 1;
    for (let i = 0; i < squares.length; i++) {
      for (let way = 0; way < 4; way++) {
        const next = neighbour(squares[i] ?? -1, way);
        if (next < 0 || seen[next] || sheet.items[next] !== POND.code) continue;
        seen[next] = 1;
        squares.push(next);
      }
    }
    const row = Math.min(squares.length, 6);
    groups.push({ squares: squares.sort((a, b) => a - b), points: POINTS[row] ?? 0, row });
  }
  return groups;
}
