import { box, centreOf, distance, gap, type Shape } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { draw, mark, sign } from '../../src/playtest/draw.ts';
import { playtestEdition } from '../../src/playtest/edition.ts';
import type { PlaytestWorld } from '../../src/playtest/index.ts';
import { brokenPromises } from '../../src/playtest/invariants.ts';
import { JOINED } from '../../src/playtest/joined/laws.ts';
import { LAWS } from '../../src/playtest/monsters/age.ts';
import { arriveAs } from '../../src/playtest/monsters/arrivals.ts';
import { isAlive, lairOf, living } from '../../src/playtest/monsters/bands.ts';
import { gainFolk, moveAll } from '../../src/playtest/monsters/beads.ts';
import type { Band } from '../../src/playtest/monsters/den.ts';
import { invade } from '../../src/playtest/monsters/invasion.ts';
import { kinOf } from '../../src/playtest/monsters/kin.ts';
import { moveAside } from '../../src/playtest/monsters/lair.ts';
import { loseFolk } from '../../src/playtest/monsters/losses.ts';
import { meetingPoint } from '../../src/playtest/monsters/meeting.ts';
import { relocate } from '../../src/playtest/monsters/relocate.ts';
import { neighbours, setTerritory, settleTerritory } from '../../src/playtest/monsters/territory.ts';
import { openPoints } from '../../src/playtest/words/open-space.ts';
import { bandAt, hallBetween, has, meet, packAt, takeTurn, wild } from './bands-at.ts';
import { caveAt, oreAt } from './elves-at.ts';
import { play } from './world-at.ts';

const A = { x: 10, y: 8 };
const at = (world: PlaytestWorld, band: Band) => centreOf(lairOf(world, band).shape);
const astray = (world: PlaytestWorld) => brokenPromises(world).filter((it) => it.startsWith('PT-INV-10'));

/** Two groups that live in one hall. */
function inOneHall(first: Parameters<typeof bandAt>[1], has1: string, second: typeof first, has2: string, apart = 1.6) {
  const world = wild();
  hallBetween(world, A, { x: 20, y: 8 });
  const a = bandAt(world, first, has1, A);
  const b = bandAt(world, second, has2, { x: A.x + apart, y: 8 });
  return { world, a, b };
}

describe('where two groups meet', () => {
  it('[PT-TER-08] is the middle of the shortest path, and where the invader came', () => {
    const { world, a, b } = inOneHall('delvers', '3/2', 'breeders', '5/1', 7);
    expect(meetingPoint(world, a, b).x).toBeCloseTo(13.5, 0);
    const near = inOneHall('delvers', '3/2', 'breeders', '5/1');
    expect(meetingPoint(near.world, near.a, near.b).x).toBeGreaterThan(10.5);
    near.a.lair = null;
    setTerritory(near.world, near.a, []);
    expect(meetingPoint(near.world, near.a, near.b)).toBe(near.a.place);
  });

  it('[PT-TER-08] [PT-ENC-08] [PT-WRD-T1.8] [PT-INV-10] a room drawn there takes no ground under anybody’s beads', () => {
    for (const dice of [[10], [5, 8], [5, 10]]) {
      const { world, a, b } = inOneHall('breeders', '5/1', 'delvers', '9/1');
      meet(world, a, b, dice);
      expect(astray(world)).toEqual([]);
      const room = world.page.pieces.findLast((it) => it.kind === 'room' || it.what.kind === 'natural cave');
      expect(gap(room?.shape as Shape, lairOf(world, b).shape)).toBeGreaterThan(0);
      expect(gap(room?.shape as Shape, lairOf(world, a).shape)).toBeGreaterThan(0);
    }
    const { world, a, b } = inOneHall('breeders', '5/1', 'delvers', '9/1');
    meet(world, a, b, [10]);
    expect([has(world, a), has(world, b)]).toEqual(['6/2', '9/0']);
  });
});

