import { ScenarioProblem } from '@understory/table/scenario';
import type { EvilOptions } from '../edition.ts';
import { EVENTS } from '../events.table.ts';
import { ITEMS, type ItemKey } from '../search.table.ts';
import { FACES, type Face, faceNamed } from '../tiles.table.ts';
import { newWorld, tileAt, tileOf, type World } from '../world.ts';
import type { Given, GivenTile } from './given.ts';

/** The table as a scenario wants it. */
export function setUp({ nerve }: EvilOptions, given: Given): World {
  const world = newWorld(nerve);
  given.tiles.forEach((it, i) => {
    const { tile, after, by } = typeof it === 'string' ? { tile: it, after: i, by: 'exit' as const } : it;
    lay(world, tile, numberOf(world, after, ['tiles', i]), by, ['tiles', i]);
  });
  if (given.kora) {
    world.at = numberOf(world, given.kora.tile, ['kora', 'tile']);
    world.space = given.kora.space;
  }
  world.life = given.life;
  world.round = given.round;
  world.journal.turn = given.round;
  Object.assign(world.dice, given.dice ?? {});
  world.invisible = given.invisible;
  world.cursed = given.cursed;
  world.steps = given.steps;
  world.book = given.done.includes('book');
  world.crucible = given.done.includes('crucible');
  if (given.done.includes('grislyk')) world.grislyk = 'slain';
  given.searched.forEach((it, i) => {
    tileAt(world, numberOf(world, it, ['searched', i])).searched = true;
  });
  for (const level of given.emptyDecks) world.search[level - 1]?.fill(0);
  if (given.events) world.events = given.events.map((it, i) => eventNamed(it, ['events', i]));
  given.items.forEach((it, i) => {
    world.pack[itemNamed(it, ['items', i])] += 1;
  });
  putMonsters(world, given);
  return world;
}

type Path = readonly (string | number)[];

/** Laid as if drawn: it is no longer in its stack. */
function lay(world: World, name: string, parent: number, by: 'exit' | 'staircase', path: Path): void {
  const face = faceNamed(name);
  if (!face) throw new ScenarioProblem(`No tile is called "${name}".`, path);
  const from = tileAt(world, parent);
  const level = by === 'exit' ? from.level : from.level + 1;
  const at = world.tiles.push(tileOf(face, level, parent, by)) - 1;
  if (by === 'exit') from.beyond = at;
  else from.below = at;
  world.drawn[level - 1] = (world.drawn[level - 1] ?? 0) + 1;
  if (!isTakenFrom(world, face, level)) throw new ScenarioProblem(`There is no ${name} left.`, path);
}

function isTakenFrom(world: World, face: Face, level: number): boolean {
  if (face === FACES.stairs) {
    const has = world.hasStairs[level - 1] === true;
    world.hasStairs[level - 1] = false;
    return has;
  }
  const pool = face.group === 'terminus' ? world.termini : world.general;
  const at = pool.indexOf(face);
  if (at >= 0) pool.splice(at, 1);
  return at >= 0;
}

function numberOf({ tiles }: World, tile: GivenTile, path: Path): number {
  const at = typeof tile === 'number' ? tile : tiles.findIndex((it) => it.face.name === tile);
  if (!tiles[at]) throw new ScenarioProblem(`No tile ${JSON.stringify(tile)} is laid.`, path);
  return at;
}

function putMonsters(world: World, { monsters, track }: Given): void {
  monsters.forEach(({ on, goblins, skeletons, grislyk }, i) => {
    const at = numberOf(world, on, ['monsters', i, 'on']);
    tileAt(world, at).goblin += goblins;
    tileAt(world, at).skeleton += skeletons;
    if (grislyk) Object.assign(world, { grislyk: 'board', grislykAt: at });
  });
  if (!track) return;
  track.goblins.forEach((many, i) => {
    world.track.goblin[i + 1] = many;
  });
  track.skeletons.forEach((many, i) => {
    world.track.skeleton[i + 1] = many;
  });
  if (track.grislyk !== undefined) Object.assign(world, { grislyk: 'track', grislykAt: track.grislyk });
}

function eventNamed(name: string, path: Path) {
  const card = EVENTS.find((it) => it.name === name);
  if (!card) throw new ScenarioProblem(`No Event card is called "${name}".`, path);
  return card;
}

function itemNamed(name: string, path: Path): ItemKey {
  const item = Object.values(ITEMS).find((it) => it.name === name);
  if (!item) throw new ScenarioProblem(`No item is called "${name}".`, path);
  return item.key as ItemKey;
}
