import {
  areConnected,
  centreOf,
  depthIn,
  distance,
  gap,
  type Piece,
  type Point,
  pathLength,
  surfaceOver,
  waysOn,
} from '@understory/page';
import type { Spot } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { playEvent, rollEvent } from '../../src/first/event-tables.ts';
import type { EventTable } from '../../src/first/events.ts';
import { type FirstWorld, firstEdition, firstOptions } from '../../src/first/index.ts';
import { entrances, network } from '../../src/first/words/network.ts';
import { rockOf } from '../../src/first/words/rock.ts';
import { anyGame, firstAge, laid, sidesBetweenCaves, WORLD_KEYS } from './world-at.ts';

interface Script {
  readonly world?: FirstWorld;
  readonly landed?: Point | null;
  readonly spots?: readonly Spot[];
  readonly choose?: readonly string[];
  readonly names?: readonly string[];
}

/** An event of a table, from its own die on. */
function event(
  dice: number[],
  { world = laid(), landed = { x: 15, y: 12 }, ...script }: Script = {},
  of: EventTable = 'primordial',
) {
  return playOut(
    {
      world,
      *rule(it: FirstWorld) {
        yield* playEvent(it, of, yield* rollEvent(of, 'test'), landed);
      },
    },
    { dice, ...script },
  ).world.page;
}

const at = (piece: Piece | undefined) => piece && centreOf(piece.shape);
const points = ({ shape }: Piece) => shape.path.map((it) => Math.round(it * 100) / 100);
const close = (x: number, y: number) => ({ x: expect.closeTo(x, 2), y: expect.closeTo(y, 2) });

describe('the Primordial Age', () => {
  it('[H1-PRM-02] has three events, each of a die: its number, then where it lands', () => {
    const { world, asked } = playOut(firstEdition, {
      options: firstOptions(),
      dice: [4, 1, 1, 4, 2, 2, 4, 3, 3],
      until: (_, { journal }) => journal.age !== 'primordial',
    });
    expect(world.page.features.map((it) => it.kind)).toEqual(['land', 'gold', 'gold', 'gold']);
    expect(asked.map((it) => [it.ask, it.clause]).slice(0, 3)).toEqual([
      ['roll', 'H1-PRM-T1'],
      ['spot', 'H1-PRM-02'],
      ['roll', 'H1-PRM-T1.4'],
    ]);
    const over = world.journal.entries.find((it) => it.kind === 'age ended');
    expect(over).toMatchObject({ clause: 'H1-PRM-02' });
    expect(world.ages[0]).toMatchObject({ name: 'primordial', end: [over?.tick] });
  });

  it('is the first age, and logs each result of its table', () => {
    const { journal } = firstAge('logged', {}).world;
    expect(journal.entries[0]).toMatchObject({ age: 'primordial', kind: 'age began', clause: 'H1-GEN-01' });
    expect(journal.entries.filter((it) => it.kind === 'feature').length).toBeGreaterThanOrEqual(3);
  });
});

describe('ore', () => {
  it('[H1-PRM-T1.1] [H1-PRM-03] mithral lies in two triangles, a tip towards the nearest corner, three lodes each', () => {
    const page = event([1], {
      spots: [
        { x: 7.5, y: 7.5 },
        { x: 25, y: 16 },
      ],
    });
    const [ore, other] = page.pieces;
    const [tipX, tipY, ...others] = (ore as Piece).shape.path as [number, number, ...number[]];
    expect(distance(tipX, tipY, others[0] as number, others[1] as number)).toBeCloseTo(2.25, 2);
    expect((tipY - 7.5) / (tipX - 7.5)).toBeCloseTo(1, 2);
    expect(tipX).toBeLessThan(7.5);
    expect((other?.shape.path[0] as number) > 25 && (other?.shape.path[1] as number) > 16).toBe(true);
    expect(page.units.map((it) => [it.kind, it.piece])).toEqual([
      ...Array(3).fill(['mithral', ore?.id]),
      ...Array(3).fill(['mithral', other?.id]),
    ]);
    const [first] = page.units;
    expect(first?.at).toEqual(close((tipX + (others[0] as number)) / 2, (tipY + (others[1] as number)) / 2));
    expect(page.labels.filter(({ what }) => what.kind === 'mithral ore')).toHaveLength(2);
  });

  it('[H1-WE-01] [H1-PRM-T1.4] [H1-PRM-04] a gold vein runs from a number on the left to one on the right', () => {
    const page = event([4, 2, 5]);
    const [vein] = page.pieces;
    expect(vein && points(vein)).toEqual([0, 8.25, 30, 16.75]);
    expect(vein && pathLength(vein.shape.path)).toBeCloseTo(31.18, 2);
    expect(page.units).toHaveLength(15);
    expect(page.units[0]?.at).toEqual(close(0.96, 8.52));
    expect(page.units[14]?.at).toEqual(close(27.9, 16.16));
  });

  it('has no lodes in the open of a rift', () => {
    const page = event([4, 1, 1], { world: laid('rift of sorrows') });
    expect(page.units.map(({ at: { x } }) => x).filter((x) => x > 12.3 && x < 17.7)).toEqual([]);
    expect(page.units).toHaveLength(12);
  });
});