describe('walls and alliances', () => {
  const walled = () => {
    const both = inOneHall('delvers', '3/2', 'breeders', '5/1');
    meet(both.world, both.a, both.b, [5, 5]);
    return both;
  };

  it('[PT-WRD-07] a wall stands while both stay, and falls when one moves, or digs up to the other', () => {
    const { world, a, b } = walled();
    takeTurn(world, b);
    expect([world.den?.walls.length, neighbours(world, a)]).toEqual([1, []]);
    const alpha = bandAt(world, 'alpha', '1/0', { x: 25, y: 16 });
    meet(world, alpha, b, [5, 5]);
    expect(world.den?.walls).toHaveLength(2);
    takeTurn(world, alpha, [], { choose: { 'PT-ALP-07': ['9'] } });
    expect(world.den?.walls).toHaveLength(1);
    oreAt(world, { x: 28, y: 8 }, 1);
    setTerritory(world, b, openPoints(world.page).in(lairOf(world, b).shape));
    setTerritory(world, a, openPoints(world.page).in(lairOf(world, a).shape));
    takeTurn(world, a);
    expect([world.den?.walls, has(world, b).split('/')[1]]).toEqual([[], '0']);
  });

  it('[PT-EX-35] [PT-BRD-06] [PT-DEL-06] [PT-WRD-07] who is walled in digs elsewhere, and the wall is passed over', () => {
    const { world, a, b } = walled();
    for (let i = 0; i < 9; i++) takeTurn(world, b, null);
    expect(has(world, a)).toBe('3/1');
    packAt(world, { x: 25, y: 16 }, 0);
    const dug = takeTurn(world, b, null);
    expect(dug.asked.some((it) => it.clause === 'PT-ENC-03')).toBe(false);
    const { asked } = takeTurn(world, a, [3]);
    expect(asked.map((it) => it.clause)).toEqual(['PT-DEL-06', 'PT-MEA-13']);
    expect(has(world, b).split('/')[1]).toBe('1');
  });

  it('[PT-WRD-03] a route stops at an ally’s territory, and nobody is met', () => {
    const { world, a, b } = inOneHall('delvers', '3/2', 'breeders', '5/1', 6);
    meet(world, a, b, [5, 1]);
    oreAt(world, { x: 24, y: 8 }, 1);
    const { asked } = takeTurn(world, a);
    expect(asked.map((it) => it.clause)).toEqual(['PT-DEL-06']);
    expect([has(world, a), has(world, b), neighbours(world, a)]).toEqual(['3/2★', '5/1★', []]);
  });
});

describe('voids and gateways', () => {
  const voidAt = (world: PlaytestWorld, shape: Shape) =>
    draw(world, { clause: 'PT-NEX-T1.16', kind: 'void', shape, what: { kind: 'nexus', of: 'void' }, nexus: 'void' });
  const touchesVoid = ({ page }: PlaytestWorld, hole: Shape) =>
    page.pieces.some((it) => it.kind !== 'void' && gap(it.shape, hole) === 0);

  it('[PT-NEX-14] nobody arrives, digs or moves into a void', () => {
    const hole = box(19.5, 8.25, 2, 1);
    const world = wild();
    voidAt(world, hole);
    play(world, (it) => arriveAs(it, LAWS, 'alpha'), { dice: [5, 1, 3] });
    const [beast] = living(world) as [Band];
    const { x, y } = at(world, beast);
    expect(distance(x, y, 19.5, 8.25)).toBeLessThan(2);
    expect(touchesVoid(world, hole)).toBe(false);
    const miners = wild();
    voidAt(miners, box(19.5, 7, 2, 1));
    play(miners, (it) => arriveAs(it, LAWS, 'delvers'), { dice: [4, 1, 3] });
    expect(touchesVoid(miners, box(19.5, 7, 2, 1))).toBe(false);
    const mover = wild();
    voidAt(mover, box(13, 8, 2, 1));
    const runner = bandAt(mover, 'alpha', '1/0', A);
    play(mover, (it) => relocate(it, LAWS, runner, { x: 1, y: 0 }), { dice: [] });
    expect(touchesVoid(mover, box(13, 8, 2, 1))).toBe(false);
    expect(at(mover, runner).x).toBeGreaterThan(12);
  });

  it('[PT-NEX-14] [PT-ARR-04] what a void has swallowed is no room, and nobody settles there', () => {
    const world = wild();
    const cave = caveAt(world, { x: 19.5, y: 8.25 });
    voidAt(world, box(19.5, 8.25, 2, 1));
    play(world, (it) => arriveAs(it, LAWS, 'alpha'), { dice: [5, 1, 3] });
    const [beast] = living(world) as [Band];
    expect(beast.lair).not.toBe(cave.id);
    expect(beast.territory.length).toBeGreaterThan(0);
    expect(JOINED.rooms(world.page).map(({ id }) => id)).not.toContain(cave.id);
  });

  it('[PT-ARR-09] [PT-WRD-T2.6] who finds a dead defender’s lair taken already goes aside', () => {
    const world = wild();
    const home = bandAt(world, 'delvers', '2/1', A);
    const heir = bandAt(world, 'alpha', '1/0', { x: 20, y: 15 });
    const invader = bandAt(world, 'breeders', '3/1', { x: 25, y: 8 });
    setTerritory(world, invader, []);
    invader.lair = null;
    const lair = lairOf(world, home);
    const laws = {
      ...LAWS,
      *encounter(it: PlaytestWorld) {
        yield* loseFolk(it, home, 2, 'PT-KEY-02');
        moveAll(it, heir, lair, 'PT-ARR-09');
        yield* settleTerritory(it, heir);
      },
    };
    play(world, (it) => invade(it, laws, invader, home), { dice: null });
    expect([heir.lair, invader.lair === lair.id]).toEqual([lair.id, false]);
    expect(brokenPromises(world).filter((it) => it.startsWith('PT-INV-10'))).toEqual([]);
  });

  it('[PT-NEX-15] a gateway is used once, its label stays, and miners come by their shaft', () => {
    const world = wild();
    sign(world, 'PT-NEX-T1.6', caveAt(world, { x: 8, y: 9 }), 'gateway', { kind: 'gateway sign' });
    play(world, (it) => arriveAs(it, LAWS, 'delvers'), { dice: [4, 1, 3] });
    play(world, (it) => arriveAs(it, LAWS, 'alpha'), { dice: [5, 1, 4] });
    play(world, (it) => arriveAs(it, LAWS, 'alpha'), { dice: [5, 1, 1] });
    expect(living(world).map((it) => at(world, it).x)).toEqual([19.5, 8, 3]);
    expect(world.page.marks.map(({ kind, until }) => [kind, until])).toEqual([['gateway', null]]);
  });
});

