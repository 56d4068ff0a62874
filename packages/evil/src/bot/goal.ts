import { FACES, type Face } from '../tiles.table.ts';
import { childToward, hasOpenExit, hasOpenStaircase, stepsTo } from '../ways.ts';
import { type Heading, objectives, type Tile, tileAt, type World, yourTile } from '../world.ts';

/** Where the default player wants to go (DE-BOT-01), and which tile that is. */
export interface Goal {
  readonly to: 'stay' | 'home' | 'chamber' | 'exit' | 'staircase';
  readonly tile: number;
}

const STAY: Goal = { to: 'stay', tile: -1 };
const HOME: Goal = { to: 'home', tile: 0 };

/** DE-BOT-01. Only what lies open is looked at (DE-INV-12). */
export function goalOf(world: World, nerve: number): Goal {
  if (isUndone(world, yourTile(world).face)) return STAY;
  if ((world.book && world.crucible) || (world.life < nerve && objectives(world) > 0)) return HOME;
  return chamberOf(world) ?? wayOnOf(world) ?? HOME;
}

/** A chamber whose objective is not done. */
function isUndone({ book, crucible }: World, face: Face): boolean {
  return (face === FACES.book && !book) || (face === FACES.crucible && !crucible);
}

/** The nearest explored chamber whose objective is not done. */
function chamberOf(world: World): Goal | null {
  let found = -1;
  for (let at = 0; at < world.tiles.length; at++) {
    if (!isUndone(world, tileAt(world, at).face)) continue;
    if (found < 0 || stepsTo(world, at) < stepsTo(world, found)) found = at;
  }
  return found < 0 ? null : { to: 'chamber', tile: found };
}

/** The way on of the lowest level that has one; a level is one line, so it has one open exit at most, and one staircase. */
function wayOnOf({ tiles }: World): Goal | null {
  for (let level = 1; level <= 3; level++) {
    let staircase = -1;
    for (let at = 0; at < tiles.length; at++) {
      const tile = tiles[at] as Tile;
      if (tile.level !== level) continue;
      if (hasOpenExit(tile)) return { to: 'exit', tile: at };
      if (hasOpenStaircase(tile)) staircase = at;
    }
    if (staircase >= 0) return { to: 'staircase', tile: staircase };
  }
  return null;
}

/** The next step on the way to a goal. */
export function headingTo(world: World, { to, tile }: Goal): Heading {
  if (to === 'stay') return 'stop';
  if (world.at === tile) {
    if (to === 'exit') return 'on';
    return to === 'staircase' ? towardStaircase(world) : 'stop';
  }
  const child = childToward(world, world.at, tile);
  if (child < 0) return 'back';
  return tileAt(world, child).by === 'exit' ? 'on' : towardStaircase(world);
}

function towardStaircase(world: World): Heading {
  const { staircase } = yourTile(world).face;
  if (world.space === staircase) return 'down';
  return world.space < staircase ? 'on' : 'back';
}
