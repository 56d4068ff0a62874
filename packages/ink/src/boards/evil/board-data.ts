/** The dungeon of Deadliest Evil as it is drawn: plain data, so that a pen need not know the rules. */
export interface EvilBoard {
  readonly tiles: readonly BoardTile[];
  readonly kora: { readonly tile: number; readonly space: number } | null;
}

export type Travel = 'N' | 'E' | 'S' | 'W';

/** One tile in its cell: x to the east, y to the north (DE-PLC-03). */
export interface BoardTile {
  readonly id: number;
  /** As the table has it: `The Pit`, `Left Bend` … */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** The way one walks when entering it. */
  readonly travel: Travel;
  readonly spaces: number;
  readonly exit: 'ahead' | 'left' | 'right' | 'none';
  readonly level: 1 | 2 | 3;
  readonly searched: boolean;
  /** The book is gone, the crucible broken. */
  readonly done?: boolean;
  /** Level markers: `To Level II` beside the staircase or on the tile, pointing back. */
  readonly marker?: string;
  readonly stairsMarker?: string;
  readonly goblins: number;
  readonly skeletons: number;
  readonly grislyk: boolean;
}