describe('natural caverns', () => {
  it('[H1-WE-05] [H1-PRM-05] [H1-PRM-T1.2–3] come until Fate is applied', () => {
    const spots = [
      { x: 5, y: 8 },
      { x: 10, y: 8 },
      { x: 20, y: 15 },
    ];
    const page = event([3, 3, 2, 5, 6], { spots });
    const [a, b, c, ...others] = page.pieces;
    expect(others).toEqual([]);
    expect([a, b, c].map(at)).toEqual(spots);
    expect(page.beadsIn(a?.id ?? '').map(({ kind }) => kind)).toEqual(['treasure', 'treasure']);
    expect(page.beadsIn(b?.id ?? '').map(({ kind, owner }) => [kind, owner])).toEqual([['population', null]]);
    expect(page.marks).toMatchObject([{ kind: 'fate', piece: c?.id, what: { kind: 'fate sign' } }]);
  });

  it('[H1-PRM-05] and never more than six', () => {
    expect(event([2, 4, 4, 4, 4, 4, 4]).pieces).toHaveLength(6);
  });

  it('[H1-MEA-T1.1] are a bead across, and hold one', () => {
    const [cave] = event([2, 6]).pieces;
    expect(cave?.shape.swell).toBe(0.5);
    expect(cave?.area).toBe(1);
  });

  it('[H1-PRM-T2.1] [H1-MEA-23] has a tunnel through it, 4.5 long, within 45 degrees of level', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const page = playOut(
        {
          world: laid(),
          *rule(it: FirstWorld) {
            yield* playEvent(it, 'primordial', yield* rollEvent('primordial', 'test'), null);
          },
        },
        {
          dice: [2, 1, 6],
          spots: {
            'H1-PRM-05': [
              { x: 15, y: 12 },
              { x: 5, y: 15 },
            ],
          },
          seed,
        },
      ).world.page;
      const tunnel = page.pieces.find((it) => it.kind === 'tunnel') as Piece;
      const [ax, ay, bx, by] = tunnel.shape.path as [number, number, number, number];
      expect(pathLength(tunnel.shape.path)).toBeCloseTo(4.5, 2);
      expect([(ax + bx) / 2, (ay + by) / 2]).toEqual([expect.closeTo(15, 2), expect.closeTo(12, 2)]);
      expect(Math.abs(by - ay)).toBeLessThanOrEqual(Math.abs(bx - ax) + 0.01);
    }
  });

  it('holds a plague of d4, by its sign', () => {
    const page = event([2, 2, 3, 6]);
    expect(page.marks[0]).toMatchObject({ kind: 'plague', what: { kind: 'plague sign', number: 3 } });
  });

  it('[H1-PRM-T2.3] [H1-PRM-T2.5] holds gems, a beast, or Fate', () => {
    const page = event([2, 3, 4, 5, 6]);
    const [gems, beast, fate] = page.pieces;
    expect(page.countIn(gems?.id ?? '')).toBe(4);
    expect(page.beadsIn(beast?.id ?? '', 'population')).toHaveLength(1);
    expect(page.marks.map((it) => [it.kind, it.piece])).toEqual([['fate', fate?.id]]);
  });

  it('[H1-PRM-T2.4] [H1-PRM-T2.7] [H1-PRM-T2.8] [H1-MEA-11] is empty, or full of water, or of magma', () => {
    const page = event([2, 4, 7, 8, 6]);
    expect(page.pieces.map((it) => it.kind)).toEqual(['cave', 'water', 'magma', 'cave']);
    expect(page.beads).toEqual([]);
    expect([...network(page).rooms.keys()]).toEqual([page.pieces[0]?.id, page.pieces[3]?.id]);
  });
});

