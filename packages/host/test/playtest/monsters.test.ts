import { centreOf, disc, distance } from '@understory/page';
import type { Rule } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { mark } from '../../src/playtest/draw.ts';
import { legendary } from '../../src/playtest/epics.ts';
import { type PlaytestWorld, playtestEdition } from '../../src/playtest/index.ts';
import { brokenPromises } from '../../src/playtest/invariants.ts';
import { LAWS, monstersStretch } from '../../src/playtest/monsters/age.ts';
import { arriveAs } from '../../src/playtest/monsters/arrivals.ts';
import { isAlive, lairOf, living, treasureOf } from '../../src/playtest/monsters/bands.ts';
import { gainFolk, put } from '../../src/playtest/monsters/beads.ts';
import type { Band } from '../../src/playtest/monsters/den.ts';
import { holderAt } from '../../src/playtest/monsters/holders.ts';
import { placeIn } from '../../src/playtest/monsters/lair.ts';
import { loseFolk } from '../../src/playtest/monsters/losses.ts';
import { packs } from '../../src/playtest/monsters/packs.ts';
import { awayFrom, relocate } from '../../src/playtest/monsters/relocate.ts';
import { growTerritory, neighbours, setTerritory, takeGround } from '../../src/playtest/monsters/territory.ts';
import { openPoints } from '../../src/playtest/words/open-space.ts';
import { bandAt, hallBetween, has, loose, meet, meetPack, packAt, takeTurn, wild } from './bands-at.ts';
import { cursedAt, oreAt } from './elves-at.ts';
import { game, play } from './world-at.ts';

const at = (world: PlaytestWorld, band: Band) => centreOf(lairOf(world, band).shape);
const A = { x: 10, y: 8 };
const B = { x: 20, y: 8 };

/** Two groups far apart. */
function two(
  first: Parameters<typeof bandAt>[1],
  has1: string,
  second: typeof first,
  has2: string,
  flavours: [string?, string?] = [],
) {
  const world = wild();
  const a = bandAt(world, first, has1, A, flavours[0]);
  const b = bandAt(world, second, has2, B, flavours[1]);
  return { world, a, b };
}

