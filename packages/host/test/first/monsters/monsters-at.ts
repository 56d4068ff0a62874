import { box, line, type Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import { playOut, type Script } from '@understory/table/testing';
import { draw, putBeads } from '../../../src/first/draw.ts';
import type { FirstWorld } from '../../../src/first/index.ts';
import { found } from '../../../src/first/monsters/founding.ts';
import type { Alignment, MonsterGroup, MonsterKind } from '../../../src/first/monsters/group.ts';
import { drawBuilding } from '../../../src/first/monsters/kingdoms/building.ts';
import { enter } from '../../../src/first/monsters/kingdoms/set-up.ts';
import { lawsOf } from '../../../src/first/monsters/laws.ts';
import { folk, wealth } from '../../../src/first/monsters/loot.ts';
import { gain } from '../../../src/first/monsters/quarters.ts';
import type { Kingdom, Lone } from '../../../src/first/monsters/state.ts';
import { addLone } from '../../../src/first/monsters/wanderers/lone.ts';
import type { WorldKey } from '../../../src/first/worlds/keys.ts';
import { laid } from '../world-at.ts';

/** An empty world in its Age of Monsters. */
export function den(key: WorldKey = 'usual'): FirstWorld {
  const world = laid(key);
  world.journal.age = 'monsters';
  world.journal.turn = 2;
  world.ages.push({ name: 'monsters', turns: 2, end: null });
  world.monsters.year = 2;
  world.at = { age: 'monsters', phase: 'wandering', year: 2 };
  return world;
}

/** A room with its middle here; large enough, unless said otherwise, for whatever is put there. */
export function room(world: FirstWorld, x: number, y: number, wide = 1, high = wide, area = 20): Piece {
  return draw(world, { clause: 'H1-MEA-05', kind: 'room', shape: box(x, y, wide, high), area, what: { kind: 'den' } });
}

/** A natural tunnel along these points. */
export function tunnel(world: FirstWorld, ...path: number[]): Piece {
  return draw(world, { clause: 'H1-MEA-05', kind: 'tunnel', shape: line(path, 0.4), what: { kind: 'natural tunnel' } });
}

/** `group(world, room, 'delvers', 'Dwarves', 3, 2)`: a group that lives here with so many ● and ○. */
export function group(
  world: FirstWorld,
  home: Piece,
  kind: MonsterKind,
  flavour: string,
  population: number,
  treasure: number,
  alignment: Alignment = ALIGNMENTS[kind] ?? 'chaotic',
): MonsterGroup {
  const me = found(world, { kind, flavour, alignment, name: flavour, home, clause: 'H1-MON-04' });
  gain(world, me, 'H1-MON-04', 'population', population, 'set-up');
  gain(world, me, 'H1-MON-04', 'treasure', treasure, 'set-up');
  return me;
}
const ALIGNMENTS: Partial<Record<MonsterKind, Alignment>> = { delvers: 'lawful', breeders: 'chaotic', alpha: 'hungry' };

export function lone(world: FirstWorld, home: Piece, type: string, population: number, treasure = 0): Lone {
  return addLone(world, { clause: 'H1-WAN-01', type, at: { piece: home.id, along: 0 }, population, treasure });
}

/** A kingdom whose castle has so many ● and ○, with this many farms of 1● each. */
export function kingdom(
  world: FirstWorld,
  [population, treasure]: readonly [number, number],
  farms = 0,
  x = 25,
): Kingdom {
  const id = world.page.newId('g');
  world.groups.push({
    ...{ id, sort: 'monsters', kind: 'kingdoms', of: id, name: 'Ashbury', card: null, alive: true },
    ...{ built: [], aside: [], former: [], times: { founded: 0, fell: null, built: [] } },
  });
  const made: Kingdom = {
    id,
    alignment: 'lawful',
    surface: 0,
    buildings: [],
    levels: [],
    levelsDone: false,
    specials: 0,
  };
  world.monsters.kingdoms.push(made);
  const castle = drawBuilding(world, made, { at: { x, y: 4 }, what: 'castle', clause: 'H1-SUR-01' });
  enter(world, made, castle.piece, 'H1-SUR-01', 'population', population);
  enter(world, made, castle.piece, 'H1-SUR-01', 'treasure', treasure);
  for (let i = 0; i < farms; i++) {
    const farm = drawBuilding(world, made, { at: { x: 1.5 + 2.1 * i, y: 4 }, what: 'farm', clause: 'H1-SUR-09' });
    enter(world, made, farm.piece, 'H1-SUR-09', 'population', 1);
  }
  return made;
}

/** `[●, ○]` of a group, a kingdom or a lone fighter. */
export function has(world: FirstWorld, who: { readonly id: string }): readonly [number, number] {
  return [folk(world, who), wealth(world, who)];
}

/** Free ○ in a piece. */
export function freeIn(world: FirstWorld, { id }: Piece): number {
  return world.page.beadsIn(id, 'treasure').filter((it) => it.owner === null).length;
}

export function freeTreasure(world: FirstWorld, piece: Piece, many = 1): void {
  putBeads(world, 'H1-MEA-28', piece, 'treasure', many, 'gems');
}

export function play<T>(world: FirstWorld, rule: () => Rule<T>, script: Script = {}) {
  return playOut({ world, rule }, { dice: null, ...script });
}

export function season(world: FirstWorld, me: MonsterGroup, script: Script = {}): void {
  play(world, () => lawsOf(world).season(world, me), script);
}

export function meet(world: FirstWorld, me: MonsterGroup, other: MonsterGroup, script: Script = {}): void {
  me.encountered = [];
  play(world, () => lawsOf(world).encounter(world, me, other, 'H1-MON-24'), script);
}
