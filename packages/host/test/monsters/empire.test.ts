import { describe, expect, it } from 'vitest';
import type { Step } from '../../src/second/cards/steps/steps.ts';
import type { MonsterCard } from '../../src/second/cards/tree/card.ts';
import { canBuild } from '../../src/second/monsters/afford.ts';
import type { Den } from '../../src/second/monsters/den.ts';
import { isAnnexed, isBarred } from '../../src/second/monsters/den.ts';
import { lifecycle } from '../../src/second/monsters/lifecycle.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { partsOf } from '../../src/second/monsters/parts.ts';
import { join } from '../../src/second/monsters/spawn/overlay.ts';
import { rulesOf, targetsOf } from '../../src/second/monsters/steps/steps.ts';
import { finish, playRound, rise } from '../../src/second/monsters/villainy/age.ts';
import { setUp } from '../../src/second/monsters/villainy/set-up.ts';
import { takeableFrom } from '../../src/second/monsters/wealth.ts';
import { wordsIn } from '../words-in.ts';
import { denAt, monsterAt, ownCard, playIn } from './den-at.ts';
import { doTo, facing, groups, loose, purse, stepAs } from './facing.ts';
import { looseAt } from './things-at.ts';
import { crown, entriesOf } from './villain-at.ts';

/** It does nothing of its own. */
const still = (name = 'Moon Cats', tags = 'lunar') =>
  ownCard(`card ${name}\ntags ${tags}\nstart ●●\nalways hunt undead\n`);
const annexed = (den: Den, ...ids: Monster[]) => {
  const from = den.villain?.monster.id ?? '';
  for (const { id } of ids)
    den.pacts.push({ kind: 'annexed', from, to: id, lastTurn: Number.POSITIVE_INFINITY, since: 0 });
};
const finishing = (den: Den, answers: Parameters<typeof playIn>[2] = [], by: 'story' | 'tactical' = 'tactical') =>
  playIn(den, () => finish(den, den.villain as NonNullable<Den['villain']>), answers, by);
/** An Empire among others, all neighbours. */
const empire = (
  card: string | MonsterCard,
  beads: { population?: number; treasure?: number },
  ...others: string[]
): [Den, ...Monster[]] => {
  const den = facing([{ card, ...beads }, ...others], { turn: 4 });
  crown(den, groups(den)[0], '○');
  return [den, ...den.monsters];
};
const risen = (tags: string, answers: Parameters<typeof playIn>[2] = []) => {
  const den = denAt({ monsters: [{ card: still('Moon Cats', tags), at: [8, 10], treasure: 6 }] });
  const { monster } = playIn(den, () => rise(den, { monster: groups(den)[0], granted: false }), answers);
  return { den, monster };
};

describe('the Empire rises', () => {
  it('[H2-EMP-11] [H2-EMP-12] takes a side of each pair that it has none of: evil and lawful by default', () => {
    expect(risen('lunar').monster.tags).toEqual(['lunar', 'evil', 'lawful']);
    expect(
      risen('lunar', [
        ['H2-EMP-11', 'good'],
        ['H2-EMP-12', 'chaotic'],
      ]).monster.tags,
    ).toEqual(['lunar', 'good', 'chaotic']);
    expect(risen('good, chaotic').monster.tags).toEqual(['good', 'chaotic']);
  });

  it('[H2-EMP-13] [H2-MON-916] never stands on both: of two it drops good and chaotic, or as the player says', () => {
    expect(risen('good, evil, lawful, chaotic').monster.tags).toEqual(['evil', 'lawful']);
    expect(risen('good, evil, lawful', [['H2-EMP-13', 'good']]).monster.tags).toEqual(['lawful', 'good']);
    const { den, monster } = risen('lunar');
    const overlay = ownCard(
      'card Good News\nkind overlay\ntags good, chaotic\nspawn onto a random group giving ★\none of:\n- prepare\n',
    );
    playIn(den, () => join(den, overlay));
    expect(monster.tags).toEqual(['lunar', 'evil', 'lawful']);
  });

  it('[H2-ACT-212] [H2-MON-908] what the setup of a villain card has twice stands once', () => {
    const { den, monster } = risen('lunar');
    const card = monster.villainCard as NonNullable<typeof monster.villainCard>;
    const names = () => monster.constructions.map((it) => it.building.name);
    expect(names()).toEqual(['Capital']);
    playIn(den, () => setUp(den, monster, { ...card, setup: card.setup.filter((it) => it.kind === 'build') }));
    expect(names()).toEqual(['Capital']);
  });

  it('[H2-EMP-14] has a Capital of 2 beads with a name of its own, which costs and gives nothing', () => {
    const { den, monster } = risen('lunar', [['H2-EMP-14', 'Moonhold']]);
    const [capital] = monster.constructions;
    expect(capital?.building.name).toBe('Capital');
    expect(capital?.piece.area).toBe(2);
    expect(den.world.page.labels.map(wordsIn(den.world)).includes('Moonhold')).toBe(true);
    expect(purse(den, monster)).toBe('●1 ○6');
  });
});