describe('encounters', () => {
  const after = (
    kinds: [Parameters<typeof bandAt>[1], Parameters<typeof bandAt>[1]],
    counts: [string, string],
    dice: readonly number[],
    flavours: [string?, string?] = [],
  ) => {
    const { world, a, b } = two(kinds[0], counts[0], kinds[1], counts[1], flavours);
    meet(world, a, b, dice);
    return [isAlive(world, a) ? has(world, a) : 'dead', isAlive(world, b) ? has(world, b) : 'dead'];
  };

  it('[PT-EX-20] [PT-ENC-01] [PT-ENC-02] [PT-ENC-03] [PT-ENC-04] [PT-ALP-02] [PT-ALP-03] [PT-ENC-T1.10] [PT-ENC-T1.6] [PT-ENC-08] strength and ★ add to the die, and an alpha ● counts for three', () => {
    expect(after(['breeders', 'alpha'], ['4/1★', '1/2'], [8])).toEqual(['5/2', '1/1']);
    expect(after(['breeders', 'alpha'], ['3/1', '1/2'], [6])).toEqual(['2/1', '1/2']);
    const { world, a, b } = two('breeders', '4/1★', 'alpha', '1/2');
    const { asked } = meet(world, a, b, [3, 4]);
    expect(asked.map((it) => it.clause)).toEqual(['PT-ENC-03', 'PT-WRD-T1']);
  });

  it('[PT-EX-21] [PT-KEY-01] [PT-KEY-03] [PT-KEY-04] [PT-KEY-07] [PT-KEY-08] [PT-BRD-T1.6] [PT-ENC-T1.1] [PT-ENC-T1.2] [PT-ENC-T1.7] what cannot be paid costs ●', () => {
    expect(after(['delvers', 'breeders'], ['2/0', '5/1'], [3])).toEqual(['1/0', '5/1']);
    expect(after(['delvers', 'breeders'], ['2/0', '5/1'], [1])).toEqual(['dead', '5/1']);
    expect(after(['breeders', 'delvers'], ['4/2', '3/1'], [7], ['orcs'])).toEqual(['4/3', '2/0']);
  });

  it('[PT-EX-22] [PT-KEY-05] [PT-KEY-06] [PT-KEY-08] extermination kills an alpha, and its ○ lie there', () => {
    const { world, a, b } = two('delvers', '5/2', 'alpha', '1/3');
    meet(world, a, b, [10]);
    expect([has(world, a), isAlive(world, b), loose(world).length]).toEqual(['5/3', false, 2]);
    expect(b.territory).toEqual([]);
    expect(world.page.marks.map((it) => it.kind)).toEqual(['abandoned']);
  });

  it('[PT-ENC-T2.Fumble] [PT-ENC-T2.Failure] [PT-ENC-T2.Meeting] [PT-ENC-T2.Success] [PT-ENC-T2.Crit] [PT-ENC-05] [PT-ENC-06] [PT-KEY-02] every kind has five moves', () => {
    const moves = (kind: 'delvers' | 'breeders', dice: number[]) =>
      dice.map((d10) => after([kind, 'breeders'], ['5/5', '9/5'], [d10]));
    expect(moves('delvers', [1, 3, 6, 8, 10])).toEqual([
      ['4/4', '9/6'],
      ['5/4', '9/6'],
      ['5/5★', '9/5'],
      ['5/6', '9/4'],
      ['5/6', '7/4'],
    ]);
    expect(moves('breeders', [1, 3, 6, 8, 10])).toEqual([
      ['3/5', '9/5'],
      ['5/4★', '9/6'],
      ['4/5', '8/5'],
      ['5/6', '9/4'],
      ['6/6', '9/4'],
    ]);
    const alpha = (d10: number) => after(['alpha', 'breeders'], ['1/0', '5/5'], [d10]);
    expect([3, 6, 8, 10].map(alpha)).toEqual([
      ['1/0', '5/5★'],
      ['1/1', '5/4'],
      ['1/0', '4/5'],
      ['1/0★', '4/5'],
    ]);
  });

  it('[PT-DEL-T1.3] [PT-BRD-T1.1] [PT-BRD-T1.4] [PT-BRD-10] [PT-ALP-T1.2] [PT-ALP-09] some flavours have moves of their own', () => {
    expect(after(['delvers', 'breeders'], ['3/2', '5/1'], [8], ['ant lions'])).toEqual(['4/2', '5/1']);
    expect(after(['breeders', 'delvers'], ['2/2', '5/1'], [3], ['kobolds'])).toEqual(['3/1', '5/2']);
    expect(after(['alpha', 'breeders'], ['1/0', '5/1'], [6], ['hill giant'])).toEqual(['1/1', '4/0']);
    expect(after(['breeders', 'delvers'], ['5/2', '1/0'], [7], ['wererats'])).toEqual(['6/2', 'dead']);
  });

  it('[PT-ENC-07] [PT-TER-05] [PT-TER-07] an alpha that fumbles flees a finger away', () => {
    const { world, a, b } = two('alpha', '1/1', 'breeders', '5/1');
    const before = at(world, a);
    meet(world, a, b, [1]);
    const now = at(world, a);
    expect(distance(before.x, before.y, now.x, now.y)).toBeCloseTo(4.5, 1);
    expect(now.x).toBeLessThan(before.x);
    expect(has(world, a)).toBe('1/1');
    expect(holderAt(world, now)).toBe(a);
    expect(holderAt(world, before)).toBeNull();
  });

  it('[PT-EX-28] [PT-ALP-T1.6] [PT-ALP-12] an ettin encounters once more instead', () => {
    const { world, a, b } = two('alpha', '1/0', 'delvers', '4/2', ['ettin']);
    meet(world, a, b, [1, 8]);
    expect([has(world, b), at(world, a)]).toEqual(['3/2', A]);
    const other = two('alpha', '1/0', 'delvers', '4/2', ['ettin']);
    meet(other.world, other.a, other.b, [1, 1]);
    expect(at(other.world, other.a)).not.toEqual(A);
  });

  it('[PT-ENC-09] [PT-WRD-09] [PT-MEA-24] [PT-NEX-T1.5] a pack is met by the same die, and nothing weird comes of it', () => {
    const world = wild();
    const alpha = bandAt(world, 'alpha', '1/0', A);
    const pack = packAt(world, { x: 13, y: 8 }, 2, 1);
    meetPack(world, alpha, pack, [7]);
    expect(world.page.beadsIn(pack.id, 'population')).toHaveLength(1);
    meetPack(world, alpha, pack, [4]);
    expect(world.page.beadsIn(pack.id, 'population')).toHaveLength(1);
    meetPack(world, alpha, pack, [5]);
    expect([has(world, alpha), world.page.countIn(pack.id)]).toEqual(['1/1', 1]);
    meetPack(world, alpha, pack, [5]);
    expect(world.page.countIn(pack.id)).toBe(0);
  });
});

