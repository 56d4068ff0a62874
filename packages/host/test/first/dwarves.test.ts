import { areConnected, bounds, centreOf, gap, gapTo, type Piece, type Point, pathLength } from '@understory/page';
import type { ChooseAsk } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { population, roomsOf, works } from '../../src/first/civilization/civ.ts';
import type { DwarfCiv } from '../../src/first/civilization/dwarves/dwarf-civ.ts';
import { dwarves } from '../../src/first/civilization/dwarves/dwarves.ts';
import { endDwarves } from '../../src/first/civilization/dwarves/end.ts';
import { longer } from '../../src/first/civilization/dwarves/hall-expansion.ts';
import { meet } from '../../src/first/civilization/meeting.ts';
import { season } from '../../src/first/civilization/season.ts';
import { draw, putBeads, sign } from '../../src/first/draw.ts';
import { playEvent, rollEvent } from '../../src/first/event-tables.ts';
import type { FirstWorld } from '../../src/first/index.ts';
import { drawCave } from '../../src/first/words/natural.ts';
import { network } from '../../src/first/words/network.ts';
import { roomAt } from '../../src/first/words/rooms.ts';
import { anyGame, laid, WORLD_KEYS } from './world-at.ts';

/** A level vein of gold at 8.25, with its lodes at 1, 3 … 29. */
function vein(world = laid()): FirstWorld {
  const rule = function* (it: FirstWorld) {
    yield* playEvent(it, 'primordial', yield* rollEvent('primordial', 'vein'), { x: 15, y: 15 });
  };
  return playOut({ world, rule }, { dice: [4, 2, 2] }).world;
}

/** The Dwarves set up at the lode nearest to x. */
function settled(world: FirstWorld, x = 15): { world: FirstWorld; civ: DwarfCiv } {
  const lode = world.page.units.reduce((best, it) => (Math.abs(it.at.x - x) < Math.abs(best.at.x - x) ? it : best));
  const { result } = playOut({ world, rule: (it) => dwarves.setUp(it) }, { choose: [lode.id] });
  return { world, civ: result as DwarfCiv };
}

const SEASONS = { spring: 0, summer: 1, fall: 2, winter: 3 } as const;

function play(world: FirstWorld, civ: DwarfCiv, year: number, ...which: (keyof typeof SEASONS)[]) {
  for (const it of which) playOut({ world, rule: (its) => season(its, civ, year, SEASONS[it]) }, {});
}

function wholeYear(world: FirstWorld, civ: DwarfCiv, year: number) {
  for (const it of Object.keys(SEASONS) as (keyof typeof SEASONS)[]) if (!civ.ending) play(world, civ, year, it);
}

const cave = (world: FirstWorld, at: Point) => drawCave({ world, clause: 'H1-PRM-05', feature: 'f1' }, at);
/** How far the Treasure Room is from all else that they have. */
function apartness(world: FirstWorld, civ: DwarfCiv): number {
  const [secret] = roomsOf(world, civ, 'Treasure Room') as [Piece];
  const others = works(world, civ).filter((it) => it !== secret);
  return Math.min(...others.map((it) => gap(it.shape, secret.shape)));
}
const built = ({ group }: DwarfCiv) => group.built;
const treasures = ({ page }: FirstWorld, owner: string | null) =>
  page.beadsOf(owner).filter((it) => it.kind === 'treasure');

