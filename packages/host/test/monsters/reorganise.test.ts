import type { Answer } from '@understory/table';
import { describe, expect, it } from 'vitest';
import type { Den } from '../../src/second/monsters/den.ts';
import { homeOf, seatsOf } from '../../src/second/monsters/ground/lair.ts';
import { isFreeRock, reachOf } from '../../src/second/monsters/ground/moving.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { reorganise } from '../../src/second/monsters/reorganise.ts';
import { denAt, monsterAt, playIn } from './den-at.ts';
import { groups } from './facing.ts';
import { caveAt, roomAt } from './things-at.ts';

const MOVE = 'H2-MON-319';

/** Move the second bead of a group to a spot, and no other. */
function moveSecond(den: Den, me: Monster, to: Answer): void {
  const bead = seatsOf(den, me)[1]?.id as string;
  const more = seatsOf(den, me).length > 2 ? ([[MOVE, 'leave']] as const) : [];
  playIn(den, () => reorganise(den, me, MOVE), [[MOVE, bead], [MOVE, to], ...more]);
}

describe('reorganising', () => {
  it('[H2-MON-319] moves a bead to a free room of the territory', () => {
    const den = denAt({
      monsters: [
        {
          card: 'Goblins',
          seats: [
            [10, 10],
            [11.5, 10],
          ],
          bonus: 1,
        },
      ],
      before: (world) => void roomAt(world, [10, 13]),
    });
    const [me] = groups(den);
    moveSecond(den, me, { x: 10, y: 13 });
    expect(seatsOf(den, me).map((it) => [it.at.x, it.at.y])).toEqual([
      [10, 10],
      [10, 13],
    ]);
  });

  it('[H2-MON-319] digs a new room in the home range, joined to the home, and leaves the old one behind', () => {
    const den = denAt({ monsters: [{ card: 'Dragon', seats: [[10, 10]], treasure: [[11.5, 10]] }] });
    const [me] = groups(den);
    moveSecond(den, me, { x: 10, y: 13.5 });
    const [, moved] = seatsOf(den, me);
    const { page } = den.world;
    const room = page.piece(moved?.piece as string);
    expect([moved?.at.x, moved?.at.y, room.owner, room.area.toFixed(2)]).toEqual([10, 13.5, me.id, '1.13']);
    const home = page.piece(homeOf(den, me).piece);
    const joins = [...page.drawn()].filter((it) => it.kind === 'tunnel' && page.touches(it.shape, room.shape));
    expect(joins.some((it) => page.touches(it.shape, home.shape))).toBe(true);
  });

  it('[H2-MON-319] not into rock out of the home range, a room of others, a full one, nor under the sky', () => {
    const den = denAt({
      monsters: [
        {
          card: 'Goblins',
          seats: [
            [10, 10],
            [11.5, 10],
          ],
        },
      ],
      before: (world) => void caveAt(world, [10, 20]),
    });
    const other = monsterAt(den, { card: 'Ratfolk', seats: [[10, 13]] });
    const [me] = groups(den);
    for (const to of [
      { x: 10, y: 16.5 },
      { x: 10, y: 20 },
      { x: 10, y: 13 },
      { x: 10, y: 10 },
      { x: 10, y: 3 },
    ]) {
      expect(() => moveSecond(den, me, to), JSON.stringify(to)).toThrow();
    }
    expect(seatsOf(den, other)).toHaveLength(1);
  });

  it('[H2-MON-319] the ● of the home stays, and so nobody alone is asked', () => {
    const den = denAt({ monsters: [{ card: 'Ogre' }] });
    const [me] = groups(den);
    playIn(den, () => reorganise(den, me, MOVE));
    expect(den.world.journal.entries.some((it) => it.clause === MOVE)).toBe(false);
    const two = denAt({ monsters: [{ card: 'Goblins', at: [10, 10], population: 2 }] });
    const [pair] = groups(two);
    const home = homeOf(two, pair).id;
    expect(() => playIn(two, () => reorganise(two, pair, MOVE), [[MOVE, home]])).toThrow();
  });

  it('[H2-MON-319] goes by the home range as it was before: the second bead does not reach farther for the first', () => {
    const den = denAt({
      monsters: [
        {
          card: 'Goblins',
          seats: [
            [10, 8],
            [11.5, 8],
            [13, 8],
          ],
        },
      ],
    });
    const [me] = groups(den);
    const [, second, third] = seatsOf(den, me).map((it) => it.id) as [string, string, string];
    const far = { x: 10, y: 16 };
    const answers = [
      [MOVE, second],
      [MOVE, { x: 10, y: 12.5 }],
      [MOVE, third],
      [MOVE, far],
    ] as const;
    expect(() => playIn(den, () => reorganise(den, me, MOVE), answers)).toThrow();
    // From where the bead lies now it would be in reach.
    expect(isFreeRock(den, me, reachOf(den, me), far)).toBe(true);
  });

  it('[H2-MON-319] leaves everything where it is by default; a random hand stays within the rules', () => {
    const den = denAt({ monsters: [{ card: 'Goblins', at: [10, 10], population: 4 }] });
    const [me] = groups(den);
    const before = seatsOf(den, me).map((it) => it.id);
    for (const hand of ['story', 'tactical'] as const) playIn(den, () => reorganise(den, me, MOVE), [], hand);
    expect(seatsOf(den, me).map((it) => it.id)).toEqual(before);
    for (let i = 0; i < 20; i++) playIn(den, () => reorganise(den, me, MOVE), [], 'random', `random ${i}`);
    const seats = seatsOf(den, me);
    expect(seats).toHaveLength(4);
    expect(new Set(seats.map((it) => `${it.at.x} ${it.at.y}`)).size).toBe(4);
    expect(seats.some((it) => !before.includes(it.id))).toBe(true);
  });
});