describe('weirdness', () => {
  /** A total of 5, and then the row. */
  const strange = (
    a: string,
    b: string,
    row: number,
    more: readonly number[] = [],
    kinds: [Parameters<typeof bandAt>[1], Parameters<typeof bandAt>[1]] = ['delvers', 'breeders'],
  ) => {
    const both = two(kinds[0], a, kinds[1], b);
    const { world } = both;
    const strengths = [both.a, both.b].map(
      (it) => Number(has(world, it).split('/')[0]) * (it.kind === 'alpha' ? 3 : 1),
    );
    const plus = ((strengths[0] as number) > (strengths[1] as number) ? 1 : 0) + (a.endsWith('★') ? 1 : 0);
    meet(world, both.a, both.b, [5 - plus, row, ...more]);
    return {
      ...both,
      now: [isAlive(world, both.a) ? has(world, both.a) : 'dead', isAlive(world, both.b) ? has(world, both.b) : 'dead'],
    };
  };

  it('[PT-EX-25] [PT-WRD-T1.1] [PT-WRD-03] allies do not meet while one has a ★', () => {
    const { world, a, b, now } = strange('3/4', '5/1', 1);
    expect(now).toEqual(['3/4★', '5/1★']);
    expect(world.den?.alliances).toHaveLength(1);
    const third = bandAt(world, 'breeders', '2/1', { x: 15, y: 16 });
    meet(world, a, third, [6]);
    expect(world.den?.alliances).toHaveLength(1);
    meet(world, b, third, [5]);
    expect(world.den?.alliances).toEqual([]);
  });

  it('[PT-EX-23] [PT-WRD-T1.2] [PT-WRD-04] [PT-WRD-01] the smaller is assimilated', () => {
    expect(strange('1/1', '2/3', 2, [], ['alpha', 'breeders']).now).toEqual(['1/3', 'dead']);
    expect(strange('1/2', '5/1', 2, [], ['alpha', 'breeders']).now).toEqual(['dead', '8/2']);
  });

  it('[PT-WRD-T1.3] [PT-TER-06] the smaller is driven out', () => {
    const { world, b } = strange('5/1', '2/1', 3);
    expect([at(world, b).x - B.x, at(world, b).y]).toEqual([expect.closeTo(4.5, 1), expect.closeTo(B.y, 1)]);
    // It may be the one who came to meet the other.
    const other = strange('2/1', '5/1', 3);
    expect(at(other.world, other.a).x).toBeLessThan(A.x - 3);
  });

  it('[PT-WRD-T1.4] [PT-WRD-05] dogs of war leave one of each', () => {
    expect(strange('4/1', '1/1', 4).now).toEqual(['1/1', '1/1']);
  });

  it('[PT-WRD-T1.5] [PT-WRD-06] [PT-WRD-07] [PT-MEA-09] a wall parts the two, until one moves up to the other', () => {
    const world = wild();
    hallBetween(world, A, { x: 15, y: 8 });
    const a = bandAt(world, 'delvers', '3/2', A);
    const b = bandAt(world, 'breeders', '5/1', { x: 11.5, y: 8 });
    expect(neighbours(world, a)).toEqual([b]);
    meet(world, a, b, [5, 5]);
    expect([has(world, a), has(world, b), neighbours(world, a)]).toEqual(['3/1', '5/1', []]);
    expect(world.page.marks.map((it) => it.kind)).toEqual(['wall']);
    play(world, (it) => loseFolk(it, b, 5, 'PT-KEY-08'), { dice: [] });
    expect([world.den?.walls, world.page.marks.find((it) => it.kind === 'wall')?.until]).toEqual([
      [],
      expect.any(Number),
    ]);
    const rich = strange('3/1', '5/1', 5);
    expect(rich.now).toEqual(['3/0', '5/0']);
  });

  it('[PT-WRD-T1.6] the besieged keep only the rooms with their beads', () => {
    const world = wild();
    hallBetween(world, A, { x: 15, y: 8 });
    const a = bandAt(world, 'delvers', '3/2', A);
    const b = bandAt(world, 'breeders', '5/1', B);
    const before = a.territory.length;
    meet(world, a, b, [5, 6]);
    expect(has(world, a)).toBe('3/1');
    expect(a.territory.length).toBeLessThan(before);
    expect(a.territory).toEqual(openPoints(world.page).in(lairOf(world, a).shape));
  });

  it('[PT-EX-24] [PT-WRD-T1.7] [PT-WRD-08] [PT-ERA-05] a power struggle splits the larger', () => {
    const { world, b } = two('delvers', '3/2', 'breeders', '7/3★');
    const [a] = living(world) as [Band];
    meet(world, a, b, [5, 7]);
    const born = living(world).at(-1) as Band;
    expect([has(world, b), has(world, born), born.since]).toEqual(['4/2★', '3/1', 2]);
    expect(at(world, born).x).toBeGreaterThan(B.x + 3);
  });

  it('[PT-EX-25] [PT-WRD-T1.8] [PT-WRD-02] a bazaar in no territory', () => {
    const { world, now } = strange('3/4', '5/1', 8);
    expect(now).toEqual(['3/3★', '5/2']);
    expect(world.page.pieces.at(-1)).toMatchObject({ room: 'Bazaar', owner: null });
    expect(strange('3/1', '5/1', 8).now).toEqual(['3/1★', '5/1★']);
  });

  it('[PT-WRD-T1.9] [PT-WRD-T2.1] [PT-WRD-T2.3] [PT-WRD-T2.5] [PT-WRD-T2.6] the larger mutates', () => {
    const mutated = (d6: number, more: number[] = []) => strange('3/4', '5/1', 9, [d6, ...more]);
    expect([mutated(1).now[1], mutated(3).now[1], mutated(5).now[1]]).toEqual(['4/1', '6/1', '5/1★']);
    // Alone, or a beast, none of them brings forth another.
    const beast = (d6: number) => strange('1/0', '2/1', 9, [d6], ['breeders', 'alpha']).now[1];
    expect([3, 6].map(beast)).toEqual(['2/1★', '2/1★']);
    expect(strange('1/4', '1/1', 9, [6]).now).toEqual(['1/4★', '1/1']);
    const { world, now } = mutated(6, [5, 12]);
    expect(now[1]).toBe('4/1');
    const spawn = living(world).at(-1) as Band;
    expect(spawn).toMatchObject({ kind: 'alpha', flavour: { key: 'ankheng' }, since: 2 });
    expect(world.page.beadsOf(spawn.id)[0]?.emblem).toBe('ankheng alpha');
  });

  it('[PT-WRD-T1.10] [PT-WRD-T1.11] horrors come, or a revelation', () => {
    const horrors = strange('3/4', '5/1', 10);
    expect(horrors.now).toEqual(['2/4', '4/1']);
    expect(packs(horrors.world).map(({ lone }) => lone.map(({ type }) => type))).toEqual([['cosmic horrors']]);
    const shrine = strange('3/4', '5/1', 11);
    expect(shrine.now).toEqual(['4/4★', '5/1']);
    expect(shrine.world.page.marks.map((it) => it.kind)).toEqual(['mystical']);
  });

  it('[PT-EX-25] [PT-EX-36] [PT-WRD-T1.12] [PT-WRD-11] [PT-ALP-T1.4] [PT-ALP-11] [PT-ALP-13] a mishap lets them change places', () => {
    const { world, a, b, now } = strange('3/4', '5/1', 12);
    expect(now).toEqual(['3/1', '5/4']);
    expect([at(world, a), at(world, b)]).toEqual([B, A]);
    const ogre = two('alpha', '1/1★', 'delvers', '3/4', ['ogre']);
    meet(ogre.world, ogre.a, ogre.b, [4, 12]);
    expect([has(ogre.world, ogre.a), has(ogre.world, ogre.b), ogre.a.isMagi]).toEqual(['1/3★', '3/1', true]);
  });
});