describe('the set-up of the Dwarves', () => {
  it('[H1-DWF-01] draws a vein of gold where there is no lode', () => {
    const world = laid();
    playOut({ world, rule: (it) => dwarves.setUp(it) }, { dice: [3, 3] });
    expect(world.page.pieces.some((it) => it.what.kind === 'gold vein')).toBe(true);
  });

  it('[H1-DWF-02] sinks a shaft to a lode from the surface above it, or to one that it meets higher up', () => {
    const { world, civ } = settled(vein());
    expect(world.page.piece(civ.shaft).shape.path).toEqual([15, 4, 15, 8.25]);
    const two = vein();
    const rule = function* (it: FirstWorld) {
      yield* playEvent(it, 'primordial', yield* rollEvent('primordial', 'second'), { x: 15, y: 15 });
    };
    playOut({ world: two, rule }, { dice: [4, 5, 5] });
    const deep = two.page.units.find(({ at }) => at.y > 16 && at.x === 15)?.id ?? '';
    const { result } = playOut({ world: two, rule: (it) => dwarves.setUp(it) }, { choose: [deep] });
    expect(two.page.piece((result as DwarfCiv).shaft).shape.path).toEqual([15, 4, 15, 8.25]);
  });

  it('[H1-DWF-02] by default keeps off the sides, and off caves with a beast, a plague or Fate', () => {
    const world = vein();
    putBeads(world, 'H1-PRM-05', cave(world, { x: 15, y: 6 }), 'population', 1, 'primordial beast');
    sign(world, 'H1-PRM-05', cave(world, { x: 17, y: 6 }), 'fate', { kind: 'fate sign' });
    cave(world, { x: 19, y: 6 });
    const { asked } = playOut({ world, rule: (it) => dwarves.setUp(it) }, { choose: [world.page.units[0]?.id ?? ''] });
    const ask = asked.find((it) => it.ask === 'choose');
    const xs = ((ask as ChooseAsk).usual as string[]).map((id) => world.page.units.find((it) => it.id === id)?.at.x);
    expect(xs).toEqual([3, 5, 7, 9, 11, 13, 19, 21, 23, 25, 27]);
    expect(ask?.options).toHaveLength(15);
  });

  it('[H1-DWF-03] [H1-DWF-04] [H1-DWF-05] begins with a mine, a barracks and a name, 1●1○, in year 0', () => {
    const { world, civ } = settled(vein());
    const [mine] = roomsOf(world, civ, 'mine') as [Piece];
    expect(bounds(mine.shape)).toEqual({ left: 14.5, top: 7.75, right: 15.5, bottom: 8.75 });
    expect(world.page.beadsIn(mine.id).map(({ kind, owner }) => [kind, owner])).toEqual([['treasure', null]]);
    expect(world.page.units.filter((it) => it.until !== null).map(({ at }) => at.x)).toEqual([15]);
    const [barracks] = roomsOf(world, civ, 'barracks') as [Piece];
    expect(centreOf(barracks.shape)).toEqual({ x: 16.2, y: 6.125 });
    expect(areConnected(network(world.page), barracks.id, civ.shaft)).toBe(true);
    expect([population(world, civ), civ.year]).toEqual([1, 0]);
    expect(world.page.labels.some((it) => it.about === civ.shaft)).toBe(true);
  });
});

