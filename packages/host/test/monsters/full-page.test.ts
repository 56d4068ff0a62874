import { polygon } from '@understory/page';
import { asWritten } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { draw } from '../../src/second/draw.ts';
import type { SecondWorld } from '../../src/second/index.ts';
import { gain } from '../../src/second/monsters/belongings.ts';
import type { Den } from '../../src/second/monsters/den.ts';
import { seatsOf } from '../../src/second/monsters/ground/lair.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { denAt, type MonsterAt, playIn } from './den-at.ts';
import { type Answers, beads, spawned } from './spawn-at.ts';
import { caveAt, roomAt } from './things-at.ts';

/** No rock is left: magma lies under all the ground, but for two rooms for two beads each. */
function noRock(world: SecondWorld): void {
  const { width, height } = world.page;
  const shape = polygon([0, 4.1, width, 4.1, width, height, 0, height]);
  draw(world, { clause: 'H2-MSR-05', kind: 'magma', shape, what: asWritten('an ocean of magma'), stratum: 4 });
  for (const x of [12, 16]) roomAt(world, [x, 15], { radius: 0.9 });
}

const denWith = (...monsters: readonly MonsterAt[]): Den => denAt({ strata: 8, height: 24, before: noRock, monsters });

/** The newcomer is pointed to (12, 15), and the dice are thrown, its own first. */
function invading(den: Den, card: string, ...dice: readonly number[]): Monster | null {
  const answers: Answers = dice.map((it) => ['H2-ACT-102', [it]] as const);
  return spawned(den, card, { rolls: [5], pointing: [12, 15], answers });
}

/** What lies where: no seat twice. */
function shared(den: Den): string[] {
  const all = den.monsters.flatMap((it) => seatsOf(den, it).map(({ at }) => `${at.x}, ${at.y}`));
  return all.filter((it, i) => all.indexOf(it) !== i);
}

describe('a page without free rock', () => {
  it('[H2-MON-902][H2-MON-130][H2-ACT-267] a winner has its home walled off where the loser has to stay', () => {
    // The one that falls and the one that is lost for want of a place leave somebody, or something, in either room.
    const den = denWith({
      card: 'Goblins',
      seats: [
        [11.6, 15],
        [12.4, 15],
        [15.6, 15],
      ],
      treasure: [[16.4, 15]],
    });
    const [goblins] = den.monsters as [Monster];
    const ogre = invading(den, 'Ogre', 6, 1) as Monster;
    expect([beads(den, goblins), beads(den, ogre)]).toEqual(['●1 ○1 ★0', '●1 ○0 ★0']);
    const home = den.world.page.piece(seatsOf(den, ogre)[0]?.piece ?? '');
    expect([home.room, home.owner, home.within !== null]).toEqual(['lair', ogre.id, true]);
    expect(shared(den)).toEqual([]);
  });

  it('[H2-MON-902][H2-MON-228] a newcomer that lost and has nowhere to go has its home walled off too, each bead its own seat', () => {
    const den = denWith({
      card: 'Goblins',
      seats: [
        [11.6, 15],
        [15.6, 15],
      ],
    });
    const knights = invading(den, 'Knights', 1, 6) as Monster;
    expect(beads(den, knights)).toBe('●2 ○0 ★1');
    const rooms = seatsOf(den, knights).map((it) => it.piece);
    expect(new Set(rooms).size).toBe(2);
    expect(seatsOf(den, den.monsters[0] as Monster).some((it) => rooms.includes(it.piece))).toBe(false);
    expect(shared(den)).toEqual([]);
  });

  it('[H2-MON-902][H2-MON-130] however many they grow to, each has a spot of its own, in the next place too', () => {
    const den = denWith({ card: 'Goblins', seats: [[11.6, 15]] });
    const [goblins] = den.monsters as [Monster];
    playIn(den, () => gain(den, goblins, '●', 40, { clause: 'H2-ACT-203', deed: 'breed' }));
    expect(beads(den, goblins)).toBe('●41 ○0 ★0');
    expect(shared(den)).toEqual([]);
    const places = den.world.page.pieces.flatMap((it) => (it.owner === goblins.id && it.within ? [it.within] : []));
    expect(new Set(places).size).toBe(2);
  });

  it('[H2-MON-902][H2-MON-137] nobody comes to live in a cavern that is full, though the spot itself is free', () => {
    const den = denAt({
      strata: 8,
      height: 24,
      before: (world) => void caveAt(world, [12, 15], 1.1),
      monsters: [
        {
          card: 'Goblins',
          seats: [
            [11.1, 15],
            [11.1, 15.2],
            [11.1, 14.8],
          ],
        },
      ],
    });
    const ogre = spawned(den, 'Ogre', { rolls: [5], pointing: [13.05, 15] }) as Monster;
    const cave = den.world.page.pieces[0]?.id ?? '';
    expect(seatsOf(den, den.monsters[0] as Monster).map((it) => it.piece)).toEqual([cave, cave, cave]);
    expect(seatsOf(den, ogre).map((it) => it.piece)).not.toContain(cave);
  });
});