describe('territory', () => {
  it('[PT-ALP-13] an alpha that has nobody left in a room gives up what is round it', () => {
    const world = wild();
    hallBetween(world, A, { x: 15, y: 8 });
    const band = bandAt(world, 'alpha', '1/0', A);
    const den = packAt(world, { x: 13, y: 8 }, 0);
    const before = band.territory;
    put(world, band, 'PT-ARR-06', 'population', den);
    takeGround(world, band);
    const isBeside = (point: number) => !before.includes(point);
    expect(band.territory.some(isBeside)).toBe(true);
    play(world, (it) => loseFolk(it, band, 3, 'PT-KEY-02'), { dice: [] });
    expect(has(world, band)).toBe('1/0');
    world.at = { age: 'monsters', phase: 'end of era', era: 1 };
    play(world, (it) => playtestEdition.next(it) as Rule, { dice: [] });
    expect([band.territory.length > 0, band.territory.some(isBeside)]).toEqual([true, false]);
  });

  it('[PT-TER-01] [PT-TER-02] [PT-MEA-11] reaches a bead round the rooms, and never into another’s', () => {
    const world = wild();
    hallBetween(world, A, { x: 20, y: 8 });
    const a = bandAt(world, 'delvers', '3/2', A);
    const points = openPoints(world.page);
    expect(Math.max(...a.territory.map((it) => points.at(it).x))).toBe(11.5);
    const b = bandAt(world, 'breeders', '2/1', { x: 12.5, y: 8 });
    expect(b.territory.some((it) => a.territory.includes(it))).toBe(false);
    expect(holderAt(world, { x: 11.7, y: 8 })).toBe(b);
    play(world, (it) => growTerritory(it, b), { dice: [] });
    expect(Math.max(...b.territory.map((it) => points.at(it).x))).toBe(15);
    expect(brokenPromises(world).filter((it) => it.startsWith('PT-INV-10'))).toEqual([]);
  });

  it('[PT-TER-04] [PT-MEA-23] delvers and breeders fight packs in new territory, alphas do not', () => {
    const world = wild();
    const cave = packAt(world, { x: 11.2, y: 8 }, 2, 1);
    const a = bandAt(world, 'breeders', '3/0', A);
    expect([has(world, a), world.page.beadsIn(cave.id).map((it) => it.kind)]).toEqual(['1/0', ['treasure']]);
    const other = wild();
    packAt(other, { x: 11.2, y: 8 }, 2);
    expect(has(other, bandAt(other, 'alpha', '1/0', A))).toBe('1/0');
  });

  it('[PT-MEA-15] [PT-MEA-20] [PT-NEX-10] [PT-NEX-11] plague, fate and traps await those who come near', () => {
    const near = (kind: 'breeders' | 'alpha', folk: string, curse: 'plague' | 'fate' | 'trap') => {
      const world = wild();
      const a = bandAt(world, kind, folk, A);
      const place = { x: 10.9, y: 8 };
      const cave = curse === 'trap' ? packAt(world, place, 0) : cursedAt(world, place, curse);
      if (curse === 'trap') mark(world, 'PT-PEN-T1.1', cave, 'trap');
      play(world, (it) => growTerritory(it, a), { dice: [] });
      expect(a.explored).toEqual([cave.id]);
      return { left: isAlive(world, a) ? has(world, a) : 'dead', isGone: world.page.marks[0]?.until !== null };
    };
    expect(near('breeders', '5/0', 'plague')).toEqual({ left: '2/0', isGone: true });
    expect(near('alpha', '2/0', 'plague')).toEqual({ left: '1/0', isGone: true });
    expect(near('breeders', '5/0', 'trap')).toEqual({ left: '4/0', isGone: true });
    expect(near('breeders', '5/0', 'fate')).toEqual({ left: 'dead', isGone: false });
  });

  it('[PT-ARR-06] [PT-ARR-07] [PT-INV-16] a room holds three, new rooms join the territory, and thirty are the most', () => {
    const world = wild();
    const a = bandAt(world, 'breeders', '3/0', A);
    play(world, (it) => gainFolk(it, a, 1, 'PT-ARR-06'), { dice: [] });
    const rooms = new Set(world.page.beadsOf(a.id).map((it) => it.piece));
    expect(rooms.size).toBe(2);
    play(world, (it) => loseFolk(it, a, 1, 'PT-ARR-07'), { dice: [] });
    expect(new Set(world.page.beadsOf(a.id).map((it) => it.piece)).size).toBe(1);
    play(world, (it) => gainFolk(it, a, 50, 'PT-ARR-06'), { dice: [] });
    expect(has(world, a)).toBe('30/0');
    expect(brokenPromises(world).filter((it) => /INV-(09|10|16)/.test(it))).toEqual([]);
  });

  it('[PT-TER-06] [PT-MEA-13] who would leave the page turns', () => {
    const world = wild();
    const a = bandAt(world, 'alpha', '1/0', { x: 2, y: 8 });
    play(world, (it) => relocate(it, LAWS, a, { x: -1, y: 0 }), { dice: [] });
    expect(at(world, a).x).toBeGreaterThanOrEqual(1);
    const b = bandAt(world, 'alpha', '1/0', { x: 20, y: 15 });
    expect(play(world, (it) => awayFrom(it, b, { x: 20, y: 15 }), { dice: [3] }).result).toMatchObject({
      x: expect.closeTo(1),
    });
  });
});

