import {
  box,
  centreOf,
  dig,
  distance,
  firstRunAlong,
  groundOfRegions,
  line,
  networkOf,
  Page,
  type Piece,
} from '@understory/page';
import type { Rule } from '@understory/table';
import { playOut, type Script } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { count, putBead } from '../../src/beads.ts';
import { draw } from '../../src/first/draw.ts';
import {
  adventure,
  civsOf,
  endIfOver,
  flee,
  fullStrength,
  kingdomSeason,
  type Laws,
  loners,
  type MonsterGroup,
  meetLoners,
  newGroup,
  newMonsterAge,
  newVillainy,
  peoples,
  type Realm,
  season,
  settle,
  setUpKingdoms,
  specialFeature,
  villainSeason,
  villainsOf,
  wander,
  wanderersCome,
} from '../../src/first/lent.ts';
import { bonusOf } from '../../src/first/monsters/encounter.ts';
import { homeOf } from '../../src/first/monsters/group.ts';
import { note } from '../../src/first/note.ts';
import { setUpVillain } from '../../src/first/villainy/set-up.ts';
import { newWorld } from '../../src/world.ts';

const SURFACE = 6;
/** In this realm a group holds all that is so near to its home, whatever else it has. */
const HELD = 2;

function* nothing(): Rule {}

/** A rule that is there already. */
function* being<T>(value: T): Rule<T> {
  yield* nothing();
  return value;
}

interface Elsewhere extends Realm {
  /** What the laws of this realm were asked. */
  readonly asked: string[];
}

const nobodysRoom = ({ page }: Realm, { id }: Piece) => page.countIn(id) === 0;

/** Laws of a world that is not the first edition's: nothing here claims, and rooms hold any number. */
const laws: Laws<Elsewhere> = {
  ways: (page) => networkOf(page, DRY),
  raids: (page) => networkOf(page, DRY),
  gates: (page) =>
    [...page.drawn()].flatMap(({ id, kind, shape: { path } }) =>
      kind === 'tunnel' && path[1] === SURFACE
        ? [{ x: path[0] as number, y: SURFACE, surface: 0, pieces: [id], isRift: false }]
        : [],
    ),
  rooms: (page) => [...page.drawn()].filter((it) => it.kind === 'room'),
  isEmpty: nobodysRoom,
  isOccupied: (world, room) => !nobodysRoom(world, room),
  lodes: () => [],
  *landing() {
    return yield* being({ x: 20, y: 10 });
  },
  setting: (world) => ({
    ...{ world, sides: { from: SURFACE, to: 21 }, riverWide: 0.8 },
    ...{ hasRiver: () => true, primordialEvent: nothing },
  }),
  turnSheet: ({ asked }) => void asked.push('sheet'),
  basins: new Set(),
  trapIn: () => null,
  moved: nothing,
  zone: (world, me) => {
    const home = centreOf(world.page.piece(homeOf(me)).shape);
    const holds = (x: number, y: number) => distance(x, y, home.x, home.y) <= HELD;
    const reaches = (shape: Piece['shape']) => holds(centreOf(shape).x, centreOf(shape).y);
    return { holds, reaches, firstAlong: (path) => firstRunAlong(path, holds) };
  },
  founded: ({ asked }, { kind }) => void asked.push(`founded: ${kind}`),
  gain(world, me, { kind, many, clause, deed }) {
    const home = world.page.piece(homeOf(me));
    for (let i = 0; i < many; i++) {
      const put = putBead(world, home, { kind, owner: me.id });
      const gained = { group: me.id, bead: kind, count: 1, beads: [put.bead.id], piece: home.id } as const;
      note(world, { kind: 'gained', clause, ...gained, deed }, [put]);
    }
  },
  treasury: ({ page }, me) => page.piece(homeOf(me)),
  newRoom: () => null,
  dig: () => being(null),
  moveHome() {},
  *strength(world, me, role) {
    return yield* being(fullStrength(world, me, role, 6));
  },
  abandon(world, me, clause) {
    const beads = world.page.beadsOf(me.id).map(({ id }) => ({ do: 'end', id }) as const);
    note(world, { kind: 'fell', clause, group: me.id, left: [] }, [...beads, { do: 'fall', group: me.id }]);
  },
  watch() {},
  castle: () => null,
  *newCastle({ page, asked }) {
    asked.push('castle');
    return yield* being({ piece: [...page.drawn()][0]?.id ?? '', owner: null });
  },
  *goOut({ asked }) {
    yield* being(asked.push('went out'));
  },
  grow: nothing,
  forage: nothing,
  newAlpha: () => {
    throw new Error('no alpha');
  },
  ore: ({ units }) => units.filter((it) => it.until === null && it.kind === 'gold'),
  mineSize: () => ({ wide: 1, high: 1 }),
  struck() {},
  gems: () => [],
  hasBeasts: () => true,
  *bring(world, what, clause) {
    world.asked.push(`brought: ${what}`);
    yield* nothing();
    const vein = { clause, kind: 'ore', shape: line([4, 15, 26, 15], 0.4), what: { kind: 'gold vein' } } as const;
    draw(world, { ...vein, units: [{ kind: 'gold', at: [{ x: 12, y: 15 }] }] });
  },
  oddity: () => null,
  site: (_, __, { parent, where }) => {
    const { x, y } = centreOf(parent.shape);
    const at = { x: x + 3, y };
    return !where || where(at.x, at.y, box(at.x, at.y, 1, 1)) ? at : null;
  },
  path: dig,
  flooded() {},
  areElvesUnruly: () => false,
  encounter: nothing,
  fightThere: nothing,
  meetLoners,
  flee,
  season: nothing,
  touched: nothing,
};

