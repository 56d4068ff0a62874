import type { Picture } from '@understory/evil';
import { type Board, type BoardTile, drawBoard, type EvilBoard, extentOf, movedBy } from '@understory/ink/boards';

const TRAVELS = ['N', 'E', 'S', 'W'] as const;

/** The game's picture as the pen wants it. */
export function boardOf({ tiles, markers, kora, objectives }: Picture): EvilBoard {
  return {
    tiles: tiles.map((tile, id): BoardTile => {
      const slips = markers.filter((it) => it.tile === id);
      const stairs = slips.find((it) => it.points === (tile.heading + 1) % 4);
      const back = slips.find((it) => it !== stairs);
      return {
        id,
        name: tile.name,
        x: tile.x,
        y: tile.y,
        travel: TRAVELS[tile.heading] ?? 'N',
        spaces: tile.spaces,
        exit: tile.exit,
        level: tile.level as BoardTile['level'],
        searched: tile.searched,
        done:
          (tile.name === 'Book Chamber' && objectives.book) ||
          (tile.name === 'Crucible Chamber' && objectives.crucible),
        ...(back && { marker: back.text }),
        ...(stairs && { stairsMarker: stairs.text }),
        goblins: tile.goblins,
        skeletons: tile.skeletons,
        grislyk: tile.grislyk,
      };
    }),
    kora: { tile: kora.tile, space: kora.space },
  };
}

/** The sheet that the dungeon is laid on: where its corner is, and how large it is, in beads. */
export interface Sheet {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A sheet is never smaller than this, and always wider than high: a single tile is not blown up, and few tiles resize it. */
const LEAST_HIGH = 17;
const SHAPE = 1.5;

export function sheetOf(board: EvilBoard): Sheet {
  const { left, top, width, height } = extentOf(board);
  const high = Math.max(height, width / SHAPE, LEAST_HIGH);
  const wide = Math.max(width, high * SHAPE);
  return { left: left - (wide - width) / 2, top: top - (high - height) / 2, width: wide, height: high };
}

/** The dungeon drawn on its sheet. */
export function paperOf(board: EvilBoard): Board {
  const { left, top, width, height } = sheetOf(board);
  return { title: 'The dungeon', width, height, marks: [movedBy(drawBoard(board), -left, -top)] };
}