describe('a year of the Dwarves', () => {
  it('[H1-DWF-07] [H1-DWF-08] [H1-DWF-09] they gather what is free, once, and grow by as many', () => {
    const { world, civ } = settled(vein());
    play(world, civ, 1, 'spring');
    expect(treasures(world, civ.group.id).map((it) => world.page.piece(it.piece).room)).toEqual(['storeroom']);
    expect(population(world, civ)).toBe(2);
    expect(roomsOf(world, civ, 'barracks')).toHaveLength(2);
    play(world, civ, 2, 'spring');
    expect(population(world, civ)).toBe(2);
  });

  it('[H1-DWF-07] may store in rooms with space, or in new storerooms', () => {
    for (const [how, rooms] of [
      ['rooms', 1],
      ['storerooms', 2],
    ] as const) {
      const { world, civ } = settled(vein());
      play(world, civ, 1, 'spring', 'summer');
      const [store] = roomsOf(world, civ, 'storeroom') as [Piece];
      world.page.apply({ do: 'end', id: world.page.beadsIn(store.id)[0]?.id ?? '' }, 9000);
      playOut({ world, rule: (it) => season(it, civ, 2, 0) }, { choose: [how] });
      expect(roomsOf(world, civ, 'storeroom')).toHaveLength(rooms);
    }
  });

  it('[H1-DWF-10] [H1-MEA-12] [H1-MEA-42] they mine the nearest lode in reach, the older of two', () => {
    const { world, civ } = settled(vein());
    play(world, civ, 1, 'summer');
    const [, mine] = roomsOf(world, civ, 'mine') as [Piece, Piece];
    expect(bounds(mine.shape)).toEqual({ left: 12, top: 7.25, right: 14, bottom: 9.25 });
    expect(areConnected(network(world.page), mine.id, civ.shaft)).toBe(true);
    expect(world.page.countIn(mine.id)).toBe(1);
  });

  it('[H1-DWF-11] [H1-MEA-21] [H1-MEA-22] they dig a finger towards a lode out of reach', () => {
    const world = vein();
    for (const unit of world.page.units)
      if (unit.at.x > 4 && unit.at.x !== 15) world.page.apply({ do: 'end', id: unit.id }, 9000);
    const { civ } = settled(world);
    play(world, civ, 1, 'summer');
    expect(roomsOf(world, civ, 'mine')).toHaveLength(1);
    const tunnel = works(world, civ).at(-1) as Piece;
    expect(pathLength(tunnel.shape.path)).toBeGreaterThan(3.9);
    expect(pathLength(tunnel.shape.path)).toBeLessThan(4.8);
    expect(bounds(tunnel.shape).left).toBeCloseTo(10, 0);
  });

  it('[H1-WE-07] [H1-DWF-12] [H1-DWF-06] without a lode one of them goes away each summer, until nobody is left', () => {
    const { world, civ } = settled(vein());
    for (const unit of world.page.units) if (unit.until === null) world.page.apply({ do: 'end', id: unit.id }, 9000);
    play(world, civ, 1, 'spring');
    expect(population(world, civ)).toBe(2);
    play(world, civ, 1, 'summer', 'fall', 'winter');
    expect([population(world, civ), roomsOf(world, civ, 'tomb').length, civ.ending]).toEqual([1, 0, null]);
    play(world, civ, 2, 'summer');
    expect([population(world, civ), civ.ending]).toEqual([0, 'no one left']);
  });

  it('[H1-DWF-13] gems are gathered when a tunnel has opened their cave', () => {
    const world = vein();
    const closed = cave(world, { x: 25, y: 18 });
    putBeads(world, 'H1-PRM-05', closed, 'treasure', 2, 'gems');
    const { civ } = settled(world);
    play(world, civ, 1, 'spring');
    expect(world.page.countIn(closed.id)).toBe(2);
    const touched = vein();
    putBeads(touched, 'H1-PRM-05', cave(touched, { x: 15, y: 5.5 }), 'treasure', 2, 'gems');
    const other = settled(touched);
    play(touched, other.civ, 1, 'spring');
    expect(population(touched, other.civ)).toBe(4);
  });
});

