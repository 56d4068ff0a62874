import { disc, type Piece } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { areJoined } from '../../src/second/monsters/ground/places.ts';
import { areNeighbours, isNear } from '../../src/second/monsters/ground/territory.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { denAt } from './den-at.ts';
import { act, beadCount, canDo, doesKnow, drawnSince, homePiece, SCOUT } from './moves-at.ts';
import { caveAt, nexusAt, roomAt, tunnelAt } from './things-at.ts';

const of = (den: ReturnType<typeof denAt>, i = 0) => den.monsters[i] as Monster;

describe('scouting', () => {
  it('[H2-MON-E31] [H2-ACT-235] reaches the room beyond a tunnel, and the next one with the next scouting', () => {
    const den = denAt({
      before: (world) => {
        roomAt(world, [5, 10], { radius: 1 });
        tunnelAt(world, 6, 10, 14, 10);
        roomAt(world, [15, 10], { radius: 1 });
        tunnelAt(world, 16, 10, 23, 10);
        roomAt(world, [24, 10], { radius: 1 });
      },
      monsters: [
        {
          card: 'Skeletons',
          seats: [
            [4.5, 10],
            [5.5, 10],
          ],
          joined: false,
        },
        {
          card: 'Ratfolk',
          seats: [
            [14.5, 10],
            [15.5, 10],
          ],
          joined: false,
        },
      ],
    });
    const [, t, b, u, c] = den.world.page.pieces as Piece[] as [Piece, Piece, Piece, Piece, Piece];
    const [skeletons, ratfolk] = [of(den), of(den, 1)];
    expect(areNeighbours(den, skeletons, ratfolk)).toBe(false);
    expect(act(den, skeletons, SCOUT)).toBe(true);
    expect([t, b, u, c].map((it) => doesKnow(den, skeletons, it))).toEqual([true, true, false, false]);
    expect(areNeighbours(den, skeletons, ratfolk)).toBe(true);
    act(den, skeletons, SCOUT);
    expect([u, c].map((it) => doesKnow(den, skeletons, it))).toEqual([true, true]);
  });

  it('[H2-ACT-235] a tunnel leads no farther than 9 beads from the territory', () => {
    const den = denAt({
      before: (world) => {
        roomAt(world, [3, 10], { radius: 1 });
        tunnelAt(world, 4, 10, 26, 10);
        caveAt(world, [16, 10.9], 0.6);
        caveAt(world, [24, 10.9], 0.6);
      },
      monsters: [{ card: 'Skeletons', seats: [[3, 10]] }],
    });
    // The tunnel is in the territory already; a second one off it is gone through, as far as 9 beads.
    const [, tunnel, near, far] = den.world.page.pieces as Piece[] as [Piece, Piece, Piece, Piece];
    act(den, of(den), SCOUT);
    expect([tunnel, near, far].map((it) => doesKnow(den, of(den), it))).toEqual([true, true, true]);
    const branched = denAt({
      before: (world) => {
        caveAt(world, [7.5, 10], 0.9);
        tunnelAt(world, 8.3, 10, 26, 10);
        caveAt(world, [14, 10.9], 0.6);
        caveAt(world, [24, 10.9], 0.6);
      },
      monsters: [{ card: 'Skeletons', seats: [[2.5, 10]] }],
    });
    const [cave, branch, within, beyond] = branched.world.page.pieces as Piece[] as [Piece, Piece, Piece, Piece];
    act(branched, of(branched), SCOUT);
    expect([branch, within, beyond].map((it) => doesKnow(branched, of(branched), it))).toEqual([true, true, false]);
    expect(doesKnow(branched, of(branched), cave)).toBe(true);
  });

  it('[H2-ACT-235] along the surface line it reaches 4.5 beads beyond the territory, and what stands there', () => {
    const den = denAt({
      before: (world) => {
        roomAt(world, [19.5, 3.5], { kind: 'building' });
        roomAt(world, [22, 3.5], { kind: 'building' });
      },
      monsters: [{ card: 'Saltbury', seats: [[10, 3.5]] }],
    });
    const [near, far] = den.world.page.pieces as Piece[] as [Piece, Piece];
    act(den, of(den), SCOUT);
    expect(isNear(den, of(den), disc(0.6, 4, 0))).toBe(true);
    expect(isNear(den, of(den), disc(20.5, 4, 0))).toBe(false);
    expect([near, far].map((it) => doesKnow(den, of(den), it))).toEqual([true, false]);
    act(den, of(den), SCOUT);
    expect(doesKnow(den, of(den), far)).toBe(true);
    expect(isNear(den, of(den), disc(23.9, 4, 0))).toBe(true);
  });

  it('[H2-ACT-236] digs 4.5 beads towards the nearest place that no way leads to, if nothing else is to be found', () => {
    const den = denAt({
      before: (world) => {
        caveAt(world, [17, 10], 1);
        caveAt(world, [10, 19.4], 1);
      },
      monsters: [{ card: 'Skeletons', seats: [[10, 10]] }],
    });
    const [cave, other] = den.world.page.pieces as Piece[] as [Piece, Piece];
    const many = den.world.page.pieces.length;
    act(den, of(den), SCOUT);
    expect(drawnSince(den, many).map((it) => it.kind)).toEqual(['tunnel']);
    expect(doesKnow(den, of(den), cave)).toBe(false);
    act(den, of(den), SCOUT);
    expect(doesKnow(den, of(den), cave)).toBe(true);
    expect(areJoined(den, homePiece(den, of(den)), cave)).toBe(true);
    expect(doesKnow(den, of(den), other)).toBe(false);
  });

  it('[H2-ACT-236] the player may dig although there are ways, and with neither nothing happens', () => {
    const den = denAt({
      before: (world) => {
        caveAt(world, [14, 10], 1);
        caveAt(world, [10, 11.5], 0.7);
      },
      monsters: [{ card: 'Skeletons', seats: [[10, 10]] }],
    });
    const [cave, touching] = den.world.page.pieces as Piece[] as [Piece, Piece];
    act(den, of(den), SCOUT, [['H2-ACT-236', 'dig']]);
    expect([cave, touching].map((it) => doesKnow(den, of(den), it))).toEqual([true, false]);
    const empty = denAt({ monsters: [{ card: 'Skeletons', seats: [[10, 10]] }] });
    const many = empty.world.page.pieces.length;
    expect(canDo(empty, of(empty), SCOUT)).toBe(true);
    expect(act(empty, of(empty), SCOUT)).toBe(true);
    expect(drawnSince(empty, many)).toEqual([]);
  });

  it('[H2-ACT-236] a place more than 9 beads off is not dug for', () => {
    const den = denAt({
      before: (world) => {
        caveAt(world, [21, 10], 1);
      },
      monsters: [{ card: 'Skeletons', seats: [[10, 10]] }],
    });
    const many = den.world.page.pieces.length;
    act(den, of(den), SCOUT);
    expect(drawnSince(den, many)).toEqual([]);
  });

  it('[H2-MON-T2.2] [H2-MON-T2.3] a spot found by scouting acts as one found by exploring', () => {
    const at = (nexus: 'plague' | 'fate') =>
      denAt({
        before: (world) => {
          caveAt(world, [12, 10], 1);
          nexusAt(world, nexus, [13.9, 10]);
        },
        monsters: [
          {
            card: 'Skeletons',
            seats: [
              [10, 10],
              [10, 11.5],
              [10, 13],
              [10, 14.5],
            ],
          },
        ],
      });
    const plague = at('plague');
    act(plague, of(plague), SCOUT);
    expect(beadCount(plague, of(plague), 'population')).toBe(1);
    const fate = at('fate');
    act(fate, of(fate), SCOUT);
    expect(fate.monsters).toEqual([]);
  });
});