describe('arrivals', () => {
  const come = (kind: 'delvers' | 'breeders' | 'alpha', dice: readonly number[], world = wild()) => {
    play(world, (it) => arriveAs(it, LAWS, kind), { dice });
    return { world, band: living(world).at(-1) as Band };
  };

  it('[PT-EX-19] [PT-ARR-02] [PT-ARR-03] [PT-ARR-04] [PT-ARR-05] [PT-DEL-01] [PT-DEL-T1.2] dwarves come with ○, to a room in the rock', () => {
    const { world, band } = come('delvers', [2, 1, 3]);
    expect([has(world, band), at(world, band)]).toEqual(['3/3', { x: 19.5, y: 8.25 }]);
    expect([1, 2, 3, 4].map((it) => placeIn(world.page.stratum(1), it).x)).toEqual([3, 10.5, 19.5, 27]);
  });

  it('[PT-DEL-T1.1] [PT-DEL-T1.5] [PT-DEL-T1.6] [PT-BRD-01] [PT-BRD-T1.3] [PT-BRD-T1.5] [PT-ALP-01] [PT-ALP-T1.1] [PT-ALP-T1.3] [PT-ALP-T1.5] flavours come with what they have', () => {
    const start = (kind: Parameters<typeof come>[0], d6: number) => {
      const { world, band } = come(kind, [d6, 1, 3]);
      return [band.flavour.key, has(world, band)];
    };
    expect([1, 5, 6].map((it) => start('delvers', it))).toEqual([
      ['morlons', '3/2'],
      ['neanderthals', '4/0'],
      ['fungaliths', '3/2'],
    ]);
    expect([3, 5].map((it) => start('breeders', it))).toEqual([
      ['gnolls', '3/1'],
      ['darkling sprites', '2/0★'],
    ]);
    expect([1, 3, 5].map((it) => start('alpha', it))).toEqual([
      ['dragon', '1/1'],
      ['xorn', '1/0'],
      ['ankheng', '1/0'],
    ]);
  });

  it('[PT-DEL-02] [PT-DEL-T1.4] [PT-BRD-02] [PT-BRD-T1.2] miners and halflings come down a shaft', () => {
    const miners = come('delvers', [4, 2, 3]);
    expect(at(miners.world, miners.band)).toEqual({ x: 19.5, y: expect.closeTo(11.5, 0) });
    const shaft = miners.world.page.pieces.find((it) => it.what.kind === 'shaft')?.shape;
    expect([shaft?.path, shaft?.swell]).toEqual([[19.5, 4, 19.5, expect.closeTo(11.5, 0)], 0.25]);
    const deep = come('delvers', [4, 3], wild([[0, 4, 30, 4, 30, 21, 0, 21]]));
    expect(at(deep.world, deep.band)).toEqual({ x: 19.5, y: 20 });
    const halflings = come('breeders', [2, 2, 3]);
    expect(at(halflings.world, halflings.band).y).toBeCloseTo(8.25, 0);
  });

  it('[PT-EX-30] [PT-ARR-08] [PT-ARR-09] [PT-ARR-10] [PT-ARR-11] [PT-ARR-12] who comes into a territory invades it', () => {
    const invaded = (d10: number) => {
      const world = wild();
      const owner = bandAt(world, 'delvers', '3/2', { x: 19.5, y: 8.25 });
      play(world, (it) => arriveAs(it, LAWS, 'breeders'), { dice: [1, 1, 3, d10] });
      return { world, owner, other: living(world).find((it) => it !== owner) };
    };
    const raid = invaded(7);
    expect([has(raid.world, raid.owner), raid.other && has(raid.world, raid.other)]).toEqual(['3/1', '2/2']);
    const now = at(raid.world, raid.other as Band);
    expect(distance(now.x, now.y, 19.5, 8.25)).toBeGreaterThan(1.4);
    const dead = invaded(1);
    expect([dead.other, loose(dead.world).length]).toEqual([undefined, 1]);
    // More than a bead from every territory, and joined to where it came.
    const nearest = Math.min(
      ...raid.owner.territory.map((it) => {
        const { columns } = openPoints(raid.world.page);
        return distance(now.x, now.y, (it % columns) / 4, Math.floor(it / columns) / 4);
      }),
    );
    expect(nearest).toBeGreaterThan(1);
    const points = openPoints(raid.world.page);
    expect(points.pathLength(points.in(disc(now.x, now.y, 0.5)), points.in(disc(19.5, 8.25, 0.5)))).toBeLessThan(6);
    // Who destroys the other takes its lair and, unless it is an alpha, its territory; its ○ lie there.
    const takes = (kind: 'breeders' | 'alpha', d10: number) => {
      const { world, a, b } = two(kind, '9/0', 'delvers', '1/3');
      hallBetween(world, B, { x: B.x + 4, y: B.y });
      for (let i = 0; i < 2; i++) play(world, (it) => growTerritory(it, b), { dice: [] });
      const ground = b.territory;
      a.lair = null;
      play(world, (it) => LAWS.invade(it, a, b), { dice: [d10] });
      const isAll = ground.every((it) => a.territory.includes(it));
      return [isAlive(world, b), at(world, a), isAll, loose(world).length];
    };
    expect(takes('breeders', 5)).toEqual([false, B, true, 3]);
    expect(takes('alpha', 7)).toEqual([false, B, false, 3]);
  });
});

