import type { Piece } from '@understory/page';
import { asWritten } from '@understory/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeOf } from '../../src/second/monsters/ground/lair.ts';
import { meetUp, openWay } from '../../src/second/monsters/ground/meeting.ts';
import { areJoined } from '../../src/second/monsters/ground/places.ts';
import {
  areNeighbours,
  farFrom,
  isNear,
  knownPlaces,
  learn,
  nearestOf,
  neighbours,
  territoryOf,
} from '../../src/second/monsters/ground/territory.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { arrange } from '../arrange.ts';
import { type At, denAt, ownCard, playIn } from './den-at.ts';
import { caveAt, nexusAt, roomAt, tunnelAt, waterAt, wildAt } from './things-at.ts';

const two = (b: At) =>
  denAt({
    monsters: [
      { card: 'Goblins', seats: [[10, 10]] },
      { card: 'Ogre', seats: [b] },
    ],
  });
const pair = (den: ReturnType<typeof denAt>) => den.monsters as unknown as readonly [Monster, Monster];
const spot = (x: number, y: number) => ({ path: [x, y], closed: false, swell: 0 });
const piece = (den: ReturnType<typeof denAt>, i = 0) => den.world.page.pieces[i] as Piece;

describe('territory', () => {
  it('[H2-MON-E02] [H2-MON-112] are neighbours at 5.4 beads and not at 5.6, until A explores B’s room', () => {
    const near = two([15.4, 10]);
    expect(areNeighbours(near, ...pair(near))).toBe(true);
    const far = two([15.6, 10]);
    const [a, b] = pair(far);
    expect(areNeighbours(far, a, b)).toBe(false);
    expect(learn(far, a, far.world.page.piece(homeOf(far, b).piece))).toBe(true);
    expect(areNeighbours(far, a, b)).toBe(true);
    expect(areNeighbours(far, b, a)).toBe(true);
    expect(neighbours(far, b)).toEqual([a]);
  });

  it('[H2-MON-101] [H2-MON-108] ranges a finger of 4.5 beads from the edge of the lair, through rock', () => {
    const den = two([25, 18]);
    const [a] = pair(den);
    expect(isNear(den, a, spot(10, 14.99))).toBe(true);
    expect(isNear(den, a, spot(10, 15.01))).toBe(false);
    expect(territoryOf(den, a).holds(14.9, 10)).toBe(true);
  });

  it('[H2-MON-109] [H2-MON-110] knows the places of its seats, and those it added, as wholes', () => {
    const den = denAt({
      before: (world) => {
        caveAt(world, [10, 10], 3);
        caveAt(world, [20, 10], 2);
      },
      monsters: [{ card: 'Goblins', seats: [[8, 10]] }],
    });
    const [a] = pair(den);
    const east = piece(den, 1);
    // The far side of its own cavern is its territory; the next cavern is not yet.
    expect(isNear(den, a, spot(12.9, 10))).toBe(true);
    expect(isNear(den, a, east.shape)).toBe(false);
    expect(learn(den, a, east)).toBe(true);
    expect(isNear(den, a, spot(21.9, 10))).toBe(true);
    expect(learn(den, a, east)).toBe(false);
    expect(knownPlaces(den, a).map((it) => it.piece?.id)).toEqual([piece(den).id, east.id]);
  });

  it('[H2-MON-111] is near what lies partly in the territory, however far its middle', () => {
    const den = denAt({
      before: (world) => void caveAt(world, [17, 10], 2.1),
      monsters: [{ card: 'Goblins', seats: [[10, 10]] }],
    });
    expect(isNear(den, pair(den)[0], piece(den).shape)).toBe(true);
    expect(isNear(den, pair(den)[0], spot(17, 10))).toBe(false);
  });

  it('[H2-MON-113] has groups and wild groups in reach as neighbours, groups first', () => {
    const den = denAt({
      before: (world) => {
        wildAt(world, [12, 12], 2);
        wildAt(world, [25, 18], 2);
      },
      monsters: [
        { card: 'Goblins', seats: [[10, 10]] },
        { card: 'Ogre', seats: [[8, 10]] },
        { card: 'Dragon', seats: [[25, 15]] },
      ],
    });
    const [a, b] = pair(den);
    expect(neighbours(den, a).map((it) => it.id)).toEqual([b.id, piece(den).id]);
  });

  it('[H2-MON-116] finds the nearest by the gap of seats; ties: the smaller x, then the smaller y, then the older', () => {
    const den = denAt({
      monsters: [
        { card: 'Goblins', seats: [[10, 10]] },
        {
          card: 'Ogre',
          seats: [
            [13, 10],
            [20, 10],
          ],
        },
        { card: 'Dragon', seats: [[7, 10]] },
        { card: 'Worm', seats: [[10, 13]] },
      ],
    });
    const [a, ...others] = den.monsters as [Monster, ...Monster[]];
    expect(others.map((it) => farFrom(den, a, it))).toEqual([2, 2, 2]);
    expect(nearestOf(den, a, others)?.card.name).toBe('Dragon');
    expect(nearestOf(den, a, [])).toBeNull();
  });

  it('[H2-MON-140] knows of the surface only the stretch that was walked', () => {
    const den = denAt({
      monsters: [
        { card: 'Farmers', seats: [[10, 3.5]] },
        { card: 'Mob', seats: [[20, 3.5]] },
      ],
    });
    const [a, b] = pair(den);
    expect(areNeighbours(den, a, b)).toBe(false);
    const walked = { piece: null, shape: { path: [10.5, 4, 15, 4], closed: false, swell: 0 } };
    expect(learn(den, a, walked)).toBe(true);
    expect(learn(den, a, { piece: null, shape: { path: [11, 4, 14, 4], closed: false, swell: 0 } })).toBe(false);
    expect(areNeighbours(den, a, b)).toBe(false);
    expect(learn(den, a, { piece: null, shape: { path: [15, 4, 20, 4], closed: false, swell: 0 } })).toBe(true);
    expect(areNeighbours(den, a, b)).toBe(true);
  });

  it('[H2-MON-T2.8] remembers who found the crossroads first', () => {
    const den = denAt({
      before: (world) => void nexusAt(world, 'crossroads', [12, 10], 'room', 0.6),
      monsters: [
        { card: 'Goblins', seats: [[9, 10]] },
        { card: 'Ogre', seats: [[15, 10]] },
      ],
    });
    const [a, b] = pair(den);
    learn(den, b, piece(den));
    learn(den, a, piece(den));
    expect(b.crossroads).toBeLessThan(a.crossroads ?? 0);
  });

  it('[H2-CRD-317] reaches along water, far beyond the territory, and that works for the pike only', () => {
    const den = denAt({
      before: (world) => {
        waterAt(world, [5, 10], 1.5);
        tunnelAt(world, 1, 15, 5, 15);
      },
      monsters: [
        { card: 'Giant Pike', seats: [[5, 10]] },
        { card: 'Goblins', seats: [[25, 12]] },
      ],
    });
    const [pike, goblins] = pair(den);
    expect(neighbours(den, pike)).toEqual([]);
    river(den, [6.4, 10, 22, 10]);
    expect(neighbours(den, pike)).toEqual([goblins]);
    expect(neighbours(den, goblins)).toEqual([]);
    expect(areNeighbours(den, pike, goblins)).toBe(false);
  });

  it('[H2-CRD-317] from a dry cave nobody reaches along the water beside it', () => {
    const card = ownCard('card Newts\ntags aquatic\nstart ●\nalways hunt undead\nrules:\n- reaches along water\n');
    const newts = (home: At) => {
      const den = denAt({
        before: (world) => {
          waterAt(world, [5, 10], 1.5);
          caveAt(world, [2.6, 10], 1);
        },
        monsters: [
          { card, seats: [home] },
          { card: 'Goblins', seats: [[25, 12]] },
        ],
      });
      river(den, [6.4, 10, 22, 10]);
      return neighbours(den, pair(den)[0]);
    };
    expect(newts([2.6, 10])).toEqual([]);
    expect(newts([5, 10])).toHaveLength(1);
  });

  it('[H2-MON-112] being neighbours is mutual, wherever the two sit', () => {
    const x = fc.integer({ min: 2, max: 56 });
    const y = fc.integer({ min: 10, max: 40 });
    fc.assert(
      fc.property(x, y, x, y, (ax, ay, bx, by) => {
        const den = denAt({
          monsters: [
            { card: 'Goblins', seats: [[ax / 2, ay / 2]] },
            { card: 'Ogre', seats: [[bx / 2, by / 2]] },
          ],
        });
        const [a, b] = pair(den);
        expect(areNeighbours(den, a, b)).toBe(areNeighbours(den, b, a));
        expect(neighbours(den, a).includes(b)).toBe(neighbours(den, b).includes(a));
      }),
      { numRuns: 30 },
    );
  });
});