describe('a complex of caves', () => {
  it('[H1-PRM-06] [H1-PRM-T1.5] [H1-MEA-05] [H1-MEA-06] is three caves with a beast each, all joined, one straight above the others', () => {
    const page = event([5], { landed: { x: 15, y: 14 } });
    const caves = page.pieces.filter((it) => it.kind === 'cave');
    const [a, b, c] = caves.map(({ shape }) => centreOf(shape)) as [Point, Point, Point];
    expect(sidesBetweenCaves(page)).toEqual(Array(3).fill(expect.closeTo(2.5, 2)));
    expect([(a.x + b.x + c.x) / 3, (a.y + b.y + c.y) / 3]).toEqual([expect.closeTo(15, 2), expect.closeTo(14, 2)]);
    expect(a).toEqual(close(15, 14 - 2.5 / Math.sqrt(3)));
    expect(page.pieces.filter((it) => it.kind === 'tunnel')).toHaveLength(3);
    for (const it of caves) expect(page.beadsIn(it.id, 'population')).toHaveLength(1);
    expect(caves.map((it) => waysOn(network(page), { piece: it.id, along: 0 }).map(({ length }) => length))).toEqual(
      Array(3).fill([expect.closeTo(2.5, 2), expect.closeTo(2.5, 2)]),
    );
  });

  it('[H1-PRM-06] opens to the surface where that is near', () => {
    const page = event([5], { landed: { x: 15, y: 7.5 } });
    expect(entrances(page)).toMatchObject([{ x: 15, y: 4 }]);
    expect(page.pieces.filter((it) => it.kind === 'tunnel')).toHaveLength(4);
    expect(entrances(event([5], { landed: { x: 15, y: 8.4 } }))).toEqual([]);
  });

  it('[H1-PRM-06] [H1-MEA-40] is moved as a whole where it would stick out', () => {
    const page = event([5], { landed: { x: 1, y: 20 } });
    const caves = page.pieces.filter((it) => it.kind === 'cave');
    const [a, b, c] = caves.map(({ shape }) => centreOf(shape)) as [Point, Point, Point];
    expect(sidesBetweenCaves(page)).toEqual(Array(3).fill(expect.closeTo(2.5, 2)));
    expect(Math.min(a.x, b.x, c.x)).toBeCloseTo(0.5, 2);
    expect(Math.max(a.y, b.y, c.y)).toBeCloseTo(20.5, 2);
  });

  it('[H1-ALT-18] has its tip away from the middle of a pocket universe', () => {
    const page = event([5], { world: laid('pocket universe'), landed: { x: 20, y: 10.5 } });
    expect(at(page.pieces.find((it) => it.kind === 'cave'))).toEqual(close(20 + 2.5 / Math.sqrt(3), 10.5));
  });
});