describe('turns', () => {
  it('[PT-EX-26] [PT-DEL-03] [PT-DEL-04] [PT-DEL-05] [PT-DEL-08] delvers seize, grow, mine and meet a neighbour', () => {
    const world = wild();
    hallBetween(world, A, { x: 14, y: 8 });
    const a = bandAt(world, 'delvers', '3/2', A);
    const b = bandAt(world, 'breeders', '9/1', { x: 12.8, y: 8 });
    packAt(world, { x: 9.6, y: 9 }, 0, 2);
    oreAt(world, { x: 9, y: 9.3 }, 1);
    takeTurn(world, a, [6]);
    expect(has(world, a)).toBe('4/4★');
    expect(loose(world)).toHaveLength(1);
    expect(world.page.units.every((it) => it.until !== null)).toBe(true);
    expect(has(world, b)).toBe('9/1');
  });

  it('[PT-DEL-06] [PT-DEL-07] [PT-DEL-09] delvers explore towards what they can mine, and meet who is in the way', () => {
    const world = wild();
    const a = bandAt(world, 'delvers', '3/2', A);
    const before = a.territory.length;
    oreAt(world, { x: 20, y: 8 }, 1);
    takeTurn(world, a);
    expect(a.territory.length).toBeGreaterThan(before);
    const points = openPoints(world.page);
    expect(Math.max(...a.territory.map((it) => points.at(it).x))).toBeGreaterThan(13);
    const other = two('delvers', '3/2', 'breeders', '5/1');
    takeTurn(other.world, other.a);
    takeTurn(other.world, other.a, [8]);
    expect([has(other.world, other.a), has(other.world, other.b)]).toEqual(['3/3', '5/0']);
  });

  it('[PT-EX-27] [PT-BRD-03] [PT-BRD-04] [PT-BRD-09] breeders breed, seize, and breed into empty rooms', () => {
    const world = wild();
    const a = bandAt(world, 'breeders', '2/3', A);
    packAt(world, { x: 10.9, y: 8 }, 0, 1);
    packAt(world, { x: 9.2, y: 8 }, 0);
    packAt(world, { x: 10, y: 7.2 }, 0);
    setTerritory(world, a, openPoints(world.page).within(a.territory, 2));
    takeTurn(world, a, null);
    expect(has(world, a)).toBe('4/4');
  });

  it('[PT-BRD-05] [PT-BRD-06] [PT-BRD-07] [PT-BRD-08] breeders spread, dig when they cannot, and meet who stops them', () => {
    const world = wild();
    hallBetween(world, A, { x: 20, y: 8 });
    const a = bandAt(world, 'breeders', '2/0', A);
    takeTurn(world, a);
    const points = openPoints(world.page);
    expect(Math.max(...a.territory.map((it) => points.at(it).x))).toBeGreaterThan(11.5);
    const shut = wild();
    const b = bandAt(shut, 'breeders', '2/0', A);
    packAt(shut, { x: 16, y: 8 }, 0);
    takeTurn(shut, b);
    expect(shut.page.pieces.some((it) => it.kind === 'tunnel')).toBe(true);
    const met = wild();
    hallBetween(met, A, { x: 14, y: 8 });
    const c = bandAt(met, 'breeders', '2/2', A);
    bandAt(met, 'delvers', '9/1', { x: 12.8, y: 8 });
    takeTurn(met, c, [8]);
    expect(has(met, c)).toBe('3/3');
  });

  it('[PT-EX-28] [PT-ALP-04] [PT-ALP-05] [PT-ALP-06] [PT-ALP-07] [PT-ALP-08] alphas hunt in range, else spend, sleep or move on', () => {
    const lone = (flavour: string, counts: string) => {
      const world = wild();
      const a = bandAt(world, 'alpha', counts, A, flavour);
      return { world, a };
    };
    const ankheng = lone('ankheng', '1/2');
    takeTurn(ankheng.world, ankheng.a);
    expect(has(ankheng.world, ankheng.a)).toBe('1/1');
    const dragon = lone('dragon', '1/1');
    takeTurn(dragon.world, dragon.a);
    expect(has(dragon.world, dragon.a)).toBe('1/1');
    const hungry = lone('dragon', '1/0');
    packAt(hungry.world, { x: 16.5, y: 8 }, 1);
    takeTurn(hungry.world, hungry.a);
    expect(at(hungry.world, hungry.a).x).toBeCloseTo(14.5, 0);
    const poor = lone('ankheng', '1/0');
    packAt(poor.world, { x: 16.5, y: 8 }, 1);
    takeTurn(poor.world, poor.a);
    expect(at(poor.world, poor.a).x).toBeCloseTo(14.5, 0);
    takeTurn(poor.world, poor.a, null);
    takeTurn(poor.world, poor.a, null);
    expect(
      openPoints(poor.world.page).pathLength(
        openPoints(poor.world.page).in(lairOf(poor.world, poor.a).shape),
        openPoints(poor.world.page).in(
          poor.world.page.pieces.find((it) => it.what.kind === 'natural cave')?.shape as never,
        ),
      ),
    ).toBeLessThan(6);
  });

  it('[PT-ALP-10] a xorn eats ○, then robs, then mines gems', () => {
    const world = wild();
    const a = bandAt(world, 'alpha', '1/0', A, 'xorn');
    packAt(world, { x: 10.8, y: 8 }, 0, 1);
    takeTurn(world, a);
    expect(has(world, a)).toBe('1/1');
  });

  it('[PT-EX-29] [PT-ERA-08] [PT-NEX-12] ten ○ end the age at once', () => {
    const world = wild();
    const a = bandAt(world, 'delvers', '5/9', A);
    packAt(world, { x: 10.8, y: 8 }, 0, 1);
    oreAt(world, { x: 9, y: 8.5 }, 1);
    takeTurn(world, a);
    expect(has(world, a)).toBe('5/10');
    expect(world.den?.end).toEqual({ kind: 'ten treasures', by: a.id });
    expect(world.page.units.every((it) => it.until === null)).toBe(true);
    const held = wild();
    const b = bandAt(held, 'delvers', '3/2', A);
    play(held, (it) => legendary(it, 'PT-NEX-T1.8', lairOf(it, b), { isFixed: true }), { dice: [] });
    expect(treasureOf(held, b)).toBe(3);
  });
});

