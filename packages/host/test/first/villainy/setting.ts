import { centreOf, line, type Piece, type Point } from '@understory/page';
import { playOut, type Script } from '@understory/table/testing';
import { draw } from '../../../src/first/draw.ts';
import type { FirstOptions, FirstWorld } from '../../../src/first/index.ts';
import { firstEdition, firstOptions } from '../../../src/first/index.ts';
import { found } from '../../../src/first/monsters/founding.ts';
import { type Alignment, homeOf, type MonsterGroup, type MonsterKind } from '../../../src/first/monsters/group.ts';
import { drawBuilding } from '../../../src/first/monsters/kingdoms/building.ts';
import { enter, setUpKingdoms } from '../../../src/first/monsters/kingdoms/set-up.ts';
import { lawsOf } from '../../../src/first/monsters/laws.ts';
import { folk, wealth } from '../../../src/first/monsters/loot.ts';
import { gain } from '../../../src/first/monsters/quarters.ts';
import type { Kingdom } from '../../../src/first/monsters/state.ts';
import { note } from '../../../src/first/note.ts';
import { newVillainy } from '../../../src/first/villainy/state.ts';
import { drawCave } from '../../../src/first/words/natural.ts';
import { layOut } from '../../../src/first/worlds/worlds.ts';
import { TUNNEL } from '../../../src/measures.ts';
import { LIES } from '../world-at.ts';

/** A world in its last age, with nothing on its ground yet. */
export function villainous(options: Partial<FirstOptions> = {}): FirstWorld {
  const world = firstEdition.begin(firstOptions(options), 'villains');
  layOut(world, 'usual', LIES.usual());
  world.journal.age = 'villainy';
  world.ages.push({ name: 'villainy', turns: 0, end: null });
  world.at = { age: 'villainy', phase: 'villain', year: 1, nth: 0 };
  world.villainy = newVillainy(null, world.options);
  world.monsters.year = 1;
  return world;
}

export const cave = (world: FirstWorld, x: number, y: number): Piece =>
  drawCave({ world, clause: 'H1-PRM-05', feature: null }, { x, y });

/** A straight tunnel between two rooms. */
export function way(world: FirstWorld, a: Piece, b: Piece): Piece {
  const [from, to] = [centreOf(a.shape), centreOf(b.shape)];
  return draw(world, {
    clause: 'H1-PRM-05',
    kind: 'tunnel',
    shape: line([from.x, from.y, to.x, to.y], TUNNEL),
    what: { kind: 'natural tunnel' },
    manner: 'natural',
  });
}

export const tomb = (world: FirstWorld, x: number, y: number): Piece => buried(world, cave(world, x, y));

/** A room that is there, as a tomb. */
export function buried(world: FirstWorld, room: Piece): Piece {
  const mark = { id: world.page.newId('m'), kind: 'tomb', at: centreOf(room.shape), piece: room.id, what: null };
  note(world, { kind: 'marked', clause: 'H1-DWF-17', piece: room.id, mark: 'tomb', what: null, by: null }, [
    { do: 'mark', mark },
  ]);
  return room;
}

interface Wish {
  readonly at: Point | Piece;
  readonly has: readonly [population: number, treasure: number];
  readonly flavour?: string;
  readonly alignment?: Alignment;
}

const USUAL: Readonly<Partial<Record<MonsterKind, readonly [flavour: string, alignment: Alignment]>>> = {
  delvers: ['Dwarves', 'lawful'],
  breeders: ['Goblins', 'chaotic'],
  alpha: ['Owlbear', 'hungry'],
  temple: ['Temple of Evil', 'chaotic'],
};

/** A group that lives somewhere, with these beads. */
export function group(world: FirstWorld, kind: MonsterKind, { at, has, flavour, alignment }: Wish): MonsterGroup {
  const [usual, side] = USUAL[kind] ?? ['Goblins', 'chaotic'];
  const home = 'id' in at ? at : cave(world, at.x, at.y);
  const of = flavour ?? usual;
  const me = found(world, { kind, flavour: of, alignment: alignment ?? side, name: of, home, clause: 'H1-MON-04' });
  gain(world, me, 'H1-MON-04', 'population', has[0], 'set-up');
  gain(world, me, 'H1-MON-04', 'treasure', has[1], 'set-up');
  return me;
}

/** The kingdom with its castle at a place, with so many ● in it. */
export function kingdom(world: FirstWorld, x: number, knights = 2): Kingdom {
  playOut({ world, rule: (it) => setUpKingdoms(it) }, { spots: [{ x, y: 4 }] });
  const [realm] = world.monsters.kingdoms as [Kingdom];
  const [castle] = realm.buildings;
  if (castle) enter(world, realm, castle.piece, 'H1-SUR-07', 'population', knights - 2);
  return realm;
}

/** Another building, with so many in it. */
export function house(
  world: FirstWorld,
  realm: Kingdom,
  what: 'castle' | 'farm' | 'city' | 'tower',
  x: number,
  many: number,
): string {
  const { piece } = drawBuilding(world, realm, { at: { x, y: 4 }, what, clause: 'H1-SUR-09' });
  enter(world, realm, piece, 'H1-SUR-09', 'population', many);
  return piece;
}

export const season = (world: FirstWorld, me: MonsterGroup, script: Script = {}): void => {
  playOut({ world, rule: (it) => lawsOf(it).season(it, me) }, script);
};

/** [●, ○] of a group. */
export const has = (world: FirstWorld, me: MonsterGroup): readonly [number, number] => [
  folk(world, me),
  wealth(world, me),
];
export const rooms = ({ page }: FirstWorld, name: string): Piece[] =>
  [...page.drawn()].filter(({ room }) => room === name);
export const home = ({ page }: FirstWorld, me: MonsterGroup): Piece => page.piece(homeOf(me));
export const kinds = ({ journal }: FirstWorld): string[] => journal.entries.map(({ kind }) => kind);
