import { disc, distance, gap, type Piece, type Point } from '@understory/page';
import { describe, expect, it } from 'vitest';
import type { Step } from '../../src/second/cards/steps/steps.ts';
import type { Den } from '../../src/second/monsters/den.ts';
import { homeOf, seatsOf } from '../../src/second/monsters/ground/lair.ts';
import { looseTreasure } from '../../src/second/monsters/ground/loose.ts';
import { areJoined, isClearedLair, isRuin } from '../../src/second/monsters/ground/places.ts';
import { seatShape } from '../../src/second/monsters/ground/seat.ts';
import { areNeighbours, knownPlaces, learn } from '../../src/second/monsters/ground/territory.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { addHall } from '../../src/second/monsters/state.ts';
import { candidates } from '../../src/second/monsters/steps/candidates.ts';
import { type At, denAt, ownCard } from './den-at.ts';
import { act, beadCount, canDo, drawnSince, homePiece, stepOf } from './moves-at.ts';
import { caveAt, markOn, nexusAt, roomAt, tunnelAt, unitAt, waterAt, wildAt } from './things-at.ts';

const of = (den: Den, i = 0) => den.monsters[i] as Monster;
const ANYWHERE: Step = { kind: 'relocate', goals: [], leavingTreasure: false, from: 0, to: 0 };
const homeAt = (den: Den, me: Monster) => homeOf(den, me).at;
const far = (a: Point, b: Point) => distance(a.x, a.y, b.x, b.y);

