import {
  type Bead,
  bounds,
  clock,
  disc,
  distance,
  gapTo,
  line,
  type Piece,
  type Point,
  pathLength,
} from '@understory/page';
import { asWritten, stream } from '@understory/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw } from '../../src/second/draw.ts';
import type { SecondWorld } from '../../src/second/index.ts';
import { areJoined } from '../../src/second/monsters/ground/places.ts';
import { areNeighbours, isNear, knownPlaces, learn } from '../../src/second/monsters/ground/territory.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { courseTo } from '../../src/second/monsters/steps/course.ts';
import { exploit } from '../../src/second/monsters/steps/exploit.ts';
import { rulesOf } from '../../src/second/monsters/steps/steps.ts';
import { arrange } from '../arrange.ts';
import { type At, denAt } from './den-at.ts';
import {
  act,
  beadCount,
  canDo,
  doesKnow,
  drawnSince,
  EXPLORE,
  endOf,
  exploreTo,
  homePiece,
  lastPath,
  lengthOf,
  stepOf,
} from './moves-at.ts';
import { caveAt, nexusAt, roomAt, tunnelAt, unitAt, waterAt, wildAt } from './things-at.ts';

const goblinsAt = (seats: readonly At[], before: (world: SecondWorld) => void = () => {}) =>
  denAt({ monsters: [{ card: 'Goblins', seats }], before });
const [A, B] = [0, 1];
const of = (den: ReturnType<typeof denAt>, i: number) => den.monsters[i] as Monster;

