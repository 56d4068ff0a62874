import type { BoardTile } from '../src/boards/index.ts';

/** Every tile of Deadliest Evil: its name, its spaces, and where it leads. */
export const TILES: readonly (readonly [string, number, BoardTile['exit']])[] = [
  ['Dungeon Entrance', 1, 'ahead'],
  ['Stairs Down', 5, 'ahead'],
  ['Book Chamber', 3, 'none'],
  ['Crucible Chamber', 3, 'none'],
  ['Dead End', 3, 'none'],
  ['The Cliff', 5, 'ahead'],
  ['The Narrow Passage', 5, 'ahead'],
  ['The Hall of Blades', 5, 'ahead'],
  ['The Pit', 2, 'ahead'],
  ['Left Bend', 5, 'left'],
  ['Right Bend', 5, 'right'],
  ['Long Corridor', 6, 'ahead'],
];

/** A tile by itself, entered from the south. */
export const tile = (
  name: string,
  spaces: number,
  exit: BoardTile['exit'],
  more: Partial<BoardTile> = {},
): BoardTile => ({
  id: 1,
  name,
  x: 0,
  y: 0,
  travel: 'N',
  spaces,
  exit,
  level: 1,
  searched: false,
  goblins: 0,
  skeletons: 0,
  grislyk: false,
  ...more,
});
