import { centreOf, distance, type Point } from '@understory/page';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capacity } from '../../src/beads.ts';
import { goingOrder, homeOf, lairOf, seatsOf } from '../../src/second/monsters/ground/lair.ts';
import { areJoined } from '../../src/second/monsters/ground/places.ts';
import { seatShape } from '../../src/second/monsters/ground/seat.ts';
import { keepBonus, seatBead } from '../../src/second/monsters/ground/seats.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { addHall, leaveHalls } from '../../src/second/monsters/state.ts';
import { arrange } from '../arrange.ts';
import { denAt, monsterAt, playIn } from './den-at.ts';
import { caveAt, looseAt, roomAt, tunnelAt, unitAt, waterAt, wildAt } from './things-at.ts';

const goblins = (den: ReturnType<typeof denAt>) => den.monsters[0] as Monster;
const rounded = ({ x, y }: Point) => [Math.round(x * 100) / 100, Math.round(y * 100) / 100];

describe('rooms and seats', () => {
  it('[H2-MON-E01] [H2-MON-130] digs the next rooms at (13.5, 11) and (12.75, 12.30), each joined to the home', () => {
    const den = denAt({ monsters: [{ card: 'Kobolds', seats: [[12, 11]] }] });
    const me = goblins(den);
    const beads = playIn(den, function* () {
      return [
        yield* seatBead(den, me, { kind: 'population' }, 'H2-MON-212'),
        yield* seatBead(den, me, { kind: 'treasure' }, 'H2-MON-212'),
      ];
    });
    expect(beads.map((it) => rounded(it.at))).toEqual([
      [13.5, 11],
      [12.75, 12.3],
    ]);
    const { page } = den.world;
    for (const bead of beads)
      expect(page.connected(page.piece(bead.piece), page.piece(homeOf(den, me).piece))).toBe(true);
    expect(page.pieces.filter((it) => it.kind === 'tunnel')).toHaveLength(2);
  });

  it('[H2-MON-130] tries the angles in turn, the next-oldest room after the home, then all again farther out', () => {
    const den = denAt({
      // Ore all round the home, so that nothing within 1.5 is free.
      before: (world) => {
        for (const [x, y] of [
          [13.5, 11],
          [12, 12.5],
          [10.5, 11],
          [12, 9.5],
        ] as const)
          unitAt(world, 'ore', [x, y]);
      },
      monsters: [
        {
          card: 'Kobolds',
          seats: [
            [12, 11],
            [20, 11],
          ],
        },
      ],
    });
    const first = playIn(den, (it) => seatBead(it, goblins(it), { kind: 'population' }, 'H2-MON-131'));
    // Nothing is free round the home; the tunnel runs west of the second room, so the right of it is.
    expect(rounded(first.at)).toEqual([21.5, 11]);
  });

  it('[H2-MON-130] keeps more than 0.25 clear, so that a new room touches nothing', () => {
    const den = denAt({
      before: (world) => void caveAt(world, [14.6, 11], 0.25),
      monsters: [{ card: 'Kobolds', seats: [[12, 11]] }],
    });
    const bead = playIn(den, (it) => seatBead(it, goblins(it), { kind: 'population' }, 'H2-MON-131'));
    // (13.5, 11) would be exactly 0.25 from the cave.
    expect(rounded(bead.at)).toEqual([13.3, 11.75]);
  });

  it('[H2-MON-130] walls a room off inside the place that holds the home when the page has no free rock', () => {
    const den = denAt({
      before: (world) => {
        // Ore everywhere but in one cave with a lair for four.
        for (let x = 1; x < 30; x += 1) for (let y = 5; y < 21; y += 1) unitAt(world, 'ore', [x, y]);
        caveAt(world, [15, 12], 1.2);
      },
      monsters: [{ card: 'Kobolds', at: [15, 12] }],
    });
    const beads = playIn(den, function* (it) {
      const all = [];
      for (let i = 0; i < 4; i++) all.push(yield* seatBead(it, goblins(it), { kind: 'population' }, 'H2-MON-131'));
      return all;
    });
    const last = den.world.page.piece(beads[3]?.piece ?? '');
    expect([last.kind, last.within]).toEqual(['room', homeOf(den, goblins(den)).piece]);
    expect(last.owner).toBe(goblins(den).id);
  });

  it('[H2-MON-130] lets the player drag the room into other free rock', () => {
    const den = denAt({ monsters: [{ card: 'Kobolds', seats: [[12, 11]] }] });
    const bead = playIn(den, (it) => seatBead(it, goblins(it), { kind: 'population' }, 'H2-MON-131'), [
      ['H2-MON-130', { x: 12, y: 14 }],
    ]);
    expect(bead.at).toEqual({ x: 12, y: 14 });
    const { page } = den.world;
    expect(page.connected(page.piece(bead.piece), page.piece(homeOf(den, goblins(den)).piece))).toBe(true);
  });

  it('[H2-MON-130] [H2-MON-102] builds huts along the surface, 1.5 to the right, then to the left', () => {
    const den = denAt({ monsters: [{ card: 'Farmers', seats: [[15, 3.5]] }] });
    const beads = playIn(den, function* (it) {
      return [
        yield* seatBead(it, goblins(it), { kind: 'population' }, 'H2-MON-131'),
        yield* seatBead(it, goblins(it), { kind: 'population' }, 'H2-MON-131'),
        yield* seatBead(it, goblins(it), { kind: 'population' }, 'H2-MON-131'),
      ];
    });
    expect(beads.map((it) => it.at.x)).toEqual([16.5, 13.5, 18]);
    const hut = den.world.page.piece(beads[0]?.piece ?? '');
    expect([hut.kind, hut.room, hut.stratum]).toEqual(['building', 'hut', 0]);
    expect(den.world.page.stratumAt(beads[0]?.at.x ?? 0, beads[0]?.at.y ?? 0)).toBe(0);
  });

  it('[H2-MON-131] takes a free room in the home range that is connected, before a new one is dug', () => {
    const den = denAt({
      before: (world) => {
        roomAt(world, [14, 10]);
        tunnelAt(world, 10, 10, 14, 10);
        roomAt(world, [12, 12]);
        roomAt(world, [16, 10]);
        tunnelAt(world, 14, 10, 16, 10);
      },
      monsters: [{ card: 'Goblins', seats: [[10, 10]] }],
    });
    const seats = playIn(den, function* (it) {
      return [
        yield* seatBead(it, goblins(it), { kind: 'population' }, 'H2-MON-131'),
        yield* seatBead(it, goblins(it), { kind: 'population' }, 'H2-MON-131'),
      ];
    });
    // (12, 12) is nearer but no open way leads there; (16, 10) comes into the home range with the first.
    expect(seats.map((it) => rounded(it.at))).toEqual([
      [14, 10],
      [16, 10],
    ]);
  });

  it('[H2-MON-131] does not take a room that somebody lives in, nor one full of loose treasure', () => {
    const den = denAt({
      before: (world) => {
        wildAt(world, [12, 10], 1, 0, 0.6);
        tunnelAt(world, 10, 10, 12, 10);
        roomAt(world, [8, 10]);
        tunnelAt(world, 10, 10, 8, 10);
      },
      monsters: [{ card: 'Goblins', seats: [[10, 10]] }],
    });
    looseAt(den, den.world.page.pieces.find((it) => centreOf(it.shape).x === 8) as never);
    const bead = playIn(den, (it) => seatBead(it, goblins(it), { kind: 'population' }, 'H2-MON-131'));
    expect([8, 12]).not.toContain(bead.at.x);
    expect(den.world.page.piece(bead.piece).owner).toBe(goblins(den).id);
  });

  it('[H2-MON-132] seats what a construction brings in it, when it fits', () => {
    const den = denAt({
      before: (world) => void roomAt(world, [20, 10]),
      monsters: [{ card: 'Goblins', seats: [[10, 10]] }],
    });
    const hall = den.world.page.pieces[0] as never;
    const [first, second] = playIn(den, function* (it) {
      return [
        yield* seatBead(it, goblins(it), { kind: 'treasure' }, 'H2-MON-132', hall),
        yield* seatBead(it, goblins(it), { kind: 'treasure' }, 'H2-MON-132', hall),
      ] as const;
    });
    expect(first.at.x).toBe(20);
    expect(second.at.x).not.toBe(20);
  });

  it('[H2-MON-104] fits as many beads as a room has square beads, ★ not counted; [H2-MON-902] no seat is shared', () => {
    const den = denAt({
      before: (world) => void caveAt(world, [10, 10], 1.13),
      monsters: [{ card: 'Goblins', seats: [[10, 10]], bonus: 3 }],
    });
    const me = goblins(den);
    const beads = playIn(den, function* (it) {
      const all = [];
      for (let i = 0; i < 4; i++) all.push(yield* seatBead(it, me, { kind: 'population' }, 'H2-MON-131'));
      return all;
    });
    const cave = homeOf(den, me).piece;
    expect(beads.map((it) => it.piece === cave)).toEqual([true, true, true, false]);
    const spots = seatsOf(den, me).map((it) => `${it.at.x} ${it.at.y}`);
    expect(new Set(spots).size).toBe(5);
  });

  it('[H2-MON-105] has a seat for each ● and ○, a circle 1 bead across; ★ have none', () => {
    const den = denAt({
      monsters: [
        {
          card: 'Goblins',
          seats: [
            [10, 10],
            [11.5, 10],
          ],
          treasure: 1,
          bonus: 1,
        },
      ],
    });
    expect(seatsOf(den, goblins(den)).map((it) => it.kind)).toEqual(['population', 'population', 'treasure']);
    expect(seatShape(seatsOf(den, goblins(den))[1] as never)).toEqual({ path: [11.5, 10], closed: false, swell: 0.5 });
  });

  it('[H2-MON-106] is at home at its first ●, then at the oldest left; [H2-MON-104] its ★ go with it', () => {
    const den = denAt({
      monsters: [
        {
          card: 'Goblins',
          seats: [
            [10, 10],
            [11.5, 10],
          ],
          bonus: 2,
        },
      ],
    });
    const me = goblins(den);
    expect(homeOf(den, me).at.x).toBe(10);
    arrange(den.world, { kind: 'arranged', clause: 'H2-MON-106' }, [{ do: 'end', id: homeOf(den, me).id }]);
    expect(homeOf(den, me).at.x).toBe(11.5);
    keepBonus(den, me, 'H2-MON-106');
    const stars = den.world.page.beadsOf(me.id).filter((it) => it.kind === 'bonus');
    expect(stars.map((it) => it.at.x)).toEqual([11.5, 11.5]);
  });

  it('[H2-MON-107] counts seats and the constructions built here as the lair', () => {
    const den = denAt({
      before: (world) => void roomAt(world, [12, 13]),
      monsters: [{ card: 'Goblins', seats: [[10, 10]] }],
    });
    const me = goblins(den);
    const piece = den.world.page.pieces[0] as never;
    addHall(den, me, { name: 'Hall' } as never, piece);
    expect(lairOf(den, me)).toHaveLength(2);
    leaveHalls(den, me);
    expect(lairOf(den, me)).toHaveLength(1);
  });

  it('[H2-MON-139] lets the farthest bead go first, of equally far ones the newest, and the home’s ● last; [H2-MON-129] ❖ after ○', () => {
    const den = denAt({
      monsters: [
        {
          card: 'Goblins',
          seats: [
            [10, 10],
            [13, 10],
            [7, 10],
            [15, 10],
          ],
          treasure: [[11.5, 10]],
          epic: [[20, 10]],
        },
      ],
    });
    const me = goblins(den);
    expect(goingOrder(den, me, ['population']).map((it) => it.at.x)).toEqual([15, 7, 13, 10]);
    expect(goingOrder(den, me, ['treasure', 'epic']).map((it) => it.at.x)).toEqual([11.5, 20]);
  });

  it('[H2-MON-137] never seats anybody in water, but for those whose card or tag says so', () => {
    const lake = () => denAt({ before: (world) => void waterAt(world, [10, 10], 2), monsters: [] });
    const seat = (card: string) => {
      const den = lake();
      const me = monsterAt(den, { card, seats: [[10, 10]] });
      const bead = playIn(den, (it) => seatBead(it, me, { kind: 'population' }, 'H2-MON-131'));
      return den.world.page.piece(bead.piece).kind;
    };
    expect(seat('Goblins')).toBe('room');
    expect(seat('Giant Pike')).toBe('water');
    // `may lair in water` (H2-CRD-317).
    expect(seat('Shadow Hulk')).toBe('water');
  });

  it('[H2-CRD-317] floods the rooms and tunnels of those that live only in water, and joins them to its own', () => {
    const den = denAt({
      before: (world) => void waterAt(world, [10, 10], 0.6),
      monsters: [{ card: 'Giant Pike', seats: [[10, 10]] }],
    });
    const bead = playIn(den, (it) => seatBead(it, goblins(it), { kind: 'population' }, 'H2-MON-131'));
    const own = den.world.page.pieces.filter((it) => it.owner === goblins(den).id);
    expect(own.map((it) => it.kind)).toEqual(['water', 'water']);
    const { page } = den.world;
    expect(page.connected(page.piece(bead.piece), page.pieces[0] as never)).toBe(true);
  });

  it('[H2-MON-902] [H2-MON-414] [H2-MON-130] seats as many as come, by any hand: none shared, none too many, all joined', () => {
    const spot = fc.tuple(fc.integer({ min: 3, max: 27 }), fc.integer({ min: 7, max: 19 }));
    const kinds = fc.array(fc.constantFrom('population' as const, 'treasure' as const), {
      minLength: 1,
      maxLength: 14,
    });
    fc.assert(
      fc.property(
        fc.array(spot, { maxLength: 8 }),
        kinds,
        fc.constantFrom('story', 'random'),
        fc.nat(),
        (caves, all, by, seed) => {
          const den = denAt({
            before: (world) => {
              for (const [i, at] of caves.entries()) caveAt(world, at, i % 2 === 0 ? 0.6 : 1.4);
              wildAt(world, [20, 12], 2);
            },
            monsters: [{ card: 'Goblins', seats: [[15, 12]] }],
          });
          const me = goblins(den);
          const { page } = den.world;
          const seat = function* (it: typeof den) {
            for (const kind of all) yield* seatBead(it, me, { kind }, 'H2-MON-131');
          };
          playIn(den, seat, [], by as 'story', `seed ${seed}`);
          const seats = seatsOf(den, me);
          expect(seats).toHaveLength(all.length + 1);
          for (const a of seats) {
            const piece = page.piece(a.piece);
            expect(page.beadsIn(piece.id).length).toBeLessThanOrEqual(capacity(piece));
            expect(areJoined(den, piece, page.piece(homeOf(den, me).piece))).toBe(true);
            for (const b of seats) if (a !== b) expect(distance(a.at.x, a.at.y, b.at.x, b.at.y)).toBeGreaterThan(0.4);
          }
        },
      ),
      { numRuns: 25 },
    );
  });
});
