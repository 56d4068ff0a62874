import { describe, expect, it } from 'vitest';
import { endTurn, playTurn } from '../../src/second/monsters/age.ts';
import { villainCheck } from '../../src/second/monsters/ascent.ts';
import type { Den } from '../../src/second/monsters/den.ts';
import { rise } from '../../src/second/monsters/villainy/age.ts';
import { denAt, type MonsterAt, playIn } from './den-at.ts';
import { doTo, facing, groups, purse, told } from './facing.ts';
import { nameOf } from './name-of.ts';
import { crown, EIGHT, entriesOf } from './villain-at.ts';

/** Each group in a row of its own, far from the others. */
const apart = (...all: Omit<MonsterAt, 'at'>[]): Den =>
  denAt({ monsters: all.map((it, i) => ({ ...it, at: [2, 5 + 4 * i] })) });

function ascends(den: Den, { isLast = false, pick }: { isLast?: boolean; pick?: string } = {}): string | null {
  const answers = pick === undefined ? [] : ([['H2-MON-503', pick]] as const);
  const found = playIn(den, () => villainCheck(den, isLast), answers, 'tactical');
  return found && nameOf(found.monster);
}

describe('the villain check', () => {
  it('[H2-MON-501] finds six ●, six ○ with ❖ counted, or what was built to that end; five are not enough', () => {
    expect(ascends(apart({ card: 'Goblins', population: 6 }))).toBe('Goblins');
    expect(ascends(apart({ card: 'Dragon', treasure: 5, epic: 1 }))).toBe('Dragon');
    expect(ascends(apart({ card: 'Goblins', population: 5 }, { card: 'Dragon', treasure: 5 }))).toBe(null);
    const den = apart({ card: 'A Wizard' });
    groups(den)[0].grantedVillainy = true;
    expect(ascends(den)).toBe('A Wizard');
    // It counts for the turn in which it was built.
    expect(ascends(den)).toBe(null);
  });

  it('[H2-MON-E20] [H2-MON-502] is made at the end of a turn: who had six and was cut down does not qualify', () => {
    const den = facing([{ card: 'Goblins', population: 5, treasure: 1 }, 'Ogre'], { turn: 5, deck: ['Worm'] });
    const [goblins] = groups(den);
    const order = [['H2-MON-301', 'Goblins'] as const, ['H2-MON-314', 'nothing'] as const];
    expect(playIn(den, playTurn, order, 'tactical')).toBe(null);
    expect(entriesOf(den, 'gained').some((it) => it.group === goblins.id && it.bead === 'population')).toBe(true);
    expect(purse(den, goblins)).toContain('●5');
    expect(den.monsters.map((it) => it.card.name)).toContain('Worm');
  });

  it('[H2-MON-E21] [H2-MON-503] [H2-VIL-T1.2] lets the player pick, or wait; by default the greater ascends at once', () => {
    const two = () =>
      apart({ card: 'Goblins', population: 6, treasure: 2 }, { card: 'Farmers', population: 3, treasure: 5, epic: 1 });
    expect(ascends(two())).toBe('Farmers');
    expect(ascends(two(), { pick: 'wait' })).toBe(null);
    const den = two();
    const [goblins] = groups(den);
    expect(ascends(den, { pick: goblins.id })).toBe('Goblins');
    const other = two();
    const { card } = playIn(other, () => rise(other, { monster: groups(other)[1], granted: false }), [], 'tactical');
    expect(card.name).toBe('The Empire');
  });

  it('[H2-MON-503] must find one if something built grants it', () => {
    const den = apart({ card: 'A Wizard' }, { card: 'Goblins', population: 6 });
    groups(den)[0].grantedVillainy = true;
    expect(() => ascends(den, { pick: 'wait' })).toThrow();
    const again = apart({ card: 'A Wizard' }, { card: 'Goblins', population: 6 });
    groups(again)[0].grantedVillainy = true;
    const story = playIn(again, () => villainCheck(again, false), [], 'story');
    expect(story && nameOf(story.monster)).toBe('A Wizard');
    expect(story?.granted).toBe(true);
  });

  it('[H2-MON-504] a group that was passed over may ascend at a later check', () => {
    const den = apart({ card: 'Goblins', population: 6 });
    expect(ascends(den, { pick: 'wait' })).toBe(null);
    den.turn++;
    expect(ascends(den)).toBe('Goblins');
  });

  it('[H2-MON-E22] [H2-MON-505] [H2-VIL-03] [H2-VIL-T1.5] at the limit the greatest ascends, qualified or not', () => {
    const den = apart(
      { card: 'Knights', population: 4, treasure: 1 },
      { card: 'Dragon', treasure: 5 },
      { card: 'Dwarves', population: 3, treasure: 2 },
    );
    expect(ascends(den, { isLast: false })).toBe(null);
    expect(ascends(den, { isLast: true })).toBe('Dragon');
    const { card } = playIn(den, () => rise(den, { monster: groups(den)[1], granted: false }));
    expect(card.name).toBe('The Empire');
  });

  it('[H2-MON-505] breaks ties by ●, then by kind, then by age; and the limit is a setting', () => {
    expect(
      ascends(apart({ card: 'Kobolds', treasure: 2 }, { card: 'Goblins', population: 2, treasure: 1 }), {
        isLast: true,
      }),
    ).toBe('Goblins');
    expect(ascends(apart({ card: 'Kobolds' }, { card: 'Ogre' }), { isLast: true })).toBe('Ogre');
    expect(ascends(apart({ card: 'Kobolds' }, { card: 'Goblins' }), { isLast: true })).toBe('Kobolds');
    const den = denAt({ turn: 5, monsterTurns: 5, monsters: [{ card: 'Kobolds' }] });
    expect(playIn(den, () => endTurn(den, false))?.monster.card.name).toBe('Kobolds');
    const early = denAt({ turn: 4, monsterTurns: 5, monsters: [{ card: 'Kobolds' }] });
    expect(playIn(early, () => endTurn(early, false))).toBe(null);
  });

  it('[H2-MON-506] spawns somebody if there is nobody, and passes overlays by', () => {
    const den = denAt({ ...EIGHT, deck: ['The Temple', 'Kobolds'] });
    expect(ascends(den, { isLast: true })).toBe('Kobolds');
    expect(den.deck.map((it) => it.name)).toEqual(['The Temple']);
  });

  it('[H2-MON-506] [H2-MON-912] [H2-MON-922] a deck that brings nobody ends the game without a villain', () => {
    const den = denAt({ turn: 20, deck: ['The Temple'] });
    expect(playIn(den, () => endTurn(den, true))).toBe(null);
    expect(den.outcome).toEqual({ kind: 'stalemate', by: null });
    expect(told(den).at(-1)).toBe('Nobody was left to rule.');
  });

  it('[H2-MON-507] ends the age at once: nobody spawns any more', () => {
    const den = facing([{ card: 'Goblins', population: 6 }], { turn: 4, deck: ['Worm'] });
    expect(playIn(den, () => endTurn(den, false))?.monster.card.name).toBe('Goblins');
    expect(den.monsters).toHaveLength(1);
    expect(den.deck).toHaveLength(1);
  });

  it('[H2-VIL-01] [H2-CRD-245] once there is a villain, what grants villainy grants nothing', () => {
    const den = facing(['Goblins', { card: 'Knights' }]);
    const [goblins, knights] = groups(den);
    doTo(den, knights, 'build Wonder (gain villainy)');
    expect(knights.grantedVillainy).toBe(true);
    crown(den, goblins, '●');
    doTo(den, goblins, 'build Wonder (gain villainy)');
    expect(goblins.grantedVillainy).toBe(false);
  });
});
