import { describe, expect, it } from 'vitest';
import { playTurn } from '../../src/second/monsters/age.ts';
import { villainCheck } from '../../src/second/monsters/ascent.ts';
import type { Den } from '../../src/second/monsters/den.ts';
import { type DenWish, denAt, playIn } from './den-at.ts';
import { doTo, facing, groups } from './facing.ts';
import { nameOf } from './name-of.ts';
import { wildAt } from './things-at.ts';

const check = (den: Den, isLast = false, answers: readonly (readonly [string, string])[] = []) => {
  const ascended = playIn(den, () => villainCheck(den, isLast), answers);
  return ascended && nameOf(ascended.monster);
};

const apart = (monsters: NonNullable<DenWish['monsters']>, more: DenWish = {}) =>
  denAt({ ...more, monsters: monsters.map((it, i) => ({ ...it, at: [3 + 1.5 * (i % 2), 7 + 3 * i] as const })) });

describe('the villain check', () => {
  it('[H2-MON-501] 6 ●, or 6 ○ with ❖ counted, or a construction that grants it', () => {
    expect(check(apart([{ card: 'Goblins', population: 5, treasure: 5 }]))).toBeNull();
    expect(check(apart([{ card: 'Goblins', population: 6 }]))).toBe('Goblins');
    expect(check(apart([{ card: 'Goblins', treasure: 5, epic: 1 }]))).toBe('Goblins');
    const den = apart([{ card: 'Dwarves', population: 1 }]);
    doTo(den, groups(den)[0], 'build Wonder (gain villainy)');
    expect(check(den)).toBe('Dwarves');
  });

  it('[H2-MON-501] [H2-MON-E10] what granted it counts in that turn only', () => {
    const den = apart([{ card: 'Dwarves' }, { card: 'Goblins', population: 6 }]);
    doTo(den, groups(den)[0], 'build Wonder (gain villainy)');
    check(den, false, [['H2-MON-503', groups(den)[1].id]]);
    expect(groups(den)[0].grantedVillainy).toBe(false);
  });

  it('[H2-MON-502] [H2-MON-E20] only what is so at the end of the turn counts', () => {
    const den = facing([{ card: 'Goblins', population: 5 }, 'Ogre'], { turn: 5 });
    const [goblins, ogre] = groups(den);
    const ascended = playIn(den, () => playTurn(den), [
      ['H2-MON-301', goblins.card.name],
      ['H2-MON-314', 'nothing'],
      ['H2-MON-314', 'nothing'],
    ]);
    expect(ascended).toBeNull();
    expect(ogre.past.deeds.map((it) => it.did)).toContain('hunt');
  });

  it('[H2-MON-503] [H2-MON-504] beads may wait, and ascend at a later check', () => {
    const den = apart([
      { card: 'Goblins', population: 6 },
      { card: 'Ratfolk', population: 6 },
    ]);
    const [goblins] = groups(den);
    expect(check(den, false, [['H2-MON-503', 'wait']])).toBeNull();
    expect(check(den, false, [['H2-MON-503', goblins.id]])).toBe('Goblins');
  });

  it('[H2-MON-503] a construction cannot wait', () => {
    const den = apart([{ card: 'Dwarves' }, { card: 'Goblins', population: 6 }]);
    doTo(den, groups(den)[0], 'build Wonder (gain villainy)');
    expect(() => check(den, false, [['H2-MON-503', 'wait']])).toThrow();
  });

  it('[H2-MON-505] [H2-MON-E22] at the limit the one with the most ● and ○ ascends; ties: more ●, an alpha predator, the oldest', () => {
    const knights = { card: 'Knights', population: 4, treasure: 1 };
    expect(
      check(apart([knights, { card: 'Dragon', treasure: 5 }, { card: 'Dwarves', population: 3, treasure: 2 }]), true),
    ).toBe('Dragon');
    expect(check(apart([{ card: 'Dragon', treasure: 4 }, knights]), true)).toBe('Knights');
    expect(
      check(
        apart([
          { card: 'Goblins', treasure: 1 },
          { card: 'Dragon', treasure: 1 },
        ]),
        true,
      ),
    ).toBe('Dragon');
    expect(check(apart([{ card: 'Ogre' }, { card: 'Giant Pike' }]), true)).toBe('Ogre');
    expect(check(apart([knights]), false)).toBeNull();
  });

  it('[H2-MON-506] [H2-MON-123] with nobody there cards spawn until somebody is; wild groups do not count', () => {
    const den = denAt({ deck: ['Ratfolk'], before: (world) => void wildAt(world, [20, 15], 6) });
    expect(check(den, true)).toBe('Ratfolk');
  });

  it('[H2-MON-507] who ascends ends the age at once: nobody spawns', () => {
    const den = apart([{ card: 'Ratfolk', population: 6 }], { turn: 3, deck: ['Ogre'] });
    const ascended = playIn(den, () => playTurn(den), []);
    expect(ascended && nameOf(ascended.monster)).toBe('Ratfolk');
    expect(den.monsters.map(nameOf)).toEqual(['Ratfolk']);
  });

  it('[H2-MON-912] the age is over with the limit at the latest', () => {
    const den = apart([{ card: 'Worm' }], { turn: 7, monsterTurns: 7 });
    expect(playIn(den, () => playTurn(den))).not.toBeNull();
  });
});