describe('moving house', () => {
  it('[H2-MON-E09] [H2-ACT-261] [H2-ACT-264] [H2-ACT-265] Dwarves move near ore 12 beads off, dig a tunnel, and leave their Hall as a ruin', () => {
    const den = denAt({
      before: (world) => {
        unitAt(world, 'ore', [18, 10]);
      },
      monsters: [
        {
          card: 'Dwarves',
          seats: [
            [5, 10],
            [6.5, 10],
          ],
          treasure: [[5, 11.5]],
          bonus: 1,
        },
      ],
    });
    const dwarves = of(den);
    const hall = roomAt(den.world, [5, 8.5], { age: 'monsters', room: 'Hall' });
    const step = dwarves.card.options.flatMap((it) => it.act.steps).find((it) => it.kind === 'build');
    const building = step?.kind === 'build' ? step.buildings[0] : undefined;
    if (!building) throw new Error('no Hall');
    addHall(den, dwarves, building, hall);
    const old = homePiece(den, dwarves);
    const many = den.world.page.pieces.length;
    const move = stepOf(dwarves, 'relocate');
    expect(canDo(den, dwarves, move)).toBe(true);
    expect(act(den, dwarves, move)).toBe(true);
    const [ore] = den.world.page.units;
    expect(gap(seatShape(homeOf(den, dwarves)), disc(ore?.at.x ?? 0, ore?.at.y ?? 0, 0))).toBeLessThanOrEqual(4.501);
    expect(beadCount(den, dwarves, 'population')).toBe(2);
    expect(beadCount(den, dwarves, 'treasure')).toBe(1);
    expect(beadCount(den, dwarves, 'bonus')).toBe(1);
    const bonus = den.world.page.beadsOf(dwarves.id).find((it) => it.kind === 'bonus');
    expect(bonus?.at).toEqual(homeAt(den, dwarves));
    expect(
      drawnSince(den, many)
        .filter((it) => it.clause === 'H2-ACT-264')
        .map((it) => it.kind),
    ).toEqual(['tunnel']);
    expect(areJoined(den, old, homePiece(den, dwarves))).toBe(true);
    expect([isRuin(den, hall), isRuin(den, old)]).toEqual([true, true]);
    expect(dwarves.constructions.map((it) => it.isOfLair)).toEqual([false]);
    expect(seatsOf(den, dwarves).every((it) => it.at.x > 10)).toBe(true);
  });

  it('[H2-ACT-265] forgets what it knew; the new home place is known; the old lair is cleared', () => {
    const den = denAt({
      before: (world) => {
        caveAt(world, [7, 10], 0.8);
        caveAt(world, [20, 10], 0.8);
      },
      monsters: [{ card: 'Wolves', seats: [[10, 10]] }],
    });
    const wolves = of(den);
    const [seen, other] = den.world.page.pieces as Piece[] as [Piece, Piece];
    learn(den, wolves, seen);
    const old = homePiece(den, wolves);
    act(den, wolves, ANYWHERE, [['H2-ACT-262', { x: 20, y: 10 }]]);
    expect(knownPlaces(den, wolves).map((it) => it.piece)).toEqual([other]);
    expect(isClearedLair(den, old)).toBe(true);
  });

  it('[H2-ACT-265] [H2-CRD-C08.2] the Worm leaves its ○ loose at the old seats', () => {
    const den = denAt({
      before: (world) => {
        unitAt(world, 'gems', [11, 10]);
        caveAt(world, [13.5, 12], 0.8);
      },
      monsters: [{ card: 'Worm', seats: [[8, 10]], treasure: [[8, 11.5]] }],
    });
    const worm = of(den);
    // It moves, although gems are near already.
    expect(act(den, worm, stepOf(worm, 'relocate'))).toBe(true);
    expect(far(homeAt(den, worm), { x: 8, y: 10 })).toBeGreaterThanOrEqual(4.5);
    expect(beadCount(den, worm, 'treasure')).toBe(0);
    expect(looseTreasure(den).map((it) => it.at)).toEqual([{ x: 8, y: 11.5 }]);
  });

  it('[H2-CRD-C08.1] with neither food nor gems on the map it does not move', () => {
    const den = denAt({
      before: (world) => {
        caveAt(world, [20, 10], 0.8);
      },
      monsters: [
        { card: 'Worm', seats: [[8, 10]] },
        { card: 'Fungaliths', seats: [[12, 10]] },
      ],
    });
    expect(canDo(den, of(den), stepOf(of(den), 'relocate'))).toBe(false);
    expect(act(den, of(den), stepOf(of(den), 'relocate'))).toBe(false);
  });

  it('[H2-ACT-262] at least 4.5 beads from the old home, unoccupied, and near the goal', () => {
    const den = denAt({
      before: (world) => {
        caveAt(world, [14.4, 10], 0.6);
        caveAt(world, [14.6, 12], 0.6);
        caveAt(world, [25, 10], 0.6);
      },
      monsters: [
        { card: 'Ogre', seats: [[10, 10]] },
        {
          card: 'Goblins',
          seats: [
            [25, 10],
            [25, 12],
          ],
        },
      ],
    });
    const ogre = of(den);
    const sites = candidates(den, ogre, []);
    for (const { at } of sites) expect(far(at, { x: 10, y: 10 })).toBeGreaterThanOrEqual(4.5 - 0.001);
    const [near, second, theirs] = den.world.page.pieces as Piece[] as [Piece, Piece, Piece];
    const pieces = sites.map((it) => it.piece);
    expect(pieces).not.toContain(near);
    expect(pieces).toContain(second);
    expect(pieces).not.toContain(theirs);
    const step = stepOf(ogre, 'relocate');
    expect(step.kind === 'relocate' && candidates(den, ogre, step.goals).every(({ at }) => at.x > 19)).toBe(true);
    act(den, ogre, step);
    expect(areNeighbours(den, ogre, of(den, 1))).toBe(true);
  });

  it('[H2-ACT-262] away from X is where it is a neighbour of none of them', () => {
    const den = denAt({
      before: (world) => {
        caveAt(world, [14.6, 10], 0.6);
        caveAt(world, [2, 10], 0.6);
      },
      monsters: [
        {
          card: 'Wolves',
          seats: [
            [9, 10],
            [9, 11.5],
          ],
        },
        { card: 'Ogre', seats: [[17, 10]] },
      ],
    });
    const wolves = of(den);
    const step = stepOf(wolves, 'relocate', 1);
    const [near, away] = den.world.page.pieces as Piece[] as [Piece, Piece];
    const pieces = step.kind === 'relocate' ? candidates(den, wolves, step.goals).map((it) => it.piece) : [];
    expect(pieces).not.toContain(near);
    expect(pieces).toContain(away);
    act(den, wolves, step);
    expect(areNeighbours(den, wolves, of(den, 1))).toBe(false);
  });

  it('[H2-ACT-262] to a tomb, or to a cleared lair, and nowhere else', () => {
    const tombs = denAt({
      before: (world) => {
        caveAt(world, [16, 10], 0.6);
        markOn(world, roomAt(world, [20, 10]), 'tomb');
        markOn(world, roomAt(world, [20, 14]), 'tomb');
      },
      monsters: [
        { card: 'Hag', seats: [[10, 10]] },
        { card: 'Skeletons', seats: [[20, 14]] },
      ],
    });
    const hag = of(tombs);
    act(tombs, hag, stepOf(hag, 'relocate'));
    expect(homePiece(tombs, hag)).toBe(tombs.world.page.pieces[1]);
    const cleared = denAt({
      before: (world) => {
        roomAt(world, [16, 10]);
        roomAt(world, [20, 10]);
      },
      monsters: [{ card: 'Knights', seats: [[10, 10]] }],
      turn: 5,
    });
    const knights = of(cleared);
    const step = stepOf(knights, 'relocate');
    expect(canDo(cleared, knights, step)).toBe(false);
    cleared.ruins.push({ piece: cleared.world.page.pieces[1]?.id ?? '', at: { x: 20, y: 10 }, turn: 4, since: 0 });
    act(cleared, knights, step);
    expect(homePiece(cleared, knights)).toBe(cleared.world.page.pieces[1]);
  });

  it('[H2-ACT-263] in a large cavern it is the spot nearest to the goal, or without one to the old home', () => {
    const den = denAt({
      before: (world) => {
        caveAt(world, [20, 12], 3);
        unitAt(world, 'gems', [24, 12]);
      },
      monsters: [{ card: 'Worm', seats: [[10, 12]] }],
    });
    const worm = of(den);
    const [cavern] = den.world.page.pieces as Piece[] as [Piece];
    const at = (goals: Parameters<typeof candidates>[2]) =>
      candidates(den, worm, goals).find((it) => it.piece === cavern)?.at as Point;
    expect(at([])).toEqual({ x: 17, y: 12 });
    const step = stepOf(worm, 'relocate');
    expect(at(step.kind === 'relocate' ? step.goals : [])).toEqual({ x: 23, y: 12 });
    act(den, worm, ANYWHERE, [['H2-ACT-262', { x: 17, y: 12 }]]);
    expect(homeAt(den, worm)).toEqual({ x: 17, y: 12 });
  });

  it('[H2-ACT-263] only who lives under the sky goes there, unless nothing else fits the goal', () => {
    const at = (card: string) =>
      denAt({
        before: (world) => {
          roomAt(world, [20, 3.5], { kind: 'building' });
          caveAt(world, [20, 8], 0.6);
        },
        monsters: [{ card, seats: [[10, 8]] }],
      });
    const above = (den: Den) => candidates(den, of(den), []).some(({ at: { y } }) => y < 4);
    expect(above(at('Mob'))).toBe(false);
    expect(above(at('Adventurers'))).toBe(true);
    const forest = denAt({
      before: (world) => {
        for (let x = 1; x < 30; x += 1) caveAt(world, [x, 5], 0.6);
        for (let x = 1; x < 30; x += 1) caveAt(world, [x, 6.5], 0.6);
        for (let x = 1; x < 30; x += 1) caveAt(world, [x, 8], 0.6);
        unitAt(world, 'surface biome', [25, -1], 'forest');
      },
      monsters: [{ card: 'Demonic Horde', seats: [[10, 15]] }],
    });
    const horde = of(forest);
    const step = stepOf(horde, 'relocate');
    expect(step.kind === 'relocate' && candidates(forest, horde, step.goals).every(({ at: { y } }) => y < 4)).toBe(
      true,
    );
    expect(canDo(forest, horde, step)).toBe(true);
  });

  it('[H2-ACT-351] offers the nearest three spots of free rock on the half-bead grid', () => {
    const den = denAt({ monsters: [{ card: 'Wolves', seats: [[10, 12]] }] });
    const sites = candidates(den, of(den), []);
    expect(sites.map(({ at }) => at)).toEqual([
      { x: 5.5, y: 12 },
      { x: 10, y: 7.5 },
      { x: 10, y: 16.5 },
    ]);
    act(den, of(den), ANYWHERE, [['H2-ACT-262', { x: 10, y: 16.5 }]]);
    expect(homeAt(den, of(den))).toEqual({ x: 10, y: 16.5 });
  });

  it('[H2-ACT-261] [H2-MON-137] the new home is legal: no water, no Plague; water for who may', () => {
    const den = denAt({
      before: (world) => {
        waterAt(world, [18, 10], 0.8);
        nexusAt(world, 'plague', [14, 15], 'cave');
      },
      monsters: [
        { card: 'Gnolls', seats: [[10, 10]] },
        { card: 'Shadow Hulk', seats: [[10, 18]] },
      ],
    });
    const [water, plague] = den.world.page.pieces as Piece[] as [Piece, Piece];
    const pieces = (i: number) => candidates(den, of(den, i), []).map((it) => it.piece);
    expect(pieces(0)).not.toContain(water);
    expect(pieces(0)).not.toContain(plague);
    expect(pieces(1)).toContain(water);
  });

  it('[H2-CRD-317] a pike moves only to other water, by a flooded tunnel', () => {
    const den = denAt({
      before: (world) => {
        waterAt(world, [8, 10], 0.9);
        waterAt(world, [16, 10], 0.9);
        caveAt(world, [8, 16], 0.9);
      },
      monsters: [{ card: 'Giant Pike', seats: [[8, 10]] }],
    });
    const pike = of(den);
    const [, lake] = den.world.page.pieces as Piece[] as [Piece, Piece];
    expect(candidates(den, pike, []).map((it) => it.piece)).toEqual([lake]);
    const many = den.world.page.pieces.length;
    act(den, pike, stepOf(pike, 'relocate'));
    expect(homePiece(den, pike)).toBe(lake);
    expect(drawnSince(den, many).map((it) => it.kind)).toEqual(['water']);
  });

  it('[H2-CRD-315] who never relocates has nowhere to go', () => {
    const card = ownCard('card Old Stones\nstart ●\nalways relocate\nrules:\n- never relocates\n');
    const den = denAt({
      before: (world) => {
        caveAt(world, [20, 10], 0.6);
      },
      monsters: [{ card, seats: [[10, 10]] }],
    });
    expect(canDo(den, of(den), ANYWHERE)).toBe(false);
  });

  it('[H2-ACT-268] never onto another group: what is held within a bead of a seat is no candidate', () => {
    const den = denAt({
      before: (world) => {
        caveAt(world, [20, 12], 2.5);
        wildAt(world, [15, 18], 1);
      },
      monsters: [
        { card: 'Wolves', seats: [[10, 12]] },
        { card: 'Dragon', seats: [[18, 12]] },
      ],
    });
    const [cavern, lair] = den.world.page.pieces as Piece[] as [Piece, Piece];
    const sites = candidates(den, of(den), []);
    const there = sites.find((it) => it.piece === cavern);
    expect(far(there?.at as Point, { x: 18, y: 12 })).toBeGreaterThan(1.5);
    expect(sites.map((it) => it.piece)).not.toContain(lair);
    for (const hand of ['story', 'tactical', 'random'] as const) act(den, of(den), ANYWHERE, [], hand);
    const seats = den.monsters.flatMap((it) => seatsOf(den, it).map((bead) => `${bead.at.x} ${bead.at.y}`));
    expect(new Set(seats).size).toBe(seats.length);
  });

  it('[H2-ACT-264] digs no tunnel where an open way leads', () => {
    const den = denAt({
      before: (world) => {
        tunnelAt(world, 10.5, 10, 18, 10);
        caveAt(world, [18.5, 10], 0.8);
      },
      monsters: [{ card: 'Ogre', seats: [[10, 10]] as readonly At[] }],
    });
    const many = den.world.page.pieces.length;
    act(den, of(den), ANYWHERE, [['H2-ACT-262', { x: 18.5, y: 10 }]]);
    expect(drawnSince(den, many)).toEqual([]);
  });
});
