import { describe, expect, it } from 'vitest';
import type { Den } from '../../src/second/monsters/den.ts';
import { homeOf, seatsOf } from '../../src/second/monsters/ground/lair.ts';
import { areNeighbours } from '../../src/second/monsters/ground/territory.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { layOver } from '../../src/second/monsters/state.ts';
import { type At, denAt, ownCard } from './den-at.ts';
import { act, beadCount, canDo, stepOf } from './moves-at.ts';

const of = (den: Den, i = 0) => den.monsters[i] as Monster;
const row = (x: number, y: number, many: number): At[] => Array.from({ length: many }, (_, i) => [x + 1.5 * i, y]);

describe('a split', () => {
  it('[H2-MON-E12] [H2-ACT-272] makes two groups of the card, which part and are no neighbours', () => {
    const den = denAt({ monsters: [{ card: 'Ooze', seats: row(10, 12, 6), bonus: 1 }] });
    const first = of(den);
    const old = seatsOf(den, first).map((it) => it.id);
    expect(canDo(den, first, stepOf(first, 'split'))).toBe(true);
    expect(act(den, first, stepOf(first, 'split'))).toBe(true);
    const [, second] = den.monsters as [Monster, Monster];
    expect(den.monsters).toHaveLength(2);
    expect(second.card).toBe(first.card);
    expect(second.tags).toEqual(first.tags);
    expect([first, second].map((it) => beadCount(den, it, 'population'))).toEqual([3, 3]);
    expect([first, second].map((it) => beadCount(den, it, 'bonus'))).toEqual([1, 0]);
    expect(areNeighbours(den, first, second)).toBe(false);
    expect(old.every((id) => den.world.page.beads.find((it) => it.id === id)?.until !== null)).toBe(true);
    expect(second.group.name).not.toBe(first.group.name);
  });

  it('[H2-CRD-C18.1] [H2-MON-216] of more than six the second has three, and does not act in this turn', () => {
    const den = denAt({ turn: 4, monsters: [{ card: 'Ooze', seats: row(8, 12, 8) }] });
    act(den, of(den), stepOf(of(den), 'split'));
    expect(den.monsters.map((it) => beadCount(den, it, 'population'))).toEqual([5, 3]);
    expect(den.monsters.map((it) => it.born)).toEqual([3, 4]);
    expect(of(den, 1).past.deeds).toEqual([]);
  });

  it('[H2-MON-E34] [H2-ACT-272] [H2-MON-921] is not possible while four groups share the card, nor with too few ●', () => {
    const four = denAt({
      monsters: [
        { card: 'Ooze', seats: row(4, 8, 6) },
        { card: 'Ooze', seats: row(4, 12, 3) },
        { card: 'Ooze', seats: row(4, 16, 2) },
        { card: 'Ooze', seats: row(20, 16, 1) },
      ],
    });
    expect(canDo(four, of(four), stepOf(of(four), 'split'))).toBe(false);
    const few = denAt({ monsters: [{ card: 'Ooze', seats: row(8, 12, 5) }] });
    expect(canDo(few, of(few), stepOf(of(few), 'split'))).toBe(false);
  });

  it('[H2-ACT-272] one that cannot relocate stays, and the other goes', () => {
    const card = ownCard(
      'card Old Slime\ntags ooze\nstart ●●\nif we have 2 or more ●: split 1\nrules:\n- never relocates\n',
    );
    const den = denAt({ monsters: [{ card, seats: row(10, 12, 2) }] });
    const home = homeOf(den, of(den)).at;
    act(den, of(den), stepOf(of(den), 'split'));
    // The rule is on the card that both share: neither can go, and both stay.
    expect(homeOf(den, of(den)).at).toEqual(home);
    const temple = denAt({ monsters: [{ card: 'Ooze', seats: row(10, 12, 6) }] });
    const first = of(temple);
    const rules = ownCard(
      'card Chapel\nkind overlay\nspawn onto a random group giving ●\none of:\n- breed\nrules:\n- never relocates\n',
    );
    layOver(den, first, rules);
    act(temple, first, stepOf(first, 'split'));
    expect(homeOf(temple, first).at).toEqual({ x: 10, y: 12 });
    expect(areNeighbours(temple, first, of(temple, 1))).toBe(false);
  });

  it('[H2-CRD-307] the rules that watch the beads of either part are looked at', () => {
    const card = ownCard(
      'card Slime Twins\ntags ooze\nstart ●●\nif we have 5 or more ●: split 2\nrules:\n- when we fall to 3 ●: gain ○\n- when we have only 2 ●: gain ★\n',
    );
    const den = denAt({ monsters: [{ card, seats: row(8, 12, 5) }] });
    act(den, of(den), stepOf(of(den), 'split'));
    const [first, second] = den.monsters as [Monster, Monster];
    expect([first, second].map((it) => beadCount(den, it, 'treasure'))).toEqual([1, 0]);
    expect([first, second].map((it) => beadCount(den, it, 'bonus'))).toEqual([0, 1]);
    expect(areNeighbours(den, first, second)).toBe(false);
  });

  it('[H2-CRD-307] [H2-MON-317] a part that leaves the map by its rules parts from nobody', () => {
    const card = ownCard(
      'card Slime Trail\ntags ooze\nstart ●●\nif we have 5 or more ●: split 2\nrules:\n- when we fall to 3 ●: leave the map\n',
    );
    const den = denAt({ monsters: [{ card, seats: row(8, 12, 5) }] });
    const [first] = den.monsters as [Monster];
    act(den, first, stepOf(first, 'split'));
    expect(den.monsters.map((it) => beadCount(den, it, 'population'))).toEqual([2]);
    expect(den.monsters).not.toContain(first);
  });

  it('[H2-VIL-24] a villain does not split', () => {
    const den = denAt({ monsters: [{ card: 'Ooze', seats: row(8, 12, 6) }] });
    const [card] = den.villains;
    if (!card) throw new Error('no villain');
    den.villain = { monster: of(den), card };
    expect(canDo(den, of(den), stepOf(of(den), 'split'))).toBe(false);
  });
});