describe('what the Dwarves meet', () => {
  it('[H1-CIV-04] a beast is fought without dice, a plague costs its number, once', () => {
    const { world, civ } = settled(vein());
    for (let year = 1; year <= 4; year++) play(world, civ, year, 'spring', 'summer');
    const before = population(world, civ);
    const beast = cave(world, { x: 5, y: 9.9 });
    putBeads(world, 'H1-PRM-05', beast, 'population', 1, 'primordial beast');
    const sick = cave(world, { x: 5, y: 6.6 });
    sign(world, 'H1-PRM-05', sick, 'plague', { kind: 'plague sign', number: 2 });
    for (let i = 0; i < 6; i++) play(world, civ, civ.year, 'summer');
    expect(before - population(world, civ)).toBe(3);
    expect(world.page.beadsIn(beast.id, 'population')).toEqual([]);
    expect(civ.dead).toBe(3);
    play(world, civ, civ.year, 'summer');
    expect(before - population(world, civ)).toBe(3);
  });

  it('[H1-PRM-13] the Wyrm is paid 1○, or 1●, at most once a year', () => {
    const world = vein();
    const lair = drawCave(
      { world, clause: 'H1-PRM-12', feature: 'f1' },
      { x: 15, y: 5.5 },
      { what: { kind: 'cave of the Wyrm', name: 'Old Gnaw' } },
    );
    putBeads(world, 'H1-PRM-12', lair, 'population', 1, 'wyrm');
    const { civ } = settled(world);
    expect([population(world, civ), civ.ending]).toEqual([0, 'no one left']);
    expect(world.page.beadsIn(lair.id, 'population')).toHaveLength(1);
  });

  it('[H1-PRM-13] … out of what they have gathered', () => {
    const { world, civ } = settled(vein());
    const what = { kind: 'cave of the Wyrm', name: 'Old Gnaw' } as const;
    const lair = drawCave({ world, clause: 'H1-PRM-12', feature: 'f1' }, { x: 11, y: 9.9 }, { what });
    putBeads(world, 'H1-PRM-12', lair, 'population', 1, 'wyrm');
    play(world, civ, 1, 'spring', 'summer');
    play(world, civ, 2, 'spring');
    const [folk, hoard] = [population(world, civ), treasures(world, civ.group.id).length];
    play(world, civ, 2, 'summer', 'summer');
    expect(population(world, civ)).toBe(folk);
    expect(treasures(world, civ.group.id)).toHaveLength(hoard - 1);
    expect(world.page.beadsIn(lair.id, 'treasure')).toMatchObject([{ owner: null }]);
  });

  it('[H1-PRM-T2.6] Fate ends them, and its cave is empty then', () => {
    const world = vein();
    const place = cave(world, { x: 15, y: 5.5 });
    sign(world, 'H1-PRM-05', place, 'fate', { kind: 'fate sign' });
    const { civ } = settled(world);
    expect(civ.ending).toBe('fate');
    expect(world.page.marks.filter((it) => it.until === null)).toEqual([]);
  });

  it('[H1-DWF-17] they mourn in one tomb, with a treasure that stays', () => {
    const { world, civ } = settled(vein());
    for (let year = 1; year <= 3; year++) play(world, civ, year, 'spring', 'summer');
    civ.dead = 2;
    play(world, civ, 3, 'winter');
    const [tomb, ...others] = roomsOf(world, civ, 'tomb') as [Piece];
    expect(others).toEqual([]);
    expect(world.page.marks.at(-1)).toMatchObject({ kind: 'tomb', piece: tomb.id });
    expect(world.page.beadsIn(tomb.id)).toMatchObject([{ kind: 'treasure', emblem: 'dwarven treasure' }]);
    play(world, civ, 4, 'spring', 'winter');
    expect(roomsOf(world, civ, 'tomb')).toHaveLength(1);
  });

  it('[H1-DWF-18] or in a barracks that stands empty, by default where there are two', () => {
    const { world, civ } = settled(vein());
    for (let year = 1; year <= 3; year++) play(world, civ, year, 'spring', 'summer');
    for (const it of roomsOf(world, civ, 'barracks').slice(-2))
      world.page.apply({ do: 'end', id: world.page.beadsIn(it.id)[0]?.id ?? '' }, 9000);
    civ.dead = 2;
    play(world, civ, 3, 'winter');
    expect(roomsOf(world, civ, 'tomb')).toEqual([]);
    expect(world.page.piece(world.page.marks.at(-1)?.piece ?? '').room).toBe('barracks');
  });
});

