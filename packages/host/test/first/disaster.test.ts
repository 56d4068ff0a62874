import { centreOf, distance, gapTo, type Piece, type Point, pathLength } from '@understory/page';
import type { Rule, Spot } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { playEvent, rollEvent } from '../../src/first/event-tables.ts';
import { type FirstWorld, firstEdition } from '../../src/first/index.ts';
import { calendarYear, sheetOf } from '../../src/first/record.ts';
import { entrances, leadsOut, network } from '../../src/first/words/network.ts';
import { laid, sidesBetweenCaves } from './world-at.ts';

/** A disaster, from its own die on. */
function disaster(
  dice: number[],
  script: {
    readonly world?: FirstWorld;
    readonly spots?: Readonly<Record<string, readonly Spot[]>>;
    readonly seed?: string;
  } = {},
) {
  const { world = laid(), ...rest } = script;
  const rule = function* (it: FirstWorld) {
    yield* playEvent(it, 'disaster', yield* rollEvent('disaster', 'test'), null);
  };
  return playOut({ world, rule }, { dice, ...rest }).world;
}

/** A primordial event, to have something on the map. */
function before(
  world: FirstWorld,
  dice: number[],
  landed: Point = { x: 15, y: 12 },
  spots?: readonly Spot[],
): FirstWorld {
  const rule = function* (it: FirstWorld) {
    yield* playEvent(it, 'primordial', yield* rollEvent('primordial', 'before'), landed);
  };
  return playOut({ world, rule }, { dice, ...(spots && { spots }) }).world;
}

const ends = ({ shape: { path } }: Piece) => [
  { x: path[0] as number, y: path[1] as number },
  { x: path.at(-2) as number, y: path.at(-1) as number },
];
const tunnels = ({ page }: FirstWorld) => page.pieces.filter((it) => it.kind === 'tunnel');

describe('an earthquake', () => {
  it('[H1-DIS-02] [H1-DIS-T1.1–3] cracks the rock from side to side, and from the surface to the bottom', () => {
    const world = disaster([2]);
    const [across, , , down] = tunnels(world) as [Piece, Piece, Piece, Piece];
    const [left, right] = ends(across) as [Point, Point];
    expect([left.x, right.x]).toEqual([0, 30]);
    const [top, bottom] = ends(down) as [Point, Point];
    expect([top.y, bottom.y]).toEqual([4, 21]);
    const found = entrances(world.page);
    expect(found.some(({ x }) => Math.abs(x - top.x) < 1)).toBe(true);
  });

  it('[H1-DIS-03] and crosses each crack twice, at right angles give or take 30 degrees', () => {
    for (const seed of ['a', 'b', 'c']) {
      const all = tunnels(disaster([1], { seed }));
      expect(all).toHaveLength(6);
      for (const [crack, ...others] of [all.slice(0, 3), all.slice(3)] as [Piece, Piece, Piece][]) {
        const [a, b] = ends(crack) as [Point, Point];
        const long = pathLength(crack.shape.path);
        for (const it of others) {
          const [p, q] = ends(it) as [Point, Point];
          expect(pathLength(it.shape.path)).toBeLessThanOrEqual(4.501);
          const slant = ((b.x - a.x) * (q.x - p.x) + (b.y - a.y) * (q.y - p.y)) / long / pathLength(it.shape.path);
          expect(Math.abs(slant)).toBeLessThanOrEqual(0.51);
          expect(gapTo(crack.shape, (p.x + q.x) / 2, (p.y + q.y) / 2)).toBeLessThan(2.3);
        }
      }
    }
  });

  it('[H1-WE-16] [H1-DIS-T1.5] comes in the stead of a second river', () => {
    const world = before(laid(), [6, 3, 10, 10, 10, 10, 10]);
    const rivers = () => world.page.features.filter((it) => it.kind === 'river').length;
    disaster([5], { world });
    expect(rivers()).toBe(1);
    expect(tunnels(world)).toHaveLength(6);
    expect(entrances(world.page).length).toBeGreaterThanOrEqual(1);
    expect(disaster([5, 3, 10, 10, 10, 10, 10]).page.features.at(-1)?.kind).toBe('river');
  });

  it('[H1-ALT-20] opens both surfaces of a hollow earth', () => {
    const { page } = disaster([1], { world: laid('hollow earth') });
    const surfaces = entrances(page).map(({ surface }) => surface);
    expect(new Set(surfaces)).toEqual(new Set([0, 1]));
  });

  it('[H1-ALT-20] runs from rim to rim of a pocket universe, a third of the way round at least', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const all = tunnels(disaster([1], { world: laid('pocket universe'), seed }));
      const cracks = all.filter((it) => it.what.kind === 'crack in the earth');
      expect(cracks).toHaveLength(2);
      for (const crack of cracks) {
        const [a, b] = ends(crack).map(({ x, y }) => [x - 15, y - 10.5]) as [[number, number], [number, number]];
        expect((a[0] / 12) ** 2 + (a[1] / 8) ** 2).toBeCloseTo(1, 1);
        expect((b[0] / 12) ** 2 + (b[1] / 8) ** 2).toBeCloseTo(1, 1);
        expect((a[0] * b[0] + a[1] * b[1]) / Math.hypot(...a) / Math.hypot(...b)).toBeLessThanOrEqual(-0.49);
      }
    }
  });

  it('[H1-DIS-02] begins and ends on the lines themselves, where a hand points a little beside them', () => {
    const spots = {
      'H1-DIS-02': [
        { x: 0.3, y: 2 },
        { x: 29.6, y: 9 },
        { x: 14.7, y: 3.6 },
        { x: 16, y: 20.6 },
      ],
    };
    const [across, , , down] = tunnels(disaster([2], { spots })) as [Piece, Piece, Piece, Piece];
    expect(across.shape.path).toEqual([0, 4, 30, 9]);
    expect(down.shape.path).toEqual([14.7, 4, 16, 21]);
  });
});