describe('moving in and out', () => {
  it('[PT-ARR-12] who flees from an invasion is not moved aside, and after three invasions settles without an encounter', () => {
    const world = wild();
    const owner = bandAt(world, 'breeders', '9/1', { x: 19.5, y: 8.25 });
    const second = bandAt(world, 'breeders', '9/1', { x: 19.5, y: 12.75 });
    play(world, (it) => arriveAs(it, LAWS, 'alpha'), { dice: [5, 1, 3, 1, 6, 3] });
    const beast = living(world).find((it) => it.kind === 'alpha') as Band;
    expect(world.journal.entries.filter((it) => it.kind === 'invaded')).toHaveLength(2);
    expect([has(world, beast), has(world, owner), has(world, second)]).toEqual(['1/0', '9/1', '9/1★']);
    if (world.den) world.den.turn.invasions = 3;
    const tired = bandAt(world, 'alpha', '1/0', { x: 3, y: 16 });
    tired.lair = null;
    const { asked } = play(world, (it) => LAWS.invade(it, tired, owner), { dice: [] });
    expect([asked.length, tired.lair === null]).toEqual([0, false]);
  });

  it('[PT-TER-03] [PT-ARR-11] the tunnel of one that moves aside is its own, but not an alpha’s', () => {
    const aside = (kind: 'breeders' | 'alpha') => {
      const { world, a } = inOneHall(kind, '1/0', 'delvers', '9/1', 0.2);
      a.lair = null;
      play(world, (it) => moveAside(it, a), { dice: [] });
      const tunnel = world.page.pieces.find((it) => it.clause === 'PT-ARR-11' && it.kind === 'tunnel');
      const own = openPoints(world.page).in(tunnel?.shape as Shape);
      return own.filter((it) => a.territory.includes(it)).length / own.length;
    };
    expect(aside('breeders')).toBeGreaterThan(aside('alpha'));
  });

  it('[PT-WRD-11] the ● of a mishap fill the other’s rooms from the lair outwards, three to a room', () => {
    const world = wild();
    const a = bandAt(world, 'delvers', '5/2', A);
    const b = bandAt(world, 'breeders', '3/1', { x: 20, y: 8 });
    play(world, (it) => gainFolk(it, b, 2, 'PT-ARR-06'), { dice: [] });
    meet(world, a, b, [5, 12]);
    const rooms = new Map<string, number>();
    for (const it of world.page.beadsOf(a.id))
      if (it.kind === 'population') rooms.set(it.piece, (rooms.get(it.piece) ?? 0) + 1);
    expect([rooms.get(lairOf(world, a).id), [...rooms.values()].sort()]).toEqual([3, [2, 3]]);
    expect(astray(world)).toEqual([]);
  });

  it('[PT-WRD-10] an invader takes over by a mishap or an assimilation, and who has no lair then moves aside', () => {
    const invading = (row: number) => {
      const world = wild();
      const owner = bandAt(world, 'delvers', '1/2', { x: 19.5, y: 8.25 });
      play(world, (it) => arriveAs(it, LAWS, 'breeders'), { dice: [3, 1, 3, 4, row] });
      const invader = living(world).find((it) => it.kind === 'breeders') as Band;
      expect(astray(world)).toEqual([]);
      return { world, owner, invader };
    };
    const mishap = invading(12);
    expect(at(mishap.world, mishap.invader)).toEqual({ x: 19.5, y: 8.25 });
    expect(at(mishap.world, mishap.owner)).not.toEqual({ x: 19.5, y: 8.25 });
    const joined = invading(2);
    expect([isAlive(joined.world, joined.owner), at(joined.world, joined.invader)]).toEqual([
      false,
      { x: 19.5, y: 8.25 },
    ]);
  });
});