describe('an exploration', () => {
  it('[H2-MON-E02] [H2-ACT-231] goes 4.5 beads straight from the seat’s edge, and makes a neighbour of whom it finds', () => {
    const den = denAt({
      monsters: [
        { card: 'Goblins', seats: [[10, 10]] },
        { card: 'Ogre', seats: [[15.6, 10]] },
      ],
    });
    expect(areNeighbours(den, of(den, A), of(den, B))).toBe(false);
    expect(exploreTo(den, of(den, A), { x: 20, y: 10 })).toBe(true);
    const path = lastPath(den);
    expect(path.slice(0, 2)).toEqual([10.5, 10]);
    expect(endOf(path).x).toBeCloseTo(15, 3);
    expect(endOf(path).y).toBeCloseTo(10, 3);
    expect(doesKnow(den, of(den, A), homePiece(den, of(den, B)))).toBe(true);
    expect(areNeighbours(den, of(den, A), of(den, B))).toBe(true);
  });

  it('[H2-ACT-231] draws a tunnel where it leads through rock, and none where a place is open', () => {
    const den = goblinsAt([[10, 10]], (world) => {
      caveAt(world, [13, 10], 0.8);
    });
    const many = den.world.page.pieces.length;
    exploreTo(den, of(den, A), { x: 20, y: 10 });
    const dug = drawnSince(den, many);
    expect(dug.map((it) => it.kind)).toEqual(['tunnel', 'tunnel']);
    const cave = den.world.page.pieces[0] as Piece;
    for (const it of dug) {
      expect(it.owner).toBe(of(den, A).id);
      expect(it.variant).toBe('warren');
      expect(den.world.page.touches(it.shape, cave.shape)).toBe(true);
      expect(gapTo(it.shape, 13, 10)).toBeGreaterThan(0.5);
    }
    expect(bounds((dug[1] as Piece).shape).right).toBeCloseTo(15, 2);
  });

  it('[H2-ACT-231] bends where it follows an open way, and digs nothing there', () => {
    const den = goblinsAt([[10, 10]], (world) => {
      tunnelAt(world, 10.5, 10, 12, 10, 12, 13);
      caveAt(world, [12, 13.9], 0.9);
    });
    const many = den.world.page.pieces.length;
    const cave = den.world.page.pieces[1] as Piece;
    exploreTo(den, of(den, A), { x: 12, y: 13.5 });
    const path = lastPath(den);
    expect(path.length).toBeGreaterThan(4);
    expect(lengthOf(path)).toBeCloseTo(4.5, 1);
    expect(doesKnow(den, of(den, A), cave)).toBe(true);
    expect(drawnSince(den, many)).toEqual([]);
  });

  it('[H2-ACT-232] knows what the path enters or passes within half a bead, the new tunnel too, and nothing farther', () => {
    const den = goblinsAt([[10, 10]], (world) => {
      caveAt(world, [12, 11], 0.51);
      caveAt(world, [13.5, 11.1], 0.5);
    });
    const [near, far] = den.world.page.pieces as Piece[];
    const many = den.world.page.pieces.length;
    exploreTo(den, of(den, A), { x: 20, y: 10 });
    expect(doesKnow(den, of(den, A), near as Piece)).toBe(true);
    expect(doesKnow(den, of(den, A), far as Piece)).toBe(false);
    const [tunnel] = drawnSince(den, many);
    expect(doesKnow(den, of(den, A), tunnel as Piece)).toBe(true);
    expect(isNear(den, of(den, A), disc(15, 10, 0))).toBe(true);
  });

  it('[H2-ACT-231] goes on from the edge of what it knows already', () => {
    const den = goblinsAt([[10, 10]]);
    exploreTo(den, of(den, A), { x: 20, y: 10 });
    exploreTo(den, of(den, A), { x: 25, y: 10 });
    expect(endOf(lastPath(den)).x).toBeCloseTo(19.5, 2);
  });

  it('[H2-ACT-233] passes round magma and the Void at no cost of length', () => {
    const rounded = goblinsAt([[10, 10]], (world) => {
      unitAt(world, 'magma', [12.5, 10]);
    });
    const magma = rounded.world.page.pieces[0] as Piece;
    exploreTo(rounded, of(rounded, A), { x: 20, y: 10 });
    const path = lastPath(rounded);
    expect(rounded.world.page.gap(line(path, 0), magma.shape)).toBeGreaterThan(0);
    expect(endOf(path).x).toBeGreaterThan(15.5);
    const voided = goblinsAt([[10, 10]], (world) => {
      nexusAt(world, 'void', [12.5, 10], 'void');
    });
    exploreTo(voided, of(voided, A), { x: 20, y: 10 });
    const hole = voided.world.page.pieces[0] as Piece;
    expect(voided.world.page.gap(line(lastPath(voided), 0), hole.shape)).toBeGreaterThan(0);
  });

  it('[H2-ACT-233] never rises above the surface line, and stops half a bead from the edge of the page', () => {
    const up = goblinsAt([[10, 6]]);
    exploreTo(up, of(up, A), { x: 10, y: 0 });
    expect(endOf(lastPath(up)).y).toBeCloseTo(4, 1);
    const side = goblinsAt([[2, 10]]);
    exploreTo(side, of(side, A), { x: 0, y: 10 });
    expect(endOf(lastPath(side)).x).toBeCloseTo(0.5, 2);
  });

  it('[H2-ACT-233] stops at the first seat of another group, wild ones included', () => {
    const den = goblinsAt([[10, 10]], (world) => {
      wildAt(world, [13, 10], 1);
      caveAt(world, [14.8, 10], 0.5);
    });
    const [lair, beyond] = den.world.page.pieces as Piece[];
    exploreTo(den, of(den, A), { x: 20, y: 10 });
    expect(endOf(lastPath(den)).x).toBeCloseTo(12.5, 2);
    expect(doesKnow(den, of(den, A), lair as Piece)).toBe(true);
    expect(doesKnow(den, of(den, A), beyond as Piece)).toBe(false);
  });

  it('[H2-MON-120] [H2-ACT-302] a random hand heads for any of the twelve hours', () => {
    const den = goblinsAt([[15, 12]]);
    const ask = rulesOf(EXPLORE).play(den, of(den, A), EXPLORE, null).next().value;
    if (typeof ask !== 'object' || ask.ask !== 'spot') throw new Error('no spot was asked for');
    const hours = Array.from({ length: 12 }, (_, i) => clock(i + 1));
    const taken = Array.from({ length: 240 }, (_, i) => {
      const { x, y } = ask.where.any(stream('hours', String(i)));
      return hours.findIndex((to) => distance((x - 15) / 5, (y - 12) / 5, to.x, to.y) < 0.2);
    });
    for (const [hour] of hours.entries()) expect(taken.filter((it) => it === hour).length).toBeGreaterThan(5);
    expect(taken).not.toContain(-1);
  });

  it('[H2-ACT-234] is always possible', () => {
    const den = goblinsAt([[0.6, 20.4]]);
    expect(canDo(den, of(den, A), EXPLORE)).toBe(true);
    expect(exploreTo(den, of(den, A), { x: 0, y: 21 })).toBe(true);
  });

  it('[H2-MON-T2.2] [H2-ACT-233] stops at a plague, which takes three, strikes itself out, and is no danger to the next', () => {
    const den = denAt({
      monsters: [
        {
          card: 'Goblins',
          seats: [
            [10, 10],
            [10, 11.5],
            [10, 13],
            [10, 14.5],
          ],
        },
        { card: 'Ogre', seats: [[10, 3.5]] },
      ],
      before: (world) => {
        nexusAt(world, 'plague', [13, 10]);
        caveAt(world, [14.5, 10], 0.5);
      },
    });
    const [plague, beyond] = den.world.page.pieces as Piece[];
    exploreTo(den, of(den, A), { x: 20, y: 10 });
    expect(beadCount(den, of(den, A), 'population')).toBe(1);
    expect(endOf(lastPath(den)).x).toBeCloseTo(11.7, 2);
    expect(doesKnow(den, of(den, A), plague as Piece)).toBe(true);
    expect(doesKnow(den, of(den, A), beyond as Piece)).toBe(false);
    expect(den.world.page.marks.filter((it) => it.until === null)).toEqual([]);
    expect(of(den, A).past.losses.every((it) => it.by === null)).toBe(true);
    learn(den, of(den, B), plague as Piece);
    expect(beadCount(den, of(den, B), 'population')).toBe(1);
    exploreTo(den, of(den, A), { x: 20, y: 10 });
    expect(beadCount(den, of(den, A), 'population')).toBe(1);
    expect(endOf(lastPath(den)).x).toBeGreaterThan(15);
  });

  it('[H2-MON-T2.2] takes all there are, if they are fewer, and the group is dead', () => {
    const den = goblinsAt([[10, 10]], (world) => {
      nexusAt(world, 'plague', [13, 10]);
    });
    const goblins = of(den, A);
    exploreTo(den, goblins, { x: 20, y: 10 });
    expect(den.monsters).not.toContain(goblins);
    expect(den.world.journal.entries.find((it) => it.kind === 'died')).toMatchObject({ by: { cause: 'plague' } });
  });

  it('[H2-MON-T2.3] destroys whoever finds Fate, with nobody’s credit, and the spot stays', () => {
    const den = denAt({
      monsters: [
        {
          card: 'Goblins',
          seats: [
            [10, 10],
            [10, 11.5],
          ],
          treasure: [[10, 8.5]],
        },
        { card: 'Ogre', seats: [[13, 13]] },
      ],
      before: (world) => {
        nexusAt(world, 'fate', [13, 10]);
      },
    });
    const [goblins, ogre] = [of(den, A), of(den, B)];
    exploreTo(den, goblins, { x: 20, y: 10 });
    expect(den.monsters).toEqual([ogre]);
    expect(ogre.past.victims).toEqual([]);
    expect(den.world.page.marks.filter((it) => it.until === null && it.kind === 'nexus')).toHaveLength(1);
    expect(den.world.page.beadsOf(null).map((it) => it.kind)).toEqual(['treasure']);
    exploreTo(den, ogre, { x: 13, y: 5 });
    expect(den.monsters).toEqual([]);
  });

  it('[H2-ACT-226] [H2-ACT-222] a Fate that was exploited first does nothing any more', () => {
    const den = denAt({
      monsters: [{ card: 'Medusa', seats: [[10, 10]] }],
      before: (world) => {
        nexusAt(world, 'fate', [13, 10]);
      },
    });
    const medusa = of(den, A);
    expect(act(den, medusa, stepOf(medusa, 'exploit'))).toBe(true);
    expect(den.monsters).toEqual([medusa]);
    exploreTo(den, medusa, { x: 20, y: 10 });
    expect(den.monsters).toEqual([medusa]);
    expect(exploit.isPossible?.(den, medusa, stepOf(medusa, 'exploit') as never)).toBe(false);
  });

  it('[H2-MON-T2.8] remembers for ever that it found the crossroads, and when', () => {
    const den = denAt({
      monsters: [
        { card: 'Goblins', seats: [[10, 10]] },
        { card: 'Ogre', seats: [[16, 10]] },
      ],
      before: (world) => {
        nexusAt(world, 'crossroads', [13, 10], 'room', 0.6);
      },
    });
    const [goblins, ogre] = [of(den, A), of(den, B)];
    exploreTo(den, ogre, { x: 13, y: 10 });
    exploreTo(den, goblins, { x: 13, y: 10 });
    expect(ogre.crossroads).not.toBeNull();
    expect(goblins.crossroads as number).toBeGreaterThan(ogre.crossroads as number);
  });

  it('[H2-MON-140] walks along the surface line, and knows the stretch walked and what stands there, but no biome as a whole', () => {
    const den = denAt({
      monsters: [{ card: 'Knights', seats: [[10, 3.5]] }],
      before: (world) => {
        const path = [11, 4, 25, 4, 25, 3, 11, 3];
        const shape = { path, closed: true, swell: 0 };
        draw(world, { clause: 'H2-SUR-01', kind: 'biome', shape, what: asWritten('a forest'), stratum: 0 });
        roomAt(world, [13.5, 3.5], { kind: 'building' });
      },
    });
    const [forest, hut] = den.world.page.pieces as Piece[];
    const many = den.world.page.pieces.length;
    exploreTo(den, of(den, A), { x: 20, y: 4 });
    const path = lastPath(den);
    expect(path.slice(0, 2)).toEqual([10.5, 4]);
    expect(endOf(path)).toEqual({ x: 15, y: 4 });
    expect(doesKnow(den, of(den, A), hut as Piece)).toBe(true);
    expect(doesKnow(den, of(den, A), forest as Piece)).toBe(false);
    expect(isNear(den, of(den, A), (forest as Piece).shape)).toBe(true);
    expect(isNear(den, of(den, A), disc(20, 4, 0))).toBe(false);
    expect(knownPlaces(den, of(den, A)).filter((it) => it.piece === null)).toHaveLength(1);
    expect(drawnSince(den, many)).toEqual([]);
    exploreTo(den, of(den, A), { x: 1, y: 2 });
    expect(endOf(lastPath(den))).toEqual({ x: 5, y: 4 });
  });

  it('[H2-ACT-231] digs down from the surface for what lies below', () => {
    const den = denAt({ monsters: [{ card: 'Knights', seats: [[10, 3.5]] }] });
    const many = den.world.page.pieces.length;
    exploreTo(den, of(den, A), { x: 10, y: 12 });
    expect(endOf(lastPath(den)).y).toBeGreaterThan(8);
    expect(drawnSince(den, many).map((it) => it.kind)).toEqual(['tunnel']);
  });

  it('[H2-CRD-317] a pike explores only in water: it floods what it digs, and stops at what is dry', () => {
    const den = denAt({
      before: (world) => {
        waterAt(world, [10, 10], 1.2);
        waterAt(world, [14, 10], 1.2);
        caveAt(world, [10, 13], 0.6);
      },
      monsters: [{ card: 'Giant Pike', seats: [[10, 10]] }],
    });
    const pike = of(den, A);
    const [, other, dry] = den.world.page.pieces as Piece[];
    const many = den.world.page.pieces.length;
    exploreTo(den, pike, { x: 14, y: 10 });
    expect(doesKnow(den, pike, other as Piece)).toBe(true);
    expect(drawnSince(den, many)[0]?.kind).toBe('water');
    exploreTo(den, pike, { x: 10, y: 20 });
    expect(endOf(lastPath(den)).y).toBeCloseTo(12.4, 2);
    expect(doesKnow(den, pike, dry as Piece)).toBe(false);
  });

  it('[H2-CRD-317] a pike whose lake lies in a cave digs out of it by a flooded channel', () => {
    const den = denAt({
      before: (world) => {
        caveAt(world, [10, 10], 2);
        waterAt(world, [10, 10.5], 1.2);
      },
      monsters: [{ card: 'Giant Pike', seats: [[10, 5.5]] }],
    });
    const pike = of(den, A);
    const lake = den.world.page.pieces[1] as Piece;
    const [bead] = den.world.page.beadsOf(pike.id);
    arrange(den.world, { kind: 'arranged', clause: 'H2-MON-105' }, [
      { do: 'end', id: (bead as Bead).id },
      { do: 'bead', bead: { ...(bead as Bead), id: 'b99', piece: lake.id, at: { x: 10, y: 10.5 } } },
    ]);
    const many = den.world.page.pieces.length;
    exploreTo(den, pike, { x: 20, y: 10.5 });
    expect(endOf(lastPath(den)).x).toBeGreaterThan(14.5);
    expect(drawnSince(den, many).map((it) => it.kind)).toEqual(['water']);
  });

  it('[H2-ACT-231] goes on straight from where it steps over into another place, and from a seat that it found before', () => {
    const den = denAt({
      before: (world) => {
        caveAt(world, [11.5, 10], 1);
      },
      monsters: [
        { card: 'Goblins', seats: [[10, 10]] },
        { card: 'Ogre', seats: [[11.8, 10]] },
      ],
    });
    const cave = den.world.page.pieces[0] as Piece;
    // The edge of the cave where it touches the home room.
    exploreTo(den, of(den, A), { x: 10.5, y: 10 });
    expect(doesKnow(den, of(den, A), cave)).toBe(true);
    expect(endOf(lastPath(den)).x).toBeCloseTo(11.3, 1);
    exploreTo(den, of(den, A), { x: 11.8, y: 10 });
    expect(lengthOf(lastPath(den))).toBeCloseTo(4.5, 2);
  });

  it('[H2-ACT-231] [H2-ACT-233] from anywhere to anywhere stays on the page and in the rock, and no longer than a finger', () => {
    fc.assert(
      fc.property(
        fc.record({
          from: fc.tuple(fc.integer({ min: 2, max: 28 }), fc.integer({ min: 6, max: 19 })),
          to: fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 42 })),
          caves: fc.array(fc.tuple(fc.integer({ min: 2, max: 28 }), fc.integer({ min: 6, max: 19 })), { maxLength: 5 }),
        }),
        ({ from, to, caves }) => {
          const den = goblinsAt([from], (world) => {
            for (const at of caves) caveAt(world, at, 1.1);
          });
          const goblins = of(den, A);
          const spot: Point = { x: to[0] / 2, y: to[1] / 2 };
          const course = courseTo(den, goblins, spot);
          const many = den.world.page.pieces.length;
          expect(pathLength(course.path)).toBeLessThan(4.51);
          for (let i = 0; i < course.path.length; i += 2) {
            const [x, y] = [course.path[i] as number, course.path[i + 1] as number];
            expect(den.world.page.onPage(x, y)).toBe(true);
            expect(y).toBeGreaterThan(3.99);
          }
          exploreTo(den, goblins, spot);
          for (const it of course.places) expect(doesKnow(den, goblins, it)).toBe(true);
          for (const it of drawnSince(den, many)) expect(areJoined(den, homePiece(den, goblins), it)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});