describe('an eruption', () => {
  it('[H1-DIS-04] [H1-DIS-T1.4] [H1-MEA-T1.8] is a chamber, a pipe and a cone, and no way', () => {
    const { page } = disaster([4], { spots: { 'H1-DIS-04': [{ x: 10, y: 19 }] } });
    const [chamber, pipe, cone] = page.pieces as [Piece, Piece, Piece];
    expect(chamber).toMatchObject({ kind: 'magma', shape: { path: [10, 19], swell: 2 } });
    expect(pipe).toMatchObject({ kind: 'magma', shape: { path: [10, 19, 10, 4] } });
    expect(cone).toMatchObject({ kind: 'vent', stratum: 0 });
    expect(entrances(page)).toEqual([]);
    expect(network(page).rooms.size + network(page).tunnels.size).toBe(0);
  });

  it('[H1-ALT-14] in a hollow earth breaks out above on odd, below on even', () => {
    const spots = { 'H1-DIS-04': [{ x: 10, y: 10.5 }] };
    const pipe = (d6: number) => disaster([4, d6], { world: laid('hollow earth'), spots }).page.pieces[1]?.shape.path;
    expect(pipe(3)).toEqual([10, 10.5, 10, 4]);
    expect(pipe(4)).toEqual([10, 10.5, 10, 17]);
  });

  it('in a pocket universe begins within an inch of the middle', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const [chamber, pipe] = disaster([4], { world: laid('pocket universe'), seed }).page.pieces as [Piece, Piece];
      const { x, y } = centreOf(chamber.shape);
      expect(distance(x, y, 15, 10.5)).toBeLessThanOrEqual(1.801);
      const [, end] = ends(pipe) as [Point, Point];
      expect(((end.x - 15) / 12) ** 2 + ((end.y - 10.5) / 8) ** 2).toBeCloseTo(1, 1);
    }
  });

  it('[H1-ALT-18] under a rift comes out at its floor', () => {
    const spots = { 'H1-DIS-04': [{ x: 15, y: 19 }] };
    const [, pipe] = disaster([4], { world: laid('rift of sorrows'), spots }).page.pieces.slice(1) as [Piece, Piece];
    expect(ends(pipe)[1]).toEqual({ x: 15, y: expect.closeTo(18, 1) });
  });
});

describe('a plague', () => {
  it('[H1-DIS-05] [H1-DIS-T1.6] falls on caves from which no way leads out, and a worse one stays', () => {
    const world = laid();
    before(world, [2, 4, 2, 3, 6], undefined, [
      { x: 15, y: 12 },
      { x: 20, y: 12 },
      { x: 25, y: 12 },
    ]);
    before(world, [5], { x: 8, y: 7.5 });
    const [empty, plagued, fate, ...open] = world.page.pieces.filter((it) => it.kind === 'cave');
    expect(open.map((it) => leadsOut(world.page, it))).toEqual([true, true, true]);
    disaster([6], { world });
    const signs = world.page.marks.filter((it) => it.kind === 'plague').map((it) => [it.piece, it.what]);
    expect(signs).toEqual([
      [plagued?.id, { kind: 'plague sign', number: 3 }],
      [empty?.id, { kind: 'plague sign', number: 1 }],
      [fate?.id, { kind: 'plague sign', number: 1 }],
    ]);
  });

  it('[H1-DIS-05] [H1-MEA-18] else on three new ones, 1.5 apart, where there is most room', () => {
    const { page } = disaster([6], { world: before(laid(), [4, 1, 1]) });
    const caves = page.pieces.filter((it) => it.kind === 'cave');
    const [a, b, c] = caves.map(({ shape }) => centreOf(shape)) as [Point, Point, Point];
    expect(sidesBetweenCaves(page)).toEqual(Array(3).fill(expect.closeTo(1.5, 2)));
    expect(Math.min(a.y, b.y, c.y)).toBeGreaterThan(17);
    expect(page.marks.map((it) => [it.kind, it.piece])).toEqual(caves.map((it) => ['plague', it.id]));
  });
});

