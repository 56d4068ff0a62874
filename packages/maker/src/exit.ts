import type { Rule } from '@understory/table';
import { decided } from './decide.ts';
import { DIRECTIONS, keyOf, neighbour, type Square, squareOf, xy } from './grid.ts';
import { lootAt, NO_LOOT, type Sheet } from './sheet.ts';
import { tell, type World } from './world.ts';

/** Where the stairs may go beside a tile: a square without an item, in the order N, E, S, W (DM-EXT-02). */
export function stairSquares(sheet: Sheet, tile: Square): Square[] {
  return DIRECTIONS.map((_, way) => neighbour(tile, way)).filter((it) => it >= 0 && sheet.items[it] === 0);
}

/**
 * The exit tile: the path tile drawn last of all (DM-EXT-01) that has room for the stairs beside it; if none has, the last one
 * itself (DM-EXT-03).
 */
export function exitTile(sheet: Sheet): Square {
  return sheet.drawn.findLast((it) => stairSquares(sheet, it).length > 0) ?? sheet.drawn.at(-1) ?? 0;
}

export function* drawExit(world: World, sheet: Sheet): Rule {
  const tile = exitTile(sheet);
  const squares = stairSquares(sheet, tile);
  const stairs = squares.length === 0 ? tile : yield* chosenSquare(world, sheet, tile, squares);
  const lost = stairs === tile ? null : lootAt(sheet, stairs);
  sheet.exit = tile;
  sheet.stairs = stairs;
  if (lost !== null) sheet.loot[stairs] = NO_LOOT;
  tell(world, () => {
    const isLast = tile === sheet.drawn.at(-1);
    return {
      kind: 'exit drawn',
      clause: isLast && stairs !== tile ? 'DM-EXT-01' : 'DM-EXT-03',
      player: sheet.name,
      square: keyOf(stairs),
      tile: keyOf(tile),
      lost,
    };
  });
}

function* chosenSquare(world: World, sheet: Sheet, tile: Square, squares: readonly Square[]): Rule<Square> {
  const first = squares[0] ?? tile;
  const key = yield* decided(
    world,
    'DM-EXT-02',
    () => keyOf(first),
    () => ({
      by: sheet.seat,
      topic: { kind: 'where the stairs go', player: sheet.name, tile: keyOf(tile) },
      about: sheet.name,
      options: squares.map((it) => ({
        key: keyOf(it),
        what: { kind: 'stairs', square: keyOf(it), loot: lootAt(sheet, it) },
        subject: { spot: xy(it) },
      })),
    }),
  );
  return squareOf(key) ?? first;
}
