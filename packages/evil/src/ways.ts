import { type Tile, tileAt, type World, yourTile } from './world.ts';

/** DE-TIL-02: the exit is at the last space. */
export function isAtExit({ face }: Tile, space: number): boolean {
  return space === face.spaces && face.exit !== 'none';
}

/** The space of its parent that a tile's space 1 touches (DE-WRD-04, DE-TIL-04). */
export function spaceBefore(world: World, tile: Tile): number {
  const { face } = tileAt(world, tile.parent);
  return tile.by === 'exit' ? face.spaces : face.staircase;
}

/** DE-WRD-14: a way on is an exit or a staircase with no tile beyond it yet. */
export function hasOpenExit({ face, beyond }: Tile): boolean {
  return face.exit !== 'none' && beyond < 0;
}

export function hasOpenStaircase({ face, below }: Tile): boolean {
  return face.staircase > 0 && below < 0;
}

/** DE-MON-02, DE-WRD-06: the next tile on the way from one tile to another along the tree. */
export function nextToward(world: World, from: number, to: number): number {
  const child = childToward(world, from, to);
  return child < 0 ? tileAt(world, from).parent : child;
}

/** The child of a tile that the other one is or lies behind; -1 if it lies the other way. */
export function childToward({ tiles }: World, from: number, to: number): number {
  // A tile is always placed after its parent, so climbing from a tile that came before `from` can't meet it.
  let at = to;
  while (at > from) {
    const { parent } = tiles[at] as Tile;
    if (parent === from) return at;
    at = parent;
  }
  return -1;
}

/** Steps from where Kora stands to space 1 of an explored tile. */
export function stepsTo(world: World, to: number): number {
  let { at, space } = world;
  let steps = 0;
  while (at !== to) {
    const tile = tileAt(world, at);
    const child = childToward(world, at, to);
    const door = child < 0 ? 1 : tileAt(world, child).by === 'exit' ? tile.face.spaces : tile.face.staircase;
    steps += Math.abs(door - space) + 1;
    space = child < 0 ? spaceBefore(world, tile) : 1;
    at = child < 0 ? tile.parent : child;
  }
  return steps + space - 1;
}

/** Is a monster on a tile next to Kora's? */
export function isMonsterNextDoor(world: World): boolean {
  const { parent, beyond, below } = yourTile(world);
  return isHeld(world, parent) || isHeld(world, beyond) || isHeld(world, below);
}

function isHeld(world: World, at: number): boolean {
  if (at < 0) return false;
  const { goblin, skeleton } = tileAt(world, at);
  return goblin + skeleton > 0 || (world.grislyk === 'board' && world.grislykAt === at);
}