describe('the turn of the Empire', () => {
  const allies = (den: Den, me: Monster) => targetsOf(den, me, me.villainCard?.always[0]?.steps[0] as Step);

  it('[H2-EMP-21] always tries to ally with a neighbour that shares a tag, but not with those it annexed', () => {
    const [den, me, kobolds] = empire(still('Moon Cats', 'humanoid'), {}, 'Kobolds', 'Worm') as [Den, Monster, Monster];
    expect(kobolds.tags.some((it) => me.tags.includes(it))).toBe(true);
    expect(allies(den, me)).toEqual([kobolds]);
    playIn(den, () => lifecycle(den, me), [
      ['H2-ACT-102', [6]],
      ['H2-ACT-102', [1]],
      ['H2-MON-314', 'nothing'],
    ]);
    expect(den.pacts).toMatchObject([{ kind: 'pact', from: me.id, to: kobolds.id }]);
    annexed(den, kobolds);
    expect(allies(den, me)).toEqual([]);
  });

  it('[H2-EMP-22] its options are those of its card, and to trade, fight, annex and build', () => {
    const den = facing(['Kobolds']);
    const [me] = groups(den);
    const own = partsOf(me).options.length;
    crown(den, me, '○');
    const more = partsOf(me)
      .options.slice(own)
      .map(({ act }) => act.steps[0] as { verb?: string; kind: string });
    expect(more.map((it) => it.verb ?? it.kind)).toEqual(['trade', 'fight', 'annex', 'build']);
  });

  it('[H2-EMP-23] annexes whom it has a pact with; a loss leaves the pact, and nobody is annexed twice', () => {
    const [den, me, ogre] = empire(still(), {}, 'Ogre') as [Den, Monster, Monster];
    const step = me.villainCard?.options[2]?.act.steps[0] as Step;
    expect(targetsOf(den, me, step)).toEqual([]);
    doTo(den, me, 'ally with anyone', ogre, { dice: [6, 1] });
    expect(targetsOf(den, me, step)).toEqual([ogre]);
    const key = `${partsOf(me).options.length - 2} ${ogre.id}`;
    playIn(den, () => lifecycle(den, me), [
      ['H2-MON-314', key],
      ['H2-ACT-102', [1]],
      ['H2-ACT-102', [6]],
    ]);
    expect(isAnnexed(den, ogre.id)).toBe(false);
    expect(den.pacts).toHaveLength(1);
    playIn(den, () => lifecycle(den, me), [
      ['H2-MON-314', key],
      ['H2-ACT-102', [5]],
      ['H2-ACT-102', [5]],
    ]);
    expect(isAnnexed(den, ogre.id)).toBe(true);
    expect(targetsOf(den, me, step)).toEqual([]);
    expect(ogre.grudges.get(me.id) ?? 0).toBe(0);
  });

  it('[H2-EMP-24] [H2-MON-909] [H2-MON-916] the two never attack each other, as long as both live, wherever they go', () => {
    const [den, me, ogre] = empire(still(), {}, 'Ogre') as [Den, Monster, Monster];
    annexed(den, ogre);
    den.turn += 50;
    expect([isBarred(den, me.id, ogre.id), isBarred(den, ogre.id, me.id)]).toEqual([true, true]);
    expect(targetsOf(den, ogre, stepAs('hunt anyone'))).toEqual([]);
    expect(targetsOf(den, me, stepAs('fight anyone'))).toEqual([]);
    doTo(den, ogre, 'relocate');
    expect(isAnnexed(den, ogre.id)).toBe(true);
    const before = ogre.past.began;
    playIn(den, () => playRound(den, den.villain as NonNullable<Den['villain']>, 2), [['H2-MON-314', 'nothing']]);
    expect(ogre.past.began).toBeGreaterThan(before);
  });

  it('[H2-EMP-25] [H2-EMP-27] others bleed for it: the annexed group with the most ●, if it has two', () => {
    const fought = (population: number, answers: readonly (readonly [string, string])[] = []) => {
      const den = facing([{ card: still(), population: 3 }, { card: 'Goblins', population }, 'Kobolds', 'Knights'], {
        turn: 4,
      });
      const [me, goblins, , knights] = groups(den);
      crown(den, me, '○');
      annexed(den, goblins, groups(den)[2]);
      doTo(den, knights, 'fight anyone', me, { dice: [6, 1], answers });
      return { den, me, goblins, purses: [purse(den, me), purse(den, goblins)] };
    };
    const { den, me, goblins, purses } = fought(3);
    expect(purses).toEqual(['●3', '●2']);
    expect(me.past.losses).toEqual([]);
    expect(goblins.past.losses).toMatchObject([{ symbol: '●', by: null }]);
    expect(goblins.grudges.size).toBe(0);
    expect(den.monsters).toHaveLength(4);
    expect(fought(1).purses).toEqual(['●2', '●1']);
    expect(fought(3, [['H2-EMP-25', 'g1']]).purses).toEqual(['●2', '●3']);
  });

  it('[H2-EMP-26] [H2-MON-917] [H2-MON-908] each of its constructions is built once, by option and finishing move together', () => {
    const [den, me] = empire(still(), {}, 'Ogre') as [Den, Monster];
    const slums = me.villainCard?.options
      .flatMap(({ act }) => act.steps)
      .flatMap((it) => (it.kind === 'build' ? it.buildings : []))
      .find((it) => it.name === 'Slums');
    expect(slums && canBuild(den, me, slums)).toBe(true);
    finishing(den, [['H2-ACT-211', 'Slums']]);
    expect(slums && canBuild(den, me, slums)).toBe(false);
    expect(() => finishing(den, [['H2-ACT-211', 'Slums']])).toThrow();
  });

  it('[H2-EMP-36] story annexes whenever it can', () => {
    const [den, me, ogre] = empire(still(), { treasure: 4 }, 'Ogre', 'Kobolds') as [Den, Monster, Monster];
    doTo(den, me, 'ally with anyone', ogre, { dice: [6, 1] });
    playIn(den, () => lifecycle(den, me), [], 'story');
    expect(me.past.deeds.some((it) => it.did === 'annex' && it.to === ogre.id)).toBe(true);
  });
});

