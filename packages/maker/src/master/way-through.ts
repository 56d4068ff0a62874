import { N_SQUARES, type Square } from '../grid.ts';
import { taken, unvisited } from '../hero/walk.ts';
import type { Sheet } from '../sheet.ts';

/** The tiles that a hero who lives resolves, from the entrance to the exit tile: at forks the die decides (DM-WLK-01 to DM-WLK-04). */
export function wayThrough(sheet: Sheet, die: () => number): readonly Square[] {
  const visited = new Uint8Array(N_SQUARES);
  const back: Square[] = [];
  const tiles: Square[] = [];
  let at = sheet.drawn[0] ?? 0;
  for (;;) {
    visited[at] = 1;
    tiles.push(at);
    if (at === sheet.exit) return tiles;
    back.push(at);
    let ways = unvisited(sheet, at, visited);
    while (ways.length === 0) {
      back.pop();
      at = back.at(-1) ?? at;
      ways = unvisited(sheet, at, visited);
    }
    at = taken(ways, ways.length === 1 ? 1 : die());
  }
}