describe('a river', () => {
  it('[H1-WE-02] [H1-PRM-T1.6] [H1-PRM-07] [H1-PRM-08] [H1-PRM-10] runs off the bottom', () => {
    const page = event([6, 3, 2, 7, 10, 8, 6, 6, 6]);
    const water = page.pieces.filter((it) => it.kind === 'water').map(points);
    expect(water).toEqual([
      [0, 11.08, 4.5, 11.08],
      [4.5, 11.08, 8.4, 13.33],
      [8.4, 13.33, 8.4, 15.58],
      [8.4, 15.58, 12.9, 15.58],
      [12.9, 15.58, 16.79, 17.83],
      [16.79, 17.83, 20.69, 20.08],
      [20.69, 20.08, 22.28, 21],
    ]);
    expect(page.pieces.filter((it) => it.kind === 'cave').map(at)).toEqual([close(10.65, 15.58)]);
  });

  it('[H1-PRM-T3.1–3] [H1-PRM-T3.4–5] [H1-PRM-T3.6–7] [H1-PRM-T3.8–9] [H1-PRM-T3.10] names the row of each piece', () => {
    const page = event([6, 3, 1, 5, 7, 9, 10, 6, 6, 6, 6]);
    expect(page.pieces.map(({ clause, kind, what }) => [clause, kind, what.kind]).slice(0, 6)).toEqual([
      ['H1-PRM-T3.1–3', 'water', 'stretch of river'],
      ['H1-PRM-T3.4–5', 'water', 'stretch of river'],
      ['H1-PRM-T3.6–7', 'water', 'stretch of river'],
      ['H1-PRM-T3.8–9', 'water', 'stretch of river'],
      ['H1-PRM-T3.8–9', 'cave', 'natural cave'],
      ['H1-PRM-T3.10', 'water', 'waterfall'],
    ]);
  });

  it('[H1-WE-03] [H1-PRM-09] meets the surface in a lake, and goes down again without a roll', () => {
    const page = event([6, 1, 4, 2, 1, 10, 10, 10, 10, 10, 10, 10]);
    const runs = page.pieces.filter((it) => it.shape.swell === 0.3).map(points);
    expect(runs.slice(0, 3)).toEqual(
      [
        [0, 5.42, 2.45, 4],
        [2.45, 4, 6.35, 6.25],
        [6.35, 6.25, 10.85, 6.25],
      ].map((run) => run.map((it) => expect.closeTo(it, 1))),
    );
    expect(page.pieces.find((it) => it.what.kind === 'lake')?.shape.path.filter((_, i) => i % 2 === 0)).toEqual([
      expect.closeTo(1.45, 1),
      expect.closeTo(2.45, 1),
      expect.closeTo(3.45, 1),
      expect.closeTo(2.45, 1),
    ]);
    expect(entrances(page)).toEqual([]);
  });

  it('[H1-PRM-09] or in a sinkhole, which is an entrance with a cave 2.25 down', () => {
    const page = event([6, 1, 4, 5, 10, 10, 10, 10, 10, 10, 10]);
    expect(entrances(page)).toMatchObject([{ x: expect.closeTo(2.45, 1), y: 4 }]);
    const [shaft] = page.pieces.filter((it) => it.what.kind === 'sinkhole');
    const [cave] = page.pieces.filter((it) => it.kind === 'cave');
    expect(shaft && pathLength(shaft.shape.path)).toBeCloseTo(2.25, 2);
    expect(shaft && cave && areConnected(network(page), shaft.id, cave.id)).toBe(true);
    expect(at(cave)).toEqual(close(2.454, 6.75));
  });

  it('ends in a lake on the floor of a valley', () => {
    const page = event([6, 1, 1, 1], { world: laid('scorched lands') });
    const [lake] = page.pieces.filter((it) => it.what.kind === 'lake');
    expect(lake && centreOf(lake.shape)).toEqual(close(9, 8.8));
    expect(page.pieces.at(-2)).toMatchObject({ what: { kind: 'waterfall' }, clause: 'H1-ALT-19' });
  });

  it('[H1-ALT-16] ends where it leaves a pocket universe', () => {
    const page = event([6, 1, 1, 4], { world: laid('pocket universe') });
    const [, rising, ...others] = page.pieces;
    expect(others).toEqual([]);
    const [x, y] = (rising as Piece).shape.path.slice(-2) as [number, number];
    expect(((x - 15) / 12) ** 2 + ((y - 10.5) / 8) ** 2).toBeCloseTo(1, 1);
  });

  it('[H1-ALT-04] runs down a flank that is too steep for it, and goes on from its foot', () => {
    const page = event([6, 1, 1, 4, 4, 1, 10, 10, 10, 10, 10, 10, 10], { world: laid('firetop range') });
    const flank = page.pieces.find((it) => it.clause === 'H1-ALT-04' && it.kind === 'water');
    expect(flank && points(flank).slice(-2)).toEqual([14, 6.5]);
  });
});

describe('the Ancient Wyrm', () => {
  it('[H1-PRM-12] [H1-PRM-T1.7] [H1-MEA-T1.2] sleeps in a cave for two, with a treasure', () => {
    const page = event([7], { landed: { x: 12, y: 9 }, names: ['Old Gnaw'] });
    const [cave] = page.pieces;
    expect(cave).toMatchObject({ kind: 'cave', area: 2, what: { kind: 'cave of the Wyrm', name: 'Old Gnaw' } });
    expect(at(cave)).toEqual(close(12, 9));
    expect(page.beadsIn(cave?.id ?? '').map(({ kind, owner }) => [kind, owner])).toEqual([
      ['population', null],
      ['treasure', null],
    ]);
    expect(page.labels.at(-1)).toMatchObject({ about: cave?.id, what: { text: 'Old Gnaw' } });
  });

  it('[H1-NAM-T4.1] [H1-NAM-T4.2] [H1-NAM-T4.3] [H1-NAM-T4.4] [H1-NAM-T4.5] [H1-NAM-T4.6] [H1-NAM-T4.7] [H1-NAM-T4.8] [H1-NAM-T4.9] [H1-NAM-T4.10] is offered a name of two words, none twice on a map', () => {
    const [first, second] = [
      ['Old', 'Grey', 'Black', 'Red', 'Blind', 'Mad', 'Great', 'Patient', 'Lame', 'Hungry'],
      ['Gnaw', 'Splitjaw', 'Cinder', 'Longtooth', 'Sorrow', 'Belly', 'Ruin', 'Whisper', 'Tusk', 'Mother'],
    ] as const;
    const all = first.flatMap((a) => second.map((b) => `${a} ${b}`));
    const world = laid();
    const given: string[] = [];
    for (let i = 0; i < 100; i++) {
      event([7], { world, landed: { x: 12, y: 9 } });
      const label = world.page.labels.at(-1)?.what as { text?: string } | undefined;
      given.push(label?.text ?? '');
    }
    expect([...given].sort()).toEqual([...all].sort());
  });
});