describe('where they go', () => {
  it('[PT-DEL-06] [PT-ALP-07] delvers and alphas go where the player likes, else towards the nearest', () => {
    const world = wild();
    oreAt(world, { x: 20, y: 8 }, 1);
    const a = bandAt(world, 'delvers', '3/2', A);
    takeTurn(world, a, [], { choose: { 'PT-DEL-06': ['6'] } });
    const points = openPoints(world.page);
    expect(Math.max(...a.territory.map((it) => points.at(it).y))).toBeGreaterThan(12);
    const beast = bandAt(world, 'alpha', '1/0', { x: 25, y: 16 });
    takeTurn(world, beast, [], { choose: { 'PT-ALP-07': ['9'] } });
    expect(at(world, beast)).toEqual({ x: 20.5, y: 16 });
    takeTurn(world, beast, []);
    expect(at(world, beast).x).toBeLessThan(20);
  });

  it('[PT-ALP-10] a xorn without ○ in reach robs whoever has some, then eats gems, and what it eats is gone', () => {
    const robber = inOneHall('alpha', '1/0', 'delvers', '5/2', 4);
    const xorn = bandAt(robber.world, 'alpha', '1/0', { x: 16.5, y: 8 }, 'xorn');
    takeTurn(robber.world, xorn, [6]);
    expect([has(robber.world, xorn), has(robber.world, robber.b)]).toEqual(['1/1', '5/1']);
    const world = wild();
    const gem = { clause: 'PT-FEA-04', kind: 'gem', what: { kind: 'gem' } } as const;
    const stone = draw(world, {
      ...gem,
      shape: box(12, 8, 1, 1),
      units: [{ kind: 'gems', at: [{ x: 12, y: 8 }] }],
    });
    const eater = bandAt(world, 'alpha', '1/0', A, 'xorn');
    takeTurn(world, eater);
    expect([has(world, eater), world.page.piece(stone.id).until === null]).toEqual(['1/1', false]);
    expect(world.page.units.every((it) => it.until !== null)).toBe(true);
  });

  it('[PT-NEX-13] radiation makes a group mutate on a 1', () => {
    const world = wild();
    const a = bandAt(world, 'delvers', '3/2', A);
    const shape = box(10, 8, 4, 4);
    draw(world, {
      clause: 'PT-NEX-T1.13',
      kind: 'nexus',
      shape,
      what: { kind: 'nexus', of: 'radiation' },
      nexus: 'radiation',
    });
    const calm = takeTurn(world, a, [2, 3]);
    expect(calm.asked[0]?.clause).toBe('PT-NEX-13');
    expect(has(world, a)).toBe('3/2');
    takeTurn(world, a, [1, 5, 3]);
    expect(has(world, a)).toBe('3/2★');
    const outside = bandAt(world, 'breeders', '3/2', { x: 12.8, y: 8 });
    expect(takeTurn(world, outside, null).asked.map(({ clause }) => clause)).not.toContain('PT-NEX-13');
    mark(world, 'PT-MEA-19', lairOf(world, a), 'mystical');
  });
});

it('[PT-KEY-09] a group that dies leaves a minor feature where it lived, if it was set so', () => {
  const dies = (minorFeatures: boolean) => {
    const world = wild();
    Object.assign(world, { options: { ...world.options, minorFeatures } });
    const gnolls = bandAt(world, 'breeders', '2/0', A);
    world.at = { age: 'monsters', phase: 'end of era', era: 3 };
    JOINED.abandon(world, kinOf(world, gnolls), 'PT-KEY-08');
    const next = (it: PlaytestWorld) =>
      playtestEdition.next(it) as NonNullable<ReturnType<typeof playtestEdition.next>>;
    play(world, next, { dice: minorFeatures ? [2, 1] : [] });
    return world.page.labels.find(({ about }) => about === gnolls.lair)?.what;
  };
  expect(dies(true)).toMatchObject({ text: 'Iron Slide' });
  expect(dies(false)).toBeUndefined();
});