function river(den: ReturnType<typeof denAt>, path: readonly number[]): void {
  const { page } = den.world;
  const shape = { path, closed: false, swell: 0.3 };
  const like = piece(den);
  arrange(den.world, { kind: 'arranged', clause: 'H2-MSR-05' }, [
    { do: 'draw', piece: { ...like, id: page.newId('p'), shape, what: asWritten('a river') } },
  ]);
}

describe('open ways', () => {
  it('[H2-MON-115] joins places by chains of open pieces, and by the surface line', () => {
    const den = denAt({
      before: (world) => {
        roomAt(world, [5, 10]);
        roomAt(world, [10, 10]);
        roomAt(world, [20, 10]);
        tunnelAt(world, 5, 10, 10, 10);
        tunnelAt(world, 10, 10, 10, 4);
      },
    });
    const [a, b, c] = den.world.page.pieces as [Piece, Piece, Piece];
    expect(areJoined(den, a, b)).toBe(true);
    expect(areJoined(den, a, c)).toBe(false);
    const shaft = tunnelAt(den.world, 20, 10, 20, 4);
    expect(areJoined(den, a, c)).toBe(true);
    expect(den.world.page.connected(a, c)).toBe(false);
    arrange(den.world, { kind: 'arranged', clause: 'H2-MON-115' }, [{ do: 'end', id: shaft.id }]);
    expect(areJoined(den, a, c)).toBe(false);
  });

  it('[H2-MON-115] joins what the page itself connects, whatever is drawn or taken away', () => {
    const spots = fc.array(fc.tuple(fc.integer({ min: 2, max: 28 }), fc.integer({ min: 12, max: 38 })), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(spots, fc.nat(), (all, gone) => {
        const den = denAt();
        const { world } = den;
        const rooms = all.map(([x, y]) => roomAt(world, [x, y / 2], { radius: 0.9 }));
        for (let i = 1; i < all.length; i += 2) {
          const [p, q] = [all[i - 1], all[i]] as [[number, number], [number, number]];
          tunnelAt(world, p[0], p[1] / 2, q[0], q[1] / 2);
        }
        const check = () => {
          for (const a of rooms) {
            for (const b of rooms) {
              if (a.until === null && b.until === null) expect(areJoined(den, a, b)).toBe(world.page.connected(a, b));
            }
          }
        };
        check();
        const lost = world.page.pieces[gone % Math.max(1, world.page.pieces.length)];
        if (lost) arrange(world, { kind: 'arranged', clause: 'H2-MON-115' }, [{ do: 'end', id: lost.id }]);
        check();
      }),
      { numRuns: 30 },
    );
  });

  it('[H2-MON-114] breaks through to a neighbour that no open way leads to, between the closest seats', () => {
    const den = denAt({
      monsters: [
        {
          card: 'Goblins',
          seats: [
            [8, 10],
            [10, 10],
          ],
        },
        { card: 'Ogre', seats: [[14, 10]] },
      ],
    });
    const [a, b] = pair(den);
    const rooms = () => [homeOf(den, a), homeOf(den, b)].map((it) => den.world.page.piece(it.piece)) as [Piece, Piece];
    expect(areJoined(den, ...rooms())).toBe(false);
    playIn(den, (it) => meetUp(it, a, b, 'H2-MON-114'));
    const tunnel = den.world.page.pieces.at(-1) as Piece;
    expect(tunnel.shape.path.map((it) => Math.round(it * 10) / 10)).toEqual([10.5, 10, 13.5, 10]);
    expect(areJoined(den, ...rooms())).toBe(true);
    const before = den.world.page.pieces.length;
    playIn(den, (it) => meetUp(it, a, b, 'H2-MON-114'));
    expect(den.world.page.pieces).toHaveLength(before);
  });

  it('[H2-ACT-264] opens a way from the nearest place that is connected with the old lair', () => {
    const den = denAt({
      before: (world) => {
        roomAt(world, [18, 10]);
        roomAt(world, [24, 10]);
        tunnelAt(world, 10, 10, 18, 10);
      },
      monsters: [{ card: 'Goblins', seats: [[10, 10]] }],
    });
    const [a] = pair(den);
    const [east, far] = [piece(den, 0), piece(den, 1)];
    const lair = [den.world.page.piece(homeOf(den, a).piece)];
    playIn(den, (it) => openWay(it, a, lair, far, 'H2-ACT-264'));
    const tunnel = den.world.page.pieces.at(-1) as Piece;
    expect(tunnel.shape.path.map((it) => Math.round(it * 10) / 10)).toEqual([18.6, 10, 23.4, 10]);
    expect(areJoined(den, east, far)).toBe(true);
    const before = den.world.page.pieces.length;
    playIn(den, (it) => openWay(it, a, lair, far, 'H2-ACT-264'));
    expect(den.world.page.pieces).toHaveLength(before);
  });

  it('[H2-MON-T2.9] passes round the Void', () => {
    const den = denAt({
      before: (world) => {
        nexusAt(world, 'void', [14, 10], 'void', 1);
        roomAt(world, [20, 10]);
      },
      monsters: [{ card: 'Goblins', seats: [[8, 10]] }],
    });
    const [a] = pair(den);
    playIn(den, (it) => openWay(it, a, [den.world.page.piece(homeOf(it, a).piece)], piece(den, 1), 'H2-ACT-264'));
    const tunnel = den.world.page.pieces.at(-1) as Piece;
    expect(den.world.page.gap(tunnel.shape, piece(den).shape)).toBeGreaterThan(0);
    expect(tunnel.shape.path.length).toBeGreaterThan(4);
  });
});