const DRY = { through: (it: Piece) => it.kind !== 'building', also: [] };

function elsewhere(): Elsewhere {
  const measures = { touch: 0.25, near: 2.25, tie: 'age' } as const;
  const page = new Page({ width: 30, height: 21, title: 'Elsewhere', measures });
  const surface = { path: [0, SURFACE, 30, SURFACE], closed: false, swell: 0 };
  const upper = [0, SURFACE, 30, SURFACE, 30, 12, 0, 12];
  page.apply(
    { do: 'lay', ground: groundOfRegions('Elsewhere', [surface], [upper, [0, 12, 30, 12, 30, 21, 0, 21]]) },
    0,
  );
  const options = { width: 30, height: 21, name: '', firstGame: false, wobble: false };
  const own = { civs: [], monsters: newMonsterAge(laws), villainy: null, asked: [] };
  return { ...newWorld('playtest', 'test', options, page), ...own };
}

const room = (world: Realm, x: number, y: number): Piece =>
  draw(world, { clause: 'PT-MEA-16', kind: 'room', shape: box(x, y, 1, 1), area: 20, what: { kind: 'den' } });
const tunnel = (world: Realm, ...path: number[]): Piece =>
  draw(world, { clause: 'PT-MEA-12', kind: 'tunnel', shape: line(path, 0.4), what: { kind: 'natural tunnel' } });

/** A group that came by the laws of its own edition. */
function band(world: Elsewhere, home: Piece, kind: MonsterGroup['kind'], population: number, treasure: number) {
  const id = world.page.newId('g');
  const group = { id, sort: 'monsters', kind, of: id, name: kind, card: null } as const;
  const since = note(world, { kind: 'redrawn', clause: 'PT-ARR-02', group: id, piece: home.id, more: 0 }, [
    { do: 'found', group },
  ]);
  const me = newGroup({ id, kind, flavour: kind });
  me.homes.push({ value: home.id, since });
  me.alignments.push({ value: kind === 'delvers' ? 'lawful' : 'chaotic', since });
  world.monsters.groups.push(me);
  laws.gain(world, me, { clause: 'PT-ARR-06', kind: 'population', many: population, deed: 'set-up' });
  laws.gain(world, me, { clause: 'PT-ARR-06', kind: 'treasure', many: treasure, deed: 'set-up' });
  return me;
}

const play = (world: Elsewhere, rule: () => Rule, script: Script = {}) =>
  playOut<Elsewhere, void>({ world, rule }, { dice: null, ...script });
const has = (world: Realm, { id }: { readonly id: string }) => [
  count(world, id, 'population'),
  count(world, id, 'treasure'),
];