describe('a fallen star', () => {
  it('[H1-DIS-07] [H1-DIS-T1.7] leaves a crater with a treasure, and three tunnels down from it', () => {
    const world = disaster([7], { spots: { 'H1-DIS-07': [{ x: 12, y: 4 }] } });
    const { page } = world;
    const [crater] = page.pieces;
    expect(centreOf((crater as Piece).shape)).toEqual({ x: 12, y: 4.5 });
    expect(page.beads).toMatchObject([{ kind: 'treasure', owner: null, piece: crater?.id }]);
    expect(tunnels(world).map((it) => pathLength(it.shape.path))).toEqual(Array(3).fill(expect.closeTo(4.5, 2)));
    expect(tunnels(world).map((it) => ends(it)[1])).toEqual([
      { x: expect.closeTo(12 + 5 / Math.SQRT2, 2), y: expect.closeTo(4.5 + 5 / Math.SQRT2, 2) },
      { x: 12, y: 9.5 },
      { x: expect.closeTo(12 - 5 / Math.SQRT2, 2), y: expect.closeTo(4.5 + 5 / Math.SQRT2, 2) },
    ]);
    expect(entrances(page)).toMatchObject([{ x: 12, pieces: [crater?.id] }]);
  });

  it('falls beside a valley, never over it', () => {
    const { page } = disaster([7], { world: laid('scorched lands'), spots: { 'H1-DIS-07': [{ x: 8, y: 4 }] } });
    const crater = page.pieces.find((it) => it.what.kind === 'crater') as Piece;
    expect(centreOf(crater.shape).x).toBeLessThan(6);
    expect(entrances(page)).toHaveLength(1);
  });
});

it('[H1-DIS-08] a disaster of the first age hurts nobody, and changes neither age nor year', () => {
  const world = before(laid(), [2, 5, 3, 2, 6]);
  const beads = world.page.beads.length;
  const ages = world.ages.length;
  disaster([1], { world });
  expect(world.page.beads.filter((it) => it.until === null)).toHaveLength(beads);
  expect([world.ages.length, world.journal.age, world.journal.turn]).toEqual([ages, 'primordial', 0]);
});

describe('the Great Disaster', () => {
  /** A world in which the Dwarves have come to their end. */
  function ended(): FirstWorld {
    const world = before(laid(), [4, 2, 2]);
    const rule = function* (it: FirstWorld): Rule {
      world.at = { age: 'civilization', phase: 'arrival', nth: 0 };
      while (it.at.age === 'civilization') yield* firstEdition.next(it) as Rule;
    };
    playOut({ world, rule }, { dice: null, choose: { 'H1-CIV-01': ['dwarves'] } });
    return world;
  }

  it('[H1-DIS-01] [H1-CIV-02] comes when the civilization has ended, lasts ten years, and lies on a sheet of its own', () => {
    const world = ended();
    expect(world.at).toEqual({ age: 'disaster' });
    expect(world.page.beadsOf(world.civs[0]?.group.id ?? '')).toEqual([]);
    const pieces = world.page.pieces.length;
    playOut({ world, rule: (it) => firstEdition.next(it) as Rule }, { dice: [7] });
    expect(world.ages.map(({ name }) => name)).toEqual(['primordial', 'civilization', 'disaster']);
    expect([world.journal.turn, world.ages.at(-1)?.turns, world.at]).toEqual([
      10,
      10,
      { age: 'monsters', phase: 'set-up', nth: 0 },
    ]);
    expect(world.page.pieces.slice(pieces).map((it) => [it.age, sheetOf(world, it)])).toEqual(
      Array(4).fill(['disaster', 2]),
    );
    const order = world.journal.entries.flatMap(({ kind, age }) =>
      ['cleared away', 'age ended', 'age began'].includes(kind) && age !== 'primordial' ? [`${kind}: ${age}`] : [],
    );
    expect(order).toEqual([
      'age began: civilization',
      'cleared away: civilization',
      'age ended: civilization',
      'age began: disaster',
      'age ended: disaster',
    ]);
  });

  it('[H1-DIS-08] hurts no beads, and joins the rooms that it crosses', () => {
    const world = ended();
    const beads = world.page.beads.filter((it) => it.until === null).length;
    expect(beads).toBeGreaterThan(0);
    playOut({ world, rule: (it) => firstEdition.next(it) as Rule }, { dice: [1] });
    expect(world.page.beads.filter((it) => it.until === null)).toHaveLength(beads);
  });

  it('[H1-DIS-09] a row of its table that a primordial event sends to is carried out alone', () => {
    const world = before(laid(), [8, 2, 7]);
    expect(world.page.features.at(-1)?.kind).toBe('star');
    expect([world.ages.length, world.sheets, world.journal.age, calendarYear(world, world.journal)]).toEqual([
      1,
      [],
      'primordial',
      0,
    ]);
  });
});