describe('what the Dwarves build', () => {
  it('[H1-WE-06] [H1-DWF-14] [H1-DWF-T1.3] [H1-DWF-T1.4] [H1-DWF-T1.5] [H1-DWF-T1.6] [H1-DWF-T1.7] [H1-DWF-T1.8] [H1-DWF-T1.9] [H1-DWF-T1.10] a whole age, by the number of their ●', () => {
    const { world, civ } = settled(vein());
    const years: [number, string | undefined][] = [];
    let secrecy = 0;
    for (let year = 1; !civ.ending; year++) {
      wholeYear(world, civ, year);
      years.push([population(world, civ), built(civ)[year - 2]]);
      if (year === 8) secrecy = apartness(world, civ);
    }
    expect(years).toEqual([
      [2, undefined],
      [3, 'Workshops'],
      [4, 'Great Hall'],
      [5, 'Exploratory Shaft'],
      [6, 'Hall Expansion'],
      [7, 'Hall of Records'],
      [8, 'Dwarven City'],
      [9, 'Treasure Room'],
      [10, 'Too deep'],
    ]);
    expect(civ.ending).toBe('too deep');
    expect(world.page.units.filter((it) => it.until === null)).toHaveLength(5);
    const wide = (room: string) => {
      const { left, right } = bounds((roomsOf(world, civ, room)[0] as Piece).shape);
      return right - left;
    };
    expect(['Great Hall', 'Hall of Records', 'Dwarven City', 'Treasure Room'].map(wide)).toEqual([4.25, 2, 4.5, 2]);
    expect(world.page.piece(civ.shaft).shape.path).toEqual([15, 4, 15, 10.25]);
    expect(secrecy).toBeGreaterThanOrEqual(1.999);
    expect(bounds((works(world, civ).at(-1) as Piece).shape).bottom).toBeGreaterThanOrEqual(21);
    endDwarves(world, civ);
    expect(population(world, civ)).toBe(0);
    expect(treasures(world, civ.group.id)).toEqual([]);
    expect(treasures(world, null).map((it) => world.page.piece(it.piece).room)).toEqual([
      'Great Hall',
      'Hall of Records',
      'Dwarven City',
      'Treasure Room',
      'Treasure Room',
    ]);
  });

  it('[H1-DWF-16] a Hall Expansion without a Great Hall is the Great Hall', () => {
    const { world, civ } = settled(vein());
    for (let year = 1; year <= 5; year++) play(world, civ, year, 'spring', 'summer');
    expect(population(world, civ)).toBe(6);
    play(world, civ, 5, 'fall');
    expect(built(civ)).toEqual(['Great Hall']);
  });

  it('[H1-DWF-15] [H1-DWF-21] more than ten count as ten, and in year 40 they delve too deep anyway', () => {
    const { world, civ } = settled(vein());
    play(world, civ, 40, 'spring', 'fall');
    expect(civ.ending).toBe('too deep');
    const many = settled(vein());
    for (let year = 1; year <= 11; year++) play(many.world, many.civ, year, 'spring', 'summer');
    expect(population(many.world, many.civ)).toBeGreaterThan(10);
    play(many.world, many.civ, 12, 'fall');
    expect(many.civ.ending).toBe('too deep');
  });

  it('[H1-WE-35] [H1-DWF-19] in a pocket universe the shaft goes towards the middle', () => {
    const world = laid('pocket universe');
    const rule = function* (it: FirstWorld) {
      yield* playEvent(it, 'primordial', yield* rollEvent('primordial', 'vein'), { x: 15, y: 15 });
    };
    playOut({ world, rule }, { dice: [4, 2, 2] });
    const { civ } = settled(world);
    const start = world.page.piece(civ.shaft).shape.path;
    expect(start[1]).toBeCloseTo(2.5, 1);
    expect(start[3]).toBeCloseTo(6.5, 1);
    for (let year = 1; year <= 4; year++) wholeYear(world, civ, year);
    expect(world.page.piece(civ.shaft).shape.path.at(-1)).toBeCloseTo(8.5, 1);
    for (let year = 5; !civ.ending; year++) wholeYear(world, civ, year);
    const end = (works(world, civ).at(-1) as Piece).shape.path;
    expect([end.at(-2), end.at(-1)]).toEqual([expect.closeTo(15, 1), expect.closeTo(10.5, 1)]);
  });
});

/** The works that the tunnels of a clause begin at. */
function joinedBy(world: FirstWorld, civ: DwarfCiv, clause: string): Piece[] {
  const all = works(world, civ);
  return all
    .filter((it) => it.clause === clause && it.kind === 'tunnel')
    .flatMap(({ since, shape: { path } }) => {
      const [x = 0, y = 0] = path;
      return all.filter((it) => it.since < since && it.clause !== clause && gapTo(it.shape, x, y) <= 0.01);
    });
}

/** They play until they have so many ●, and build in the falls of these numbers only. */
function grownTo(many: number, falls: readonly number[] = [], world = vein()) {
  const { civ } = settled(world);
  for (let year = 1; ; year++) {
    play(world, civ, year, 'spring');
    const now = population(world, civ);
    if (falls.includes(now)) play(world, civ, year, 'fall');
    if (now >= many) return { world, civ };
    play(world, civ, year, 'summer');
  }
}