describe('an eight', () => {
  it('[H1-WE-04] [H1-PRM-T1.8] [H1-PRM-16] sends to the other table, twice at the most', () => {
    const page = event([8, 2, 8, 4, 8, 1]);
    expect(page.features.map((it) => it.kind)).toEqual(['land', 'mithral']);
    expect(page.units).toHaveLength(6);
    expect(event([8, 5, 8, 5, 8, 8, 8, 4, 1, 1]).features.at(-1)?.kind).toBe('gold');
  });

  it('[H1-PRM-T1.8] lets the player choose an event on a 6; a complex by default', () => {
    expect(event([8, 6], { choose: ['wyrm'] }).features.at(-1)?.kind).toBe('wyrm');
    expect(event([8, 6]).features.at(-1)?.kind).toBe('complex');
  });

  it('or make one up: its name in the nearest room, or in a cave where the die landed', () => {
    const world = laid();
    const own = { choose: ['own', 'no'], names: ['A humming stone'] };
    event([8, 6], { world, landed: { x: 20, y: 9 }, ...own });
    const [cave, ...others] = world.page.pieces;
    expect(others).toEqual([]);
    expect(at(cave)).toEqual(close(20, 9));
    event([8, 6], { world, landed: { x: 5, y: 18 }, ...own });
    expect(world.page.pieces).toHaveLength(1);
    expect(world.page.labels.slice(-2).map((it) => [it.about, it.what])).toEqual([
      [cave?.id, { kind: 'as written', text: 'A humming stone' }],
      [cave?.id, { kind: 'as written', text: 'A humming stone' }],
    ]);
  });

  it('[H1-DIS-T1.8] and lets the player choose a disaster; an earthquake by default', () => {
    expect(event([8, 6], {}, 'disaster').features.at(-1)?.kind).toBe('earthquake');
    expect(event([8, 6], { choose: ['star'] }, 'disaster').features.at(-1)?.kind).toBe('star');
    expect(event([8, 3, 4, 1, 1], {}, 'disaster').features.at(-1)?.kind).toBe('gold');
  });
});

describe.each(WORLD_KEYS)('in the world: %s', (world) => {
  it('[H1-MEA-40] all that the first age draws lies on the page, and caves lie in the rock', () => {
    for (let i = 0; i < 25; i++) {
      const { page } = firstAge(`${world} ${i}`, { world }).world;
      const rock = rockOf(page);
      for (const { kind, shape, variant, what } of page.pieces) {
        for (let k = 0; k < shape.path.length; k += 2)
          expect(page.onPage(shape.path[k] as number, shape.path[k + 1] as number), `${what.kind} ${i}`).toBe(true);
        if (kind !== 'cave' || variant !== null) continue;
        const { x, y } = centreOf(shape);
        expect(depthIn(rock, x, y), `${what.kind} ${i}`).toBeGreaterThanOrEqual(0.49);
      }
    }
  });

  it('lodes lie on their ore', () => {
    for (let i = 0; i < 10; i++) {
      const { page } = firstAge(`${world} ore ${i}`, { world }).world;
      for (const { at: lode, piece } of page.units)
        expect(gap(page.piece(piece).shape, { path: [lode.x, lode.y], closed: false, swell: 0 })).toBeLessThan(0.01);
    }
  });

  it('the same seed gives the same map and log', () => {
    const [one, other] = [anyGame(`${world} again`, { world }), anyGame(`${world} again`, { world })];
    expect(one.world.journal.entries).toEqual(other.world.journal.entries);
    expect(one.world.page.pieces).toEqual(other.world.page.pieces);
    expect(surfaceOver(one.world.page, { x: 15, y: 12 })).toEqual(surfaceOver(other.world.page, { x: 15, y: 12 }));
  });
});
