import type { Piece } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { putBeads } from '../../src/draw.ts';
import { gather } from '../../src/second/monsters/gather.ts';
import { homeOf, seatsOf } from '../../src/second/monsters/ground/lair.ts';
import {
  guardedBy,
  holdsGodFragment,
  letLie,
  looseTreasure,
  withinGrasp,
} from '../../src/second/monsters/ground/loose.ts';
import { wilds } from '../../src/second/monsters/ground/places.ts';
import { learn } from '../../src/second/monsters/ground/territory.ts';
import type { Monster, Wild } from '../../src/second/monsters/monster.ts';
import { goOut } from '../../src/second/monsters/state.ts';
import { takeableFrom, wealthOf } from '../../src/second/monsters/wealth.ts';
import { denAt, playIn } from './den-at.ts';
import { looseAt, nexusAt, roomAt, tunnelAt, wildAt } from './things-at.ts';

type Den = ReturnType<typeof denAt>;
const first = (den: Den) => den.monsters[0] as Monster;
const piece = (den: Den, i = 0) => den.world.page.pieces[i] as Piece;
const treasure = (den: Den, of: Monster) => seatsOf(den, of).filter((it) => it.kind !== 'population').length;

describe('loose treasure', () => {
  it('[H2-MON-411] is gathered in the home range, or where an open way leads to a known place', () => {
    const den = denAt({
      before: (world) => {
        roomAt(world, [14, 10]);
        roomAt(world, [20, 10]);
        roomAt(world, [25, 10]);
        tunnelAt(world, 10, 12, 20, 12, 20, 10);
        tunnelAt(world, 10, 10, 10, 12);
      },
      monsters: [{ card: 'Goblins', seats: [[10, 10]] }],
    });
    const me = first(den);
    for (const i of [0, 1, 2]) looseAt(den, piece(den, i));
    // Walled off, but within 4.5; far but joined; far and not joined.
    expect(withinGrasp(den, me).map((it) => it.at.x)).toEqual([14]);
    learn(den, me, piece(den, 1));
    learn(den, me, piece(den, 2));
    expect(withinGrasp(den, me).map((it) => it.at.x)).toEqual([14, 20]);
    playIn(den, (it) => gather(it, me, 'H2-MON-411'));
    expect(treasure(den, me)).toBe(2);
    expect(looseTreasure(den).map((it) => it.at.x)).toEqual([25]);
  });

  it('[H2-MON-415] may be left where it lies', () => {
    const den = denAt({
      before: (world) => void roomAt(world, [13, 10]),
      monsters: [{ card: 'Goblins', seats: [[10, 10]] }],
    });
    looseAt(den, piece(den));
    playIn(den, (it) => gather(it, first(it), 'H2-MON-411'), [['H2-MON-415', '0']]);
    expect(treasure(den, first(den))).toBe(0);
    expect(looseTreasure(den)).toHaveLength(1);
  });

  it('[H2-MON-E35] [H2-MON-415] is never taken by default so that the group would leave: Nomads with ○5 take one of two', () => {
    const den = denAt({
      before: (world) => {
        roomAt(world, [10, 13]);
        roomAt(world, [13, 13]);
      },
      monsters: [
        {
          card: 'Nomads',
          seats: [
            [10, 10],
            [11.5, 10],
          ],
          treasure: 5,
        },
      ],
    });
    for (const i of [0, 1]) looseAt(den, piece(den, i));
    playIn(den, (it) => gather(it, first(it), 'H2-MON-411'));
    expect(treasure(den, first(den))).toBe(6);
    expect(looseTreasure(den)).toHaveLength(1);
    playIn(den, (it) => gather(it, first(it), 'H2-MON-411'));
    expect(treasure(den, first(den))).toBe(6);
  });

  it('[H2-MON-128] counts ❖ as ○: Nomads with ○5 ❖1 leave a hoard alone, Goblins take it', () => {
    const near = (card: string, epic: number) => {
      const den = denAt({
        before: (world) => void roomAt(world, [10, 13]),
        monsters: [{ card, seats: [[10, 10]], treasure: 5, epic }],
      });
      looseAt(den, piece(den), 'epic');
      playIn(den, (it) => gather(it, first(it), 'H2-MON-411'));
      return treasure(den, first(den));
    };
    expect(near('Nomads', 1)).toBe(6);
    expect(near('Nomads', 0)).toBe(6);
    expect(near('Goblins', 1)).toBe(7);
  });

  it('[H2-MON-412] is not taken back in the turn in which it was left, but by others', () => {
    const den = denAt({
      monsters: [
        { card: 'Goblins', seats: [[10, 10]], treasure: 1 },
        { card: 'Ogre', seats: [[13, 12]] },
      ],
    });
    const me = first(den);
    const own = seatsOf(den, me).find((it) => it.kind === 'treasure');
    if (own) letLie(den, own, 'H2-ACT-251', homeOf(den, me));
    expect(looseTreasure(den).map((it) => [it.at.x, it.owner])).toEqual([[10, null]]);
    expect(withinGrasp(den, me)).toEqual([]);
    expect(withinGrasp(den, den.monsters[1] as Monster)).toHaveLength(1);
    den.turn++;
    expect(withinGrasp(den, me)).toHaveLength(1);
  });

  it('[H2-MON-413] [H2-MON-T2.1] guarded by a wild group or by the Ooze is not to be had', () => {
    const den = denAt({
      before: (world) => {
        wildAt(world, [12, 12], 3, 2);
        roomAt(world, [8, 13]);
      },
      monsters: [
        { card: 'Goblins', seats: [[10, 10]] },
        { card: 'Ooze', seats: [[5, 13]] },
      ],
    });
    const ooze = den.monsters[1] as Monster;
    looseAt(den, piece(den, 1));
    expect(guardedBy(den, wilds(den)[0] as Wild)).toHaveLength(2);
    expect(guardedBy(den, ooze)).toHaveLength(1);
    expect(guardedBy(den, first(den))).toEqual([]);
    expect(withinGrasp(den, first(den))).toEqual([]);
    // H2-CRD-316: the Ooze itself takes nothing.
    expect(withinGrasp(den, ooze)).toEqual([]);
    goOut(den, ooze);
    expect(withinGrasp(den, first(den))).toHaveLength(1);
  });

  it('[H2-MON-T2.6] [H2-NEX-11] a God fragment counts for the group with the nearest seat, and cannot be gathered', () => {
    const den = denAt({
      before: (world) => {
        const spot = nexusAt(world, 'god fragment', [12, 10]);
        putBeads(world, 'H2-NEX-T1.8', spot, 'treasure', 1, 'nest treasure', true);
      },
      monsters: [
        { card: 'Goblins', seats: [[9, 10]] },
        { card: 'Ogre', seats: [[14, 10]] },
        { card: 'Dragon', seats: [[25, 10]] },
      ],
    });
    expect(den.monsters.map((it) => holdsGodFragment(den, it))).toEqual([false, true, false]);
    expect(looseTreasure(den)).toEqual([]);
    const ogre = den.monsters[1] as Monster;
    expect(withinGrasp(den, ogre)).toEqual([]);
    // It counts as its own, and nobody can take it.
    expect([wealthOf(den, ogre), takeableFrom(den, ogre).length]).toEqual([1, 0]);
  });
});
