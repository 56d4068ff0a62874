import type { Rule } from '@understory/table';
import { choose } from './asks.ts';
import { tellPlaced } from './map-telling.ts';
import { FACES, type Face, type FaceName } from './tiles.table.ts';
import { type Tile, tileAt, tileOf, type World } from './world.ts';

/** DE-SET-03 to -05: three tiles lie on the terminus of each level. */
const ABOVE_TERMINUS = 3;
export const STACK = ABOVE_TERMINUS + 1;

/** DE-PLC-01, DE-PLC-02: draw a tile and lay it beyond an exit of its own level, or beyond a staircase one level down. */
export function* place(world: World, parent: number, by: Tile['by']): Rule<number> {
  const from = tileAt(world, parent);
  const level = by === 'exit' ? from.level : from.level + 1;
  const face = yield* drawTile(world, level);
  const at = world.tiles.push(tileOf(face, level, parent, by)) - 1;
  if (by === 'exit') from.beyond = at;
  else from.below = at;
  tellPlaced(world, at);
  return at;
}

/**
 * The top tile of a level's stack. A shuffled stack is one in which any tile may come next: nothing is shuffled, and chance
 * picks among those that may be there, each as likely as it would be on top.
 */
export function* drawTile(world: World, level: number): Rule<Face> {
  const { general, hasStairs } = world;
  const face = yield* topTile(world, level);
  world.drawn[level - 1] = drawnOf(world, level) + 1;
  if (face === FACES.stairs) hasStairs[level - 1] = false;
  else {
    const pool = face.group === 'terminus' ? world.termini : general;
    pool.splice(pool.indexOf(face), 1);
  }
  return face;
}

function* topTile(world: World, level: number): Rule<Face> {
  const { general, termini, hasStairs } = world;
  const left = ABOVE_TERMINUS - drawnOf(world, level);
  if (left === 0) return yield* anyOf(world, level, termini); // DE-PLC-07
  if (!hasStairs[level - 1]) return yield* anyOf(world, level, general);
  if (world.quick) return quickTile(world, left);
  return yield* named(level, left === 1 ? [FACES.stairs] : [FACES.stairs, ...general], () => weights(general, left));
}

function drawnOf({ drawn }: World, level: number): number {
  return drawn[level - 1] ?? 0;
}

/** The Stairs Down are any one of the tiles left above the terminus. */
function quickTile({ quick, general }: World, left: number): Face {
  if (!quick || quick.die(left) === 1) return FACES.stairs;
  return general[quick.die(general.length) - 1] as Face;
}

/** Of `left` tiles one is the Stairs Down, and each other is any of the general tiles. */
function weights(general: readonly Face[], left: number): FaceName[] {
  const stairs = general.map(() => FACES.stairs.name);
  return [...stairs, ...general.flatMap(({ name }) => Array.from({ length: left - 1 }, () => name))];
}

/** Any of these, all alike. */
function* anyOf({ quick }: World, level: number, faces: readonly Face[]): Rule<Face> {
  if (quick) return faces[quick.die(faces.length) - 1] as Face;
  return yield* named(level, faces, () => faces.map((it) => it.name));
}

const LEVELS = ['DE-SET-03', 'DE-SET-04', 'DE-SET-05'] as const;

function* named(level: number, faces: readonly Face[], coin: () => FaceName[]): Rule<Face> {
  const name = yield* choose(LEVELS[level - 1] ?? 'DE-SET-05', {
    by: 'chance',
    topic: { kind: 'the top tile', level },
    options: faces.map((it) => ({ key: it.name, what: { kind: 'tile', face: it.name } })),
    coin: coin(),
    usual: null,
  });
  return faces.find((it) => it.name === name) as Face;
}