describe('what the first edition lends to those who live on a map', () => {
  it('[H1-WAN-01, H1-MON-31] a wandering monster fights whoever holds its place by the laws there', () => {
    const world = elsewhere();
    const goblins = band(world, room(world, 10, 10), 'breeders', 3, 0);
    const near = room(world, 11.9, 10);
    room(world, 20, 10);
    play(world, () => wanderersCome(world, centreOf(near.shape)), { dice: [9, 9, 9] });
    // The first came up beside the goblins, and cost them one; the two others are one now (H1-MON-33).
    expect(has(world, goblins)).toEqual([2, 0]);
    expect(loners(world).map((it) => has(world, it)[0])).toEqual([2]);
  });

  it('[H1-WAN-04] … and one that walks into such a place does', () => {
    const world = elsewhere();
    const goblins = band(world, room(world, 10, 10), 'breeders', 3, 0);
    room(world, 13, 10);
    tunnel(world, 10, 10, 13, 10);
    play(world, () => wanderersCome(world, { x: 13, y: 10 }), { dice: [9, 9, 9] });
    const [before] = has(world, goblins);
    play(world, () => wander(world), { dice: [1] });
    expect(has(world, goblins)[0]).toBeLessThan(before ?? 0);
  });

  it('[H1-ADV-13] a party rolls against the strength that the laws give a group', () => {
    const world = elsewhere();
    const goblins = band(world, room(world, 10, 10), 'breeders', 17, 3);
    tunnel(world, 10, SURFACE, 10, 10);
    play(world, () => adventure(world, { size: 5, alignment: 'lawful' }), { dice: [6, 2] });
    const [ended] = world.journal.entries.filter((it) => it.kind === 'party ended');
    expect(ended).toMatchObject({ count: 5, treasure: 4, ending: 'left' });
    expect(world.groups.find(({ id }) => id === goblins.id)?.alive).toBe(false);
    expect(bonusOf(world, goblins, 'met')).toBe(0);
  });

  it('[H1-FEA-05] a temple is made known to the laws, and gains by them', () => {
    const world = elsewhere();
    const home = room(world, 10, 10);
    play(world, () => specialFeature(world, { x: 10, y: 10 }), { dice: [4] });
    const [temple] = world.monsters.groups;
    expect(world.asked).toEqual(['founded: temple']);
    expect([temple && homeOf(temple), temple && has(world, temple)]).toEqual([home.id, [1, 1]]);
  });

  it('[H1-FEA-02] an artifact appears where the laws know a castle', () => {
    const world = elsewhere();
    const home = room(world, 10, 10);
    play(world, () => specialFeature(world, { x: 10, y: 10 }), { dice: [2] });
    expect(world.asked).toEqual(['castle']);
    expect(world.page.beadsIn(home.id, 'treasure')).toMatchObject([{ owner: null, emblem: 'artifact' }]);
  });

  it('[H1-FEA-08] a disaster begins a sheet and is read as the laws say', () => {
    const world = elsewhere();
    const goblins = band(world, room(world, 15, 10), 'breeders', 3, 0);
    // An earthquake instead of a second river (H1-DIS-T1.5), right through them.
    play(world, () => specialFeature(world, { x: 15, y: 10 }), { dice: [10, 5] });
    expect(world.asked).toEqual(['sheet']);
    expect(has(world, goblins)[0]).toBeGreaterThanOrEqual(2);
  });

  it('[H1-SUR-01, -12] kingdoms stand on the surface of the world they are in, and dig down from it', () => {
    const world = elsewhere();
    play(world, () => setUpKingdoms(world), { spots: [{ x: 12, y: SURFACE }] });
    const [kingdom] = world.monsters.kingdoms;
    if (!kingdom) throw new Error('no kingdom');
    play(world, () => kingdomSeason(world, kingdom));
    play(world, () => kingdomSeason(world, kingdom));
    const castle = world.page.piece(kingdom.buildings[0]?.piece ?? '');
    expect(centreOf(castle.shape).y).toBeLessThan(SURFACE);
    for (const id of kingdom.levels) expect(centreOf(world.page.piece(id).shape).y).toBeGreaterThan(SURFACE);
  });

  it('[H1-DMR-05, -07] a villain comes, hires, and goes out by the laws', () => {
    const world = elsewhere();
    world.villainy = newVillainy(null, { alphaVillain: 'as printed', lastAttack: 'knights' });
    room(world, 10, 10);
    play(world, () => setUpVillain(world, 1), { choices: ['dungeon master'] } as Script);
    const [master] = villainsOf(world);
    if (!master) throw new Error('no villain');
    world.asked.length = 0;
    play(world, () =>
      villainSeason(world, master, function* () {
        yield* being(settle(world));
      }),
    );
    expect(world.asked).toEqual(['went out']);
    expect(has(world, master)[0]).toBeGreaterThanOrEqual(2);
  });

  it('[H1-DWF-01 to -04] a people finds its ore, its shaft and its rooms by the laws', () => {
    const world = elsewhere();
    playOut<Elsewhere, void>(
      {
        world,
        *rule() {
          world.civs.push(yield* peoples.dwarves.setUp(world));
        },
      },
      { dice: null },
    );
    expect(world.asked).toEqual(['brought: gold']);
    const [dwarves] = civsOf(world);
    if (!dwarves) throw new Error('no dwarves');
    const [shaft] = [...world.page.drawn()].filter((it) => it.room === 'main shaft');
    // From the surface of this world, straight down to the only lode.
    expect(shaft?.shape.path).toEqual([12, SURFACE, 12, 15]);
    const [barracks] = [...world.page.drawn()].filter((it) => it.room === 'barracks');
    expect(barracks && centreOf(barracks.shape)).toEqual({ x: 15, y: 10.5 });
    for (const nth of [0, 1, 2, 3]) play(world, () => season(world, dwarves, 1, nth));
    // What they mined has made them two; the summer found nothing left, and one went.
    expect(has(world, dwarves.group)).toEqual([1, 1]);
    endIfOver(world, dwarves);
    expect(dwarves.isOver).toBe(false);
  });
});
