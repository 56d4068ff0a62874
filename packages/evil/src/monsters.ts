import type { Rule } from '@understory/table';
import { attributeRoll, bonusesOf, die } from './dice.ts';
import { wound } from './life.ts';
import { tell } from './tell.ts';
import { FACES } from './tiles.table.ts';
import { nextToward } from './ways.ts';
import { MONSTER_DICE, type Monster, monstersOn, tileAt, type World, yourTile } from './world.ts';

/** Phase 1: those that are elsewhere come a tile nearer, and those on Kora's tile attack. */
export function* monstersPhase(world: World): Rule {
  if (world.invisible) {
    world.invisible = false; // DE-SCH-T2.3
    tell(world, () => ({ kind: 'unseen', clause: 'DE-SCH-T2.3' }));
    return;
  }
  moveMonsters(world);
  for (const monster of ORDER) {
    if (monstersOn(world, monster, world.at) > 0) yield* attacksBy(world, monster); // DE-MON-01, DE-MON-04
  }
}

const ORDER = ['goblin', 'skeleton', 'grislyk'] as const satisfies readonly Monster[];

/**
 * DE-MON-02, DE-MON-03: each one tile along the tree, over every explored tile. Who leaves a tile is taken off it before
 * anybody comes to it: nearer tiles are emptied first. Nearer ones are those between Kora's tile and the Entrance, from
 * below, and then the branches, from the stem outward; a tile's parent comes before it in the list, so both are found in order.
 */
function moveMonsters(world: World): void {
  const { at, tiles } = world;
  for (let stem = tileAt(world, at).parent; stem >= 0; stem = tileAt(world, stem).parent) moveFrom(world, stem);
  for (let tile = 0; tile < tiles.length; tile++) if (tile !== at && !isOnStem(world, tile)) moveFrom(world, tile);
}

function isOnStem(world: World, tile: number): boolean {
  let stem = world.at;
  while (stem > tile) stem = tileAt(world, stem).parent;
  return stem === tile;
}

function moveFrom(world: World, from: number): void {
  const tile = tileAt(world, from);
  const hasGrislyk = world.grislyk === 'board' && world.grislykAt === from;
  if (tile.goblin + tile.skeleton === 0 && !hasGrislyk) return;
  const to = nextToward(world, from, world.at);
  for (const monster of ORDER) {
    const many = monstersOn(world, monster, from);
    if (many === 0) continue;
    if (monster === 'grislyk') world.grislykAt = to;
    else {
      tile[monster] = 0;
      tileAt(world, to)[monster] += many;
    }
    tell(world, () => ({ kind: 'crept', clause: 'DE-MON-02', monster, many, from, to }));
  }
}

/** DE-MON-04, DE-MON-05: each attacks once; on The Narrow Passage only one of a kind (DE-SPC-05). */
function* attacksBy(world: World, monster: Monster): Rule {
  const here = monstersOn(world, monster, world.at);
  const many = yourTile(world).face === FACES.narrow ? Math.min(1, here) : here;
  for (let i = 0; i < many && world.result === null; i++) {
    // DE-MON-06: Grislyk goes on until one of his attacks fails.
    while ((yield* attackBy(world, monster)) && monster === 'grislyk' && world.result === null);
  }
}

/** DE-MON-05: higher than Kora's Defense roll wounds. */
function* attackBy(world: World, monster: Monster): Rule<boolean> {
  const clause = monster === 'grislyk' ? 'DE-MON-06' : 'DE-MON-05';
  const rolled = yield* die(world, clause, MONSTER_DICE[monster], () => ({ kind: 'attack', monster }));
  const defense = yield* attributeRoll(world, clause, 'defense'); // DE-MON-07: the die of the round before
  const hits = rolled > defense;
  tell(world, () => ({
    kind: 'attacked',
    clause,
    monster,
    rolled,
    defense,
    hits,
    ...bonusesOf(world, 'defense'),
  }));
  if (hits) wound(world, clause, 1, monster);
  return hits;
}