describe('what the Empire builds', () => {
  it.each([
    ['H2-EMP-T1.1', 'University', '●2 ○2', '●2 ★1'],
    ['H2-EMP-T1.2', 'Slums', '●2 ○2', '●3 ○2'],
    ['H2-EMP-T1.3', 'Quarry', '●2 ○2', '●1 ○3'],
    ['H2-EMP-T1.4', 'Ghetto', '●2 ○2', '●2 ○1'],
    ['H2-EMP-T1.5', 'Statue of the Emperor', '●2 ○2', '●2 ❖1'],
    ['H2-EMP-T1.6', 'Haunted Mausoleum', '●2 ○2', '●2 ○2'],
    ['H2-EMP-T1.7', 'Great Wall', '●2 ○2', '●2'],
  ])('[%s] %s', (_, what, before, after) => {
    const [den, me] = empire(still(), { population: 2, treasure: 2 }, 'Ogre') as [Den, Monster];
    expect(purse(den, me)).toBe(before);
    const tags = me.tags.length;
    finishing(den, [['H2-ACT-211', what]]);
    expect(purse(den, me)).toBe(after);
    expect(me.tags.length - tags).toBe(what === 'Ghetto' ? 1 : 0);
    const room = me.constructions.at(-1)?.piece.id;
    const marks = den.world.page.marks.filter((it) => it.piece === room).map((it) => it.kind);
    expect(marks).toEqual(what === 'Great Wall' ? ['fortification'] : what === 'Haunted Mausoleum' ? ['tomb'] : []);
  });

  it('[H2-EMP-33] [H2-VIL-13] exactly one a round, if it can pay for one; it is no choice whether', () => {
    const [den, me] = empire(still(), { population: 1 }, 'Ogre') as [Den, Monster];
    for (const [built, many] of [
      ['Slums', 1],
      ['Haunted Mausoleum', 2],
    ] as const) {
      finishing(den, [['H2-ACT-211', built]]);
      expect(me.constructions).toHaveLength(many);
    }
    expect(() => finishing(den, [['H2-ACT-211', 'nothing']])).toThrow();
  });
});