describe('eras', () => {
  const stretch = (world: PlaytestWorld, script: object = {}) =>
    play(world, (it) => monstersStretch(it, it.at as never), { dice: null, ...script });

  it('[PT-ERA-01] [PT-ERA-02] [PT-ERA-03] [PT-ERA-04] [PT-ARR-T1.1] [PT-ARR-T1.2] [PT-ARR-T1.3] three groups come first, then one a roll, and each acts', () => {
    const world = wild();
    world.den = null;
    world.at = { age: 'monsters', phase: 'arrivals', era: 1 };
    stretch(world);
    expect(living(world).map(({ kind }) => kind)).toEqual(['delvers', 'breeders', 'alpha']);
    expect(world.at).toMatchObject({ phase: 'turn', order: living(world).map(({ id }) => id) });
    for (const [d6, kind] of [
      [1, 'delvers'],
      [2, 'breeders'],
      [3, 'alpha'],
    ] as const) {
      const next = wild();
      bandAt(next, 'delvers', '3/2', A);
      next.at = { age: 'monsters', phase: 'arrivals', era: 2 };
      stretch(next, { dice: [d6, 6 - d6, 2, 4] });
      expect(living(next).at(-1)?.kind).toBe(kind);
    }
  });

  it('[PT-ERA-07] [PT-ERA-09] [PT-ERA-10] [PT-ERA-11] [PT-GEN-15] too many groups, or the last era, end the age', () => {
    const world = wild();
    for (let i = 0; i < 9; i++) bandAt(world, 'alpha', '1/0', { x: 2 + i * 3, y: 8 });
    world.at = { age: 'monsters', phase: 'end of era', era: 3 };
    stretch(world, { choose: ['play on'] });
    expect(world.den?.end).toBeNull();
    world.at = { age: 'monsters', phase: 'end of era', era: 3 };
    stretch(world);
    expect(world.den?.end).toEqual({ kind: 'too many groups', by: null });
    stretch(world);
    expect([world.outcome, world.at]).toEqual([null, { age: 'villainy', phase: 'beginning' }]);
    // Without Villainy this is the outcome.
    Object.assign(world, { options: { ...world.options, villainy: false } });
    world.at = { age: 'monsters', phase: 'over', era: 3 };
    stretch(world);
    expect(world.outcome).toEqual({ kind: 'too many groups', by: null });
    const last = wild();
    last.at = { age: 'monsters', phase: 'end of era', era: 30 };
    stretch(last);
    expect(last.den?.end?.kind).toBe('last era');
    const nobody = wild();
    nobody.at = { age: 'monsters', phase: 'arrivals', era: 5 };
    stretch(nobody);
    expect(nobody.den?.bands).toHaveLength(3);
  });

  it('[PT-GEN-01] [PT-GEN-02] [PT-INV-01] [PT-INV-09] [PT-INV-10] [PT-INV-16] whole games end with an outcome, and keep their promises', () => {
    for (let i = 0; i < 2; i++) {
      const { world } = game(`whole ${i}`, {}, i === 0 ? 'random' : 'usual');
      expect(brokenPromises(world)).toEqual([]);
      expect(world.outcome).not.toBeNull();
      expect(world.ages.map(({ name }) => name)).toEqual([
        ...['primordial', 'civilization', 'disaster', 'monsters', 'villainy'],
      ]);
    }
  });
});
