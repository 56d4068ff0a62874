import type { Piece } from '@understory/page';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Den } from '../../src/second/monsters/den.ts';
import { homeOf, seatsOf } from '../../src/second/monsters/ground/lair.ts';
import { areNeighbours, learn } from '../../src/second/monsters/ground/territory.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { driveOut } from '../../src/second/monsters/steps/relocate.ts';
import { type At, denAt, ownCard, playIn } from './den-at.ts';
import { beadCount, homePiece } from './moves-at.ts';
import { caveAt, waterAt } from './things-at.ts';

const of = (den: Den, i = 0) => den.monsters[i] as Monster;
const drive = (den: Den, answers: Parameters<typeof playIn>[2] = [], by: Parameters<typeof playIn>[3] = 'story') =>
  playIn(den, () => driveOut(den, of(den), of(den, 1), 'H2-ACT-251', 0), answers, by);

describe('being driven out', () => {
  it('[H2-ACT-266] [H2-ACT-253] goes to the nearest place where it is no neighbour of the one that drove it out', () => {
    const den = denAt({
      before: (world) => {
        caveAt(world, [15, 12], 0.6);
        caveAt(world, [22, 12], 0.6);
        caveAt(world, [28, 12], 0.6);
      },
      monsters: [
        { card: 'Goblins', seats: [[10, 12]], treasure: [[10, 13.5]] },
        { card: 'Orkz', seats: [[12, 12]] },
      ],
    });
    expect(drive(den)).toBe(true);
    expect(homePiece(den, of(den))).toBe(den.world.page.pieces[1]);
    expect(areNeighbours(den, of(den), of(den, 1))).toBe(false);
    expect(beadCount(den, of(den), 'treasure')).toBe(1);
  });

  it('[H2-ACT-266] the player may pick another fitting place; what its driver knows does not fit', () => {
    const at = () => {
      const den = denAt({
        before: (world) => {
          caveAt(world, [22, 12], 0.6);
          caveAt(world, [28, 12], 0.6);
        },
        monsters: [
          { card: 'Goblins', seats: [[10, 12]] },
          { card: 'Orkz', seats: [[12, 12]] },
        ],
      });
      return den;
    };
    const picked = at();
    drive(picked, [['H2-ACT-266', { x: 28, y: 12 }]]);
    expect(homePiece(picked, of(picked))).toBe(picked.world.page.pieces[1]);
    const known = at();
    learn(known, of(known, 1), known.world.page.pieces[0] as Piece);
    drive(known);
    expect(homePiece(known, of(known))).toBe(known.world.page.pieces[1]);
  });

  it('[H2-ACT-266] a fresh lair is dug at the nearest spot that serves, if no place does', () => {
    const den = denAt({
      before: (world) => {
        caveAt(world, [15, 12], 0.6);
      },
      monsters: [
        { card: 'Ogre', seats: [[10, 12]] },
        { card: 'Orkz', seats: [[12, 12]] },
      ],
    });
    expect(drive(den)).toBe(true);
    const home = homePiece(den, of(den));
    expect(home.owner).toBe(of(den).id);
    expect(homeOf(den, of(den)).at).toEqual({ x: 5.5, y: 12 });
  });

  it('[H2-ACT-267] [H2-CRD-C13.1] a pike with no other water loses 1● instead, and stays', () => {
    const den = denAt({
      before: (world) => {
        waterAt(world, [10, 12], 0.9);
        caveAt(world, [22, 12], 0.6);
      },
      monsters: [
        {
          card: 'Giant Pike',
          seats: [
            [9.5, 12],
            [10.5, 12],
          ],
          joined: false,
        },
        { card: 'Orkz', seats: [[13, 12]] },
      ],
    });
    const pike = of(den);
    expect(drive(den)).toBe(false);
    expect(beadCount(den, pike, 'population')).toBe(1);
    expect(pike.past.losses.map((it) => it.by)).toEqual([of(den, 1).id]);
    expect(homePiece(den, pike)).toBe(den.world.page.pieces[0]);
  });

  it('[H2-ACT-267] nor does who never relocates', () => {
    const card = ownCard('card Old Stones\nstart ●●\nalways breed\nrules:\n- never relocates\n');
    const den = denAt({
      monsters: [
        {
          card,
          seats: [
            [10, 12],
            [10, 13.5],
          ],
        },
        { card: 'Orkz', seats: [[12, 12]] },
      ],
    });
    expect(drive(den)).toBe(false);
    expect(beadCount(den, of(den), 'population')).toBe(1);
    expect(homeOf(den, of(den)).at).toEqual({ x: 10, y: 12 });
  });

  it('[H2-MON-914] [H2-MON-902] [H2-ACT-266] afterwards the two are no neighbours, however many rooms it needs, whoever chooses', () => {
    const spot = fc.tuple(fc.integer({ min: 2, max: 28 }), fc.integer({ min: 6, max: 19 }));
    const wish = fc.record({
      caves: fc.array(spot, { maxLength: 8 }),
      big: fc.array(spot, { maxLength: 2 }),
      home: spot,
      population: fc.integer({ min: 1, max: 5 }),
      hand: fc.constantFrom('story', 'tactical', 'random' as const),
      seed: fc.integer({ min: 0, max: 999 }),
    });
    fc.assert(
      fc.property(wish, ({ caves, big, home: [x, y], population, hand, seed }) => {
        const column = (at: number, many: number): At[] =>
          Array.from({ length: many }, (_, i) => [at, y + (y > 12 ? -1.5 : 1.5) * i]);
        const den = denAt({
          before: (world) => {
            for (const at of caves) caveAt(world, at, 0.6);
            for (const at of big) caveAt(world, at, 1.6);
          },
          monsters: [
            { card: 'Goblins', seats: column(x, population) },
            { card: 'Orkz', seats: column(x > 15 ? x - 2 : x + 2, 3) },
          ],
        });
        const [goblins, orkz] = [of(den), of(den, 1)];
        const moved = playIn(den, () => driveOut(den, goblins, orkz, 'H2-ACT-251', 0), [], hand, `${seed}`);
        expect(moved).toBe(true);
        expect(areNeighbours(den, goblins, orkz)).toBe(false);
        expect(beadCount(den, goblins, 'population')).toBe(population);
        const seats = den.monsters.flatMap((it) => seatsOf(den, it).map((bead) => `${bead.at.x} ${bead.at.y}`));
        expect(new Set(seats).size).toBe(seats.length);
      }),
      { numRuns: 120 },
    );
  });
});