describe('where the Dwarves build', () => {
  it('[H1-DWF-T1.3] [H1-DWF-22] workshops are four odd rooms in a thumbprint, beside the mine farthest from all barracks', () => {
    const { world, civ } = grownTo(3, [3]);
    const rooms = roomsOf(world, civ, 'Workshops');
    const boxes = rooms.map(({ shape }) => bounds(shape));
    expect(rooms).toHaveLength(4);
    expect(Math.max(...boxes.map((it) => it.right)) - Math.min(...boxes.map((it) => it.left))).toBeCloseTo(2, 3);
    expect(Math.max(...boxes.map((it) => it.bottom)) - Math.min(...boxes.map((it) => it.top))).toBeCloseTo(2, 3);
    for (const { shape } of rooms) expect(shape.path).toHaveLength(10);
    const ways = network(world.page);
    for (const it of rooms) expect(areConnected(ways, it.id, civ.shaft)).toBe(true);
    const far = ({ shape }: Piece) => Math.min(...roomsOf(world, civ, 'barracks').map((it) => gap(it.shape, shape)));
    const mines = roomsOf(world, civ, 'mine');
    const farthest = mines.reduce((best, it) => (far(it) > far(best) + 0.001 ? it : best));
    expect(mines.length).toBeGreaterThan(1);
    expect(joinedBy(world, civ, 'H1-DWF-T1.3')).toContain(farthest);
  });

  it('[H1-DWF-22] the Great Hall and the City stand beside the shaft; the Hall of Records at the end of a tunnel from the Great Hall', () => {
    const { world, civ } = grownTo(8, [4, 7, 8]);
    expect(joinedBy(world, civ, 'H1-DWF-T1.4')[0]?.room).toBe('main shaft');
    expect(joinedBy(world, civ, 'H1-DWF-T1.8')[0]?.room).toBe('main shaft');
    expect(joinedBy(world, civ, 'H1-DWF-T1.7')[0]?.room).toBe('Great Hall');
    const [hall, records] = ['Great Hall', 'Hall of Records'].map((it) => roomsOf(world, civ, it)[0] as Piece);
    expect(gap((hall as Piece).shape, (records as Piece).shape)).toBeCloseTo(2.25, 2);
  });

  it('[H1-DWF-22] without a Great Hall the Hall of Records is joined to the shaft', () => {
    const { world, civ } = grownTo(7, [7]);
    expect(joinedBy(world, civ, 'H1-DWF-T1.7')[0]?.room).toBe('main shaft');
  });

  it('[H1-DWF-T1.6] [H1-DWF-22] the Great Hall becomes 2 longer, eastward, with its name and treasure', () => {
    const { world, civ } = grownTo(4, [4]);
    const [short] = roomsOf(world, civ, 'Great Hall') as [Piece];
    const before = bounds(short.shape);
    for (let year = 5; population(world, civ) < 6; year++) play(world, civ, year, 'summer', 'spring');
    play(world, civ, 9, 'fall');
    const [hall, ...others] = roomsOf(world, civ, 'Great Hall') as [Piece];
    expect(others).toEqual([]);
    expect(bounds(hall.shape)).toEqual({ ...before, right: expect.closeTo(before.right + 2, 3) });
    expect(world.page.beadsIn(hall.id).filter((it) => it.emblem === 'dwarven treasure')).toHaveLength(1);
    expect(world.page.labels.some((it) => it.about === hall.id && it.until === null)).toBe(true);
    expect(hall.area).toBeCloseTo(4.25, 3);
  });

  it.each([
    ['westward', [1.4], { left: -2, right: 0 }],
    ['eastward as far as it can', [1.4, -0.9], { left: 0, right: 0.6 }],
  ] as const)('[H1-DWF-22] or %s where there is no room', (_, walls, grows) => {
    const { world, civ } = grownTo(6, [4]);
    const [short] = roomsOf(world, civ, 'Great Hall') as [Piece];
    const before = bounds(short.shape);
    // A hall by itself, far from all else: only what is drawn beside it is in its way.
    const alone = { ...short, shape: roomAt({ x: 8, y: 15 }, { wide: 2.25, high: 1 }) };
    for (const off of walls) cave(world, { x: off > 0 ? 9.125 + off : 6.875 + off, y: 15 });
    const grown = longer(world, alone) as { readonly shape: Piece['shape'] };
    const now = bounds(grown.shape);
    expect(before.right - before.left).toBeCloseTo(2.25, 3);
    expect(now.left).toBeCloseTo(6.875 + grows.left, 3);
    expect(now.right).toBeCloseTo(9.125 + grows.right, 3);
  });

  it('[H1-DWF-22] storerooms, barracks and tombs stand beside the newest barracks', () => {
    const { world, civ } = settled(vein());
    const [first] = roomsOf(world, civ, 'barracks') as [Piece];
    play(world, civ, 1, 'spring');
    expect(joinedBy(world, civ, 'H1-DWF-07')).toContain(first);
    expect(joinedBy(world, civ, 'H1-DWF-09')).toContain(first);
    const [, newest] = roomsOf(world, civ, 'barracks') as [Piece, Piece];
    civ.dead = 1;
    play(world, civ, 1, 'winter');
    expect(joinedBy(world, civ, 'H1-DWF-17')).toContain(newest);
  });

  it('[H1-DWF-22] a barracks stands within 1 of a mine only where there is no other place', () => {
    const { world, civ } = settled(vein());
    for (let year = 1; year <= 7; year++) {
      play(world, civ, year, 'spring');
      const { shape } = roomsOf(world, civ, 'barracks').at(-1) as Piece;
      expect(Math.min(...roomsOf(world, civ, 'mine').map((it) => gap(it.shape, shape)))).toBeGreaterThan(1);
      play(world, civ, year, 'summer');
    }
    // With all the rock but that round the mines full, there is no other place.
    const { page } = world;
    const mines = roomsOf(world, civ, 'mine');
    const farFromMines = (at: Point) => Math.min(...mines.map((it) => gapTo(it.shape, at.x, at.y))) > 2.2;
    for (let y = 5; y < 21; y += 1) for (let x = 1; x < 30; x += 1) if (farFromMines({ x, y })) cave(world, { x, y });
    play(world, civ, 8, 'spring');
    const { shape } = roomsOf(world, civ, 'barracks').at(-1) as Piece;
    expect(page.pieces.filter((it) => it.room === 'barracks')).toHaveLength(9);
    expect(Math.min(...mines.map((it) => gap(it.shape, shape)))).toBeLessThanOrEqual(1);
  });

  it('[H1-DWF-22] the Treasure Room stands as near to the works as it may', () => {
    const { world, civ } = grownTo(9, [9]);
    expect(apartness(world, civ)).toBeGreaterThanOrEqual(1.999);
    expect(apartness(world, civ)).toBeLessThan(2.5);
    const [secret] = roomsOf(world, civ, 'Treasure Room') as [Piece];
    expect(areConnected(network(world.page), secret.id, civ.shaft)).toBe(false);
  });
});