describe('the finishing move of the Empire', () => {
  it('[H2-EMP-31] [H2-EMP-32] [H2-MON-905] taxes first: 1 ○ of every annexed group that has one; then builds', () => {
    const den = facing(
      [{ card: still(), treasure: 1 }, { card: 'Goblins', treasure: 2 }, { card: 'Dragon', treasure: 3 }, 'Ogre'],
      { turn: 4 },
    );
    const [me, goblins, dragon, ogre] = groups(den);
    crown(den, me, '○');
    annexed(den, goblins, ogre);
    finishing(den, [['H2-ACT-211', 'University']]);
    expect([purse(den, me), purse(den, goblins), purse(den, dragon)]).toEqual(['●1 ★1', '●1 ○1', '●1 ○3']);
    const kinds = den.world.journal.entries.map((it) => it.kind);
    expect(kinds.indexOf('handed over')).toBeLessThan(kinds.indexOf('built'));
  });

  it('[H2-EMP-32] [H2-MON-413] what a group only guards is not taxed', () => {
    const den = facing([{ card: still() }, 'Ooze'], { turn: 4 });
    const [me, ooze] = groups(den);
    crown(den, me, '○');
    looseAt(den, den.world.page.piece(den.world.page.beadsOf(ooze.id)[0]?.piece as string));
    annexed(den, ooze);
    expect(takeableFrom(den, ooze)).toHaveLength(1);
    finishing(den);
    expect([entriesOf(den, 'handed over'), loose(den)]).toEqual([[], '○1']);
  });

  it('[H2-EMP-34] wins with half of the others annexed, itself and wild groups not counted; one at least', () => {
    const ends = (many: number, all: number) => {
      const den = denAt({ monsters: [{ card: still(), at: [3, 6] }] });
      const me = groups(den)[0];
      crown(den, me, '○');
      const others = Array.from({ length: all }, (_, i) =>
        monsterAt(den, { card: still(`Dogs of ${'ABCDEF'[i]}`), at: [6 + 4 * i, 18] }),
      );
      annexed(den, ...others.slice(0, many));
      finishing(den);
      return den.outcome?.kind ?? null;
    };
    expect(ends(2, 5)).toBe(null);
    expect(ends(3, 5)).toBe('empire rules');
    expect(ends(1, 2)).toBe('empire rules');
    expect(ends(0, 0)).toBe(null);
    expect(ends(0, 1)).toBe(null);
  });

  it('[H2-EMP-35] the check is made at the finishing move only, before the spawn', () => {
    const den = facing([{ card: still() }, { card: still('Sun Dogs') }], { turn: 4, deck: ['Worm', 'Ogre'] });
    const [me, dogs] = groups(den);
    const villain = crown(den, me, '○');
    annexed(den, dogs);
    den.gone = 1;
    expect(den.outcome).toBe(null);
    playIn(den, () => playRound(den, villain, 1), [['H2-MON-314', 'nothing']]);
    expect(den.outcome?.kind).toBe('empire rules');
    expect(entriesOf(den, 'spawned')).toEqual([]);
  });

  it('[H2-MON-E28] [H2-EMP-23] [H2-EMP-25] [H2-EMP-31] [H2-EMP-32] [H2-EMP-33] [H2-EMP-34] [H2-ACT-315] two rounds of the Syndicate', () => {
    const { den: early, monster } = (() => {
      const den = denAt({ monsters: [{ card: 'Syndicate', at: [8, 10], population: 3, treasure: 6 }] });
      return { den, ...playIn(den, () => rise(den, { monster: groups(den)[0], granted: false })) };
    })();
    expect(monster.tags).toEqual(expect.arrayContaining(['evil', 'chaotic']));
    expect(early.villain?.card.name).toBe('The Empire');

    const den = denAt({
      turn: 9,
      monsters: [
        { card: 'Syndicate', at: [8, 12], population: 3, treasure: 2 },
        { card: 'Goblins', at: [8, 10], population: 3, treasure: 1 },
        { card: 'Ogre', at: [8, 8] },
        { card: 'Dragon', at: [8, 14] },
        { card: 'Knights', at: [8, 16] },
        { card: 'Worm', at: [14, 14] },
      ],
    });
    const [me, goblins, ogre, , knights, worm] = den.monsters as [Monster, Monster, Monster, Monster, Monster, Monster];
    crown(den, me, '○');
    annexed(den, goblins, ogre);
    finishing(den);
    expect([purse(den, me), purse(den, goblins)]).toEqual(['●4 ○3', '●3']);
    expect(den.outcome).toBe(null);
    den.turn++;
    den.pacts.push({ kind: 'pact', from: me.id, to: worm.id, lastTurn: den.turn, since: 0 });
    const step = me.villainCard?.options[2]?.act.steps[0] as Step;
    expect(targetsOf(den, me, step)).toContain(worm);
    playIn(den, () => rulesOf(step).play(den, me, step, worm), [
      ['H2-ACT-102', [5]],
      ['H2-ACT-102', [3]],
    ]);
    expect(isAnnexed(den, worm.id)).toBe(true);
    doTo(den, knights, 'fight anyone', me, { dice: [6, 1] });
    expect([purse(den, me), purse(den, goblins)]).toEqual(['●4 ○3', '●2']);
    finishing(den);
    expect(me.constructions.at(-1)?.building.name).toBe('Haunted Mausoleum');
    expect(den.outcome?.kind).toBe('empire rules');
  });
});