describe('worked examples of the Dwarves', () => {
  it('[H1-WE-08] a jump in population passes rows over', () => {
    const { world, civ } = settled(vein());
    for (let year = 1; year <= 3; year++) wholeYear(world, civ, year);
    expect([population(world, civ), built(civ)]).toEqual([4, ['Workshops', 'Great Hall']]);
    const { x, y } = centreOf(world.page.piece(civ.shaft).shape);
    putBeads(world, 'H1-PRM-05', cave(world, { x: x - 0.8, y: y - 1.3 }), 'treasure', 4, 'gems');
    play(world, civ, 4, 'spring');
    expect(population(world, civ)).toBe(9);
    play(world, civ, 4, 'summer', 'fall');
    expect(built(civ)).toEqual(['Workshops', 'Great Hall', 'Treasure Room']);
    play(world, civ, 4, 'winter');
    play(world, civ, 5, 'spring');
    expect(population(world, civ)).toBe(10);
    play(world, civ, 5, 'summer', 'fall');
    expect(civ.ending).toBe('too deep');
    endDwarves(world, civ);
    const left = treasures(world, null).map((it) => world.page.piece(it.piece).room);
    expect(left).toEqual(['Great Hall', 'Treasure Room', 'Treasure Room']);
  });

  it('[H1-WE-09] [H1-MEA-24] [H1-PRM-T2.2] a beast, a plague and a tomb', () => {
    const { world, civ } = grownTo(6, [3]);
    const { page } = world;
    for (const it of treasures(world, civ.group.id).slice(0, 2)) page.apply({ do: 'end', id: it.id }, 9000);
    for (const unit of page.units) if (unit.until === null) page.apply({ do: 'end', id: unit.id }, 9000);
    const mine = roomsOf(world, civ, 'mine').at(-1) as Piece;
    const { x } = centreOf(mine.shape);
    const { bottom } = bounds(mine.shape);
    const lode = { x, y: bottom + 2.2 };
    const what = { kind: 'gold vein' } as const;
    const shape = { path: [lode.x, lode.y], closed: false, swell: 0.1 };
    draw(world, { clause: 'H1-PRM-04', kind: 'ore', shape, what, units: [{ kind: 'gold', at: [lode] }] });
    const wide = { size: { wide: 3, high: 0.8 } };
    const beast = drawCave({ world, clause: 'H1-PRM-05', feature: 'f1' }, { x, y: bottom + 0.6 }, wide);
    putBeads(world, 'H1-PRM-05', beast, 'population', 1, 'primordial beast');
    const sick = cave(world, { x: x + 1.6, y: bottom + 2.8 });
    sign(world, 'H1-PRM-05', sick, 'plague', { kind: 'plague sign', number: 2 });
    expect([population(world, civ), treasures(world, civ.group.id).length]).toEqual([6, 3]);
    play(world, civ, civ.year, 'summer');
    const met = world.journal.entries.filter((it) => it.kind === 'lost').map((it) => (it as { deed?: string }).deed);
    expect(met).toEqual(['fight', 'plague']);
    expect([population(world, civ), page.beadsIn(beast.id, 'population').length]).toEqual([3, 0]);
    expect(page.countIn(roomsOf(world, civ, 'mine').at(-1)?.id ?? '')).toBe(1);
    play(world, civ, civ.year, 'fall', 'winter');
    expect(built(civ)).toEqual(['Workshops']);
    const [tomb, ...others] = page.marks.filter((it) => it.kind === 'tomb');
    expect(others).toEqual([]);
    expect(page.beadsIn(tomb?.piece ?? '')).toMatchObject([{ kind: 'treasure', emblem: 'dwarven treasure' }]);
    expect(treasures(world, civ.group.id).filter((it) => it.emblem !== 'dwarven treasure')).toHaveLength(2);
  });

  it('[H1-DWF-20] what a ● guards stays', () => {
    const { world, civ } = settled(vein());
    play(world, civ, 1, 'spring', 'summer');
    const { x, y } = centreOf(world.page.piece(civ.shaft).shape);
    const guarded = cave(world, { x: x - 0.8, y: y - 1.3 });
    putBeads(world, 'H1-PRM-05', guarded, 'population', 1, 'primordial beast');
    putBeads(world, 'H1-PRM-05', guarded, 'treasure', 2, 'gems');
    expect(areConnected(network(world.page), guarded.id, civ.shaft)).toBe(true);
    endDwarves(world, civ);
    expect(world.page.beadsOf(null).map((it) => [it.kind, it.piece])).toEqual([
      ['population', guarded.id],
      ['treasure', guarded.id],
      ['treasure', guarded.id],
    ]);
  });

  it('[H1-PRM-13] the Wyrm is paid once a year, however often its cave is touched', () => {
    const { world, civ } = grownTo(4);
    const what = { kind: 'cave of the Wyrm', name: 'Old Gnaw' } as const;
    const lair = drawCave({ world, clause: 'H1-PRM-12', feature: 'f1' }, { x: 15.5, y: 5.2 }, { what });
    putBeads(world, 'H1-PRM-12', lair, 'population', 1, 'wyrm');
    const touch = (year: number) => {
      civ.year = year;
      playOut({ world, rule: (it) => meet(it, civ, it.page.piece(civ.shaft)) }, {});
      return world.page.beadsIn(lair.id, 'treasure').length;
    };
    expect([touch(8), touch(8), touch(9), touch(9)]).toEqual([1, 1, 2, 2]);
  });
});

describe.each(WORLD_KEYS)('in the world: %s', (key) => {
  it('[H1-DWF-20] [H1-DWF-22] they come to an end by year 40; only treasures that last stay, and nothing stands in the open', () => {
    for (let i = 0; i < 6; i++) {
      const { world } = anyGame(`dwarves ${key} ${i}`, { world: key });
      const [civ] = world.civs;
      expect(world.at.age).toBe('monsters');
      expect(civ?.year).toBeLessThanOrEqual(40);
      const id = civ?.group.id ?? '';
      expect(world.page.beadsOf(id)).toEqual([]);
      for (const it of treasures(world, null))
        if (it.emblem === 'dwarven treasure') expect(world.page.piece(it.piece).owner).toBe(id);
      for (const { kind, shape, room } of world.page.pieces) {
        if (kind !== 'room' || room === 'mine') continue;
        const { x, y } = centreOf(shape);
        expect(world.page.stratumAt(x, y), `${room} ${i}`).toBe(1);
      }
    }
  });
});
