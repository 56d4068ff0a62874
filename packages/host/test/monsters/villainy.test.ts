import { describe, expect, it } from 'vitest';
import { secondEdition } from '../../src/second/index.ts';
import type { Den } from '../../src/second/monsters/den.ts';
import { lifecycle } from '../../src/second/monsters/lifecycle.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { partsOf } from '../../src/second/monsters/parts.ts';
import { playCards } from '../../src/second/monsters/turn.ts';
import { playRound, rise } from '../../src/second/monsters/villainy/age.ts';
import { RESULTS } from '../../src/second/monsters/villainy/results.ts';
import { denAt, monsterAt, ownCard, playIn } from './den-at.ts';
import { doTo, facing, groups, purse, stepAs } from './facing.ts';
import { canDo } from './moves-at.ts';
import { nameOf } from './name-of.ts';
import { wildAt } from './things-at.ts';
import { crown, EIGHT, entriesOf } from './villain-at.ts';

const idle = (name: string, more = '') => ownCard(`card ${name}\ntags lunar\nstart ●●\nalways hunt undead\n${more}`);
const path = (den: Den, monster: Monster, granted = false, pick?: string) =>
  playIn(den, () => rise(den, { monster, granted }), pick ? [['H2-VIL-02', pick]] : []).card.name;
const one = (population: number, treasure: number): [Den, Monster] => {
  const den = denAt({ ...EIGHT, monsters: [{ card: 'Kobolds', at: [3, 12], population, treasure }] });
  return [den, groups(den)[0]];
};

describe('the path of a villain', () => {
  it('[H2-VIL-02] [H2-VIL-T1.1] [H2-VIL-T1.2] goes by its six beads, if only one kind is six', () => {
    expect(path(...one(6, 2))).toBe('The Horde');
    expect(path(...one(3, 6))).toBe('The Empire');
  });

  it('[H2-VIL-02] [H2-VIL-T1.3] [H2-VIL-T1.4] is free with six of both, and with a construction', () => {
    expect(path(...one(6, 6))).toBe('The Horde');
    expect(path(...one(6, 7))).toBe('The Empire');
    expect(path(...one(6, 6), false, 'The Empire')).toBe('The Empire');
    expect(path(...one(2, 1), true)).toBe('The Horde');
    expect(path(...one(2, 1), true, 'The Empire')).toBe('The Empire');
  });

  it('[H2-VIL-03] [H2-VIL-T1.5] at the limit it is Horde if ● ≥ ○, else Empire, and nobody is asked', () => {
    expect(path(...one(2, 2))).toBe('The Horde');
    expect(path(...one(1, 2))).toBe('The Empire');
    const [den, me] = one(1, 2);
    expect(() => path(den, me, false, 'The Horde')).toThrow('never asked');
  });

  it('[H2-VIL-04] an Empire may be handed to whoever has the most ● or ○; a Horde may not', () => {
    const three = () =>
      denAt({
        monsters: [
          { card: 'Dragon', at: [3, 6], treasure: 6 },
          { card: 'Goblins', at: [3, 10], population: 5 },
          { card: 'Farmers', at: [3, 14], treasure: 8 },
          { card: 'Ogre', at: [20, 14] },
        ],
      });
    const risen = (den: Den, pick?: string) =>
      nameOf(
        playIn(den, () => rise(den, { monster: groups(den)[0], granted: false }), pick ? [['H2-VIL-04', pick]] : [])
          .monster,
      );
    expect(risen(three())).toBe('Dragon');
    expect(risen(three(), 'g2')).toBe('Goblins');
    expect(risen(three(), 'g3')).toBe('Farmers');
    expect(() => risen(three(), 'g4')).toThrow();
    const [den, me] = one(6, 1);
    monsterAt(den, { card: 'Goblins', at: [3, 16], population: 7 });
    expect(playIn(den, () => rise(den, { monster: me, granted: false })).monster).toBe(me);
  });

  it('[H2-VIL-05] [H2-VIL-06] its card is laid with the other, its setup done once; nobody spawns', () => {
    const [den, me] = one(6, 1);
    den.deck.push(...denAt({ deck: ['Worm'] }).deck);
    playIn(den, () => rise(den, { monster: me, granted: false }));
    expect(den.villain?.monster).toBe(me);
    expect(me.villainCard?.name).toBe('The Horde');
    expect(den.corrupted.size).toBe(1);
    expect(den.monsters).toHaveLength(1);
    playIn(den, () => playRound(den, { monster: me, card: me.villainCard as never }, 1));
    expect(entriesOf(den, 'corrupted', 'H2-HRD-01')).toHaveLength(1);
  });

  it('[H2-VIL-05] its monster card is not in the pile any more', () => {
    const den = facing([{ card: idle('Moon Cats') }, { card: idle('Sun Dogs') }], { turn: 3 });
    const [cats, dogs] = groups(den);
    crown(den, cats, '●');
    const before = [cats.past.began, dogs.past.began];
    playIn(den, () => playCards(den, cats));
    expect(cats.past.began).toBe(before[0]);
    expect(dogs.past.began).toBeGreaterThan(before[1] as number);
  });

  it('[H2-VIL-06] a pact of the last turn of monsters holds to the end of round 1, and grudges carry over', () => {
    const den = facing([{ card: idle('Moon Cats'), population: 6 }, { card: idle('Sun Dogs') }], { turn: 4 });
    const [cats, dogs] = groups(den);
    doTo(den, dogs, 'ally with anyone', cats, { dice: [6, 1] });
    dogs.grudges.set(cats.id, 3);
    const { card } = playIn(den, () => rise(den, { monster: cats, granted: false }));
    den.turn++;
    playIn(den, function* () {
      yield* lifecycle(den, cats);
    });
    expect(den.pacts).toHaveLength(1);
    playIn(den, () => playRound(den, { monster: cats, card }, 1));
    expect(den.pacts).toHaveLength(0);
    expect(dogs.grudges.get(cats.id)).toBe(3);
  });
});

describe('a round', () => {
  it('[H2-VIL-11] is the villain, the others, the finishing move, a spawn if due, the end of pacts', () => {
    const den = facing([{ card: 'Kobolds', population: 6 }, 'Ogre'], { turn: 3, deck: ['Worm'] });
    const [kobolds] = groups(den);
    const villain = crown(den, kobolds, '●');
    den.pacts.push({ kind: 'pact', from: kobolds.id, to: 'ogre', lastTurn: 3, since: 0 });
    playIn(den, () => playRound(den, villain, 1));
    const chapters = [...new Set(den.world.journal.entries.map((it) => it.chapter))].filter((it) => it !== null);
    expect(chapters.slice(0, 2)).toMatchObject([{ group: kobolds.id }, { group: groups(den)[1]?.id }]);
    expect(den.world.journal.chapter).toEqual({ kind: 'end of the round' });
    expect(den.pacts).toEqual([]);
  });

  it('[H2-VIL-12] [H2-VIL-22] plays the lines of its own card first, then those of the villain card', () => {
    const den = facing(['Kobolds']);
    const [kobolds] = groups(den);
    const own = partsOf(kobolds);
    const { card } = crown(den, kobolds, '●');
    const both = partsOf(kobolds);
    expect(both.always).toEqual([...own.always, ...card.always]);
    expect(both.ifs).toEqual([...own.ifs, ...card.ifs]);
    expect(both.options).toEqual([...own.options, ...card.options]);
    expect(both.rules).toEqual([...own.rules, ...card.rules]);
    expect(own.always.length * card.always.length * card.options.length).toBeGreaterThan(0);
  });

  it('[H2-VIL-12] one option of all the lists together', () => {
    const den = facing([{ card: 'Kobolds', population: 5 }, 'Ogre'], { turn: 3 });
    const [kobolds] = groups(den);
    crown(den, kobolds, '●');
    playIn(den, () => lifecycle(den, kobolds), [], 'random');
    expect(entriesOf(den, 'chose', 'H2-MON-314')).toHaveLength(1);
  });

  it('[H2-VIL-14] [H2-VIL-15] one group spawns if somebody died or left, and acts in the next round', () => {
    const den = facing([{ card: 'Kobolds', population: 5 }, 'Goblins', { card: idle('Moon Cats') }], {
      turn: 3,
      deck: ['Worm', 'Giant'],
    });
    const [kobolds, goblins] = groups(den);
    const villain = crown(den, kobolds, '●');
    const option = partsOf(kobolds).options.findIndex((it) => JSON.stringify(it).includes('exterminate'));
    playIn(den, () => playRound(den, villain, 1), [['H2-MON-314', `${option} ${goblins.id}`]], 'tactical');
    expect(entriesOf(den, 'spawned')).toHaveLength(1);
    const newcomer = den.monsters.at(-1) as Monster;
    expect(newcomer.past.began).toBe(newcomer.past.spawned);
    den.turn++;
    const died = entriesOf(den, 'died').length;
    playIn(den, () => playRound(den, villain, 2), [['H2-MON-314', 'nothing']], 'tactical');
    if (den.monsters.includes(newcomer)) expect(newcomer.past.began).toBeGreaterThan(newcomer.past.spawned);
    const diedNow = entriesOf(den, 'died').length + entriesOf(den, 'left').length > died;
    expect(entriesOf(den, 'spawned')).toHaveLength(diedNow ? 2 : 1);
  });

  it('[H2-VIL-14] nobody spawns if nobody died or left', () => {
    const den = facing([{ card: idle('Moon Cats'), population: 2 }, { card: idle('Sun Dogs') }], {
      turn: 3,
      deck: ['Worm'],
    });
    const villain = crown(den, groups(den)[0], '○');
    playIn(den, () => playRound(den, villain, 1), [['H2-MON-314', 'nothing']]);
    expect(den.monsters).toHaveLength(2);
    expect(den.deck).toHaveLength(1);
  });

  it('[H2-VIL-15] [H2-MON-216] who came in the villain’s own turn does not act in that round', () => {
    const den = facing([{ card: idle('Moon Cats') }], { turn: 3 });
    const [cats] = groups(den);
    const dogs = monsterAt(den, { card: idle('Sun Dogs'), at: [20, 12] });
    Object.assign(dogs, { born: 3 });
    playIn(den, () => playCards(den, cats));
    expect(dogs.past.began).toBe(dogs.past.spawned);
  });

  it('[H2-VIL-23] another group with the same card goes on as before', () => {
    const den = facing([{ card: 'Ooze', population: 6 }, 'Ooze'], { turn: 3 });
    const [villain, other] = groups(den);
    crown(den, villain, '●');
    playIn(den, () => playCards(den, villain));
    expect(purse(den, other)).toBe('●2');
    expect(other.villainCard).toBe(null);
  });

  it('[H2-VIL-24] a villain does not leave, is not replaced and does not split', () => {
    const goes = ownCard('card Goers\nstart ●●\nalways breed\nrules:\n- when we have 3 or more ●: leave the map\n');
    const swaps = ownCard(
      'card Swaps\nstart ●●\nalways breed\nrules:\n- when we have 3 or more ●: a evil card replaces us on the surface\n',
    );
    for (const card of [goes, swaps]) {
      const den = facing([{ card, population: 2 }], { deck: ['Orkz'] });
      const [me] = groups(den);
      crown(den, me, '●');
      doTo(den, me, 'breed');
      expect(den.monsters).toEqual([me]);
      const free = facing([{ card, population: 2 }], { deck: ['Orkz'] });
      doTo(free, groups(free)[0], 'breed');
      expect(free.monsters.some((it) => it.card === card)).toBe(false);
    }
    const den = facing([{ card: 'Ooze', population: 6 }]);
    crown(den, groups(den)[0], '●');
    expect(canDo(den, groups(den)[0], stepAs('split 3'))).toBe(false);
    const free = facing([{ card: 'Ooze', population: 6 }]);
    expect(canDo(free, groups(free)[0], stepAs('split 3'))).toBe(true);
  });

  it('[H2-VIL-21] [H2-VIL-25] a villain is hunted, fought, robbed and recruited from like any group', () => {
    const den = facing([
      { card: 'Kobolds', population: 6, treasure: 1 },
      { card: 'Goblins', treasure: 2 },
    ]);
    const [kobolds, goblins] = groups(den);
    crown(den, kobolds, '●');
    doTo(den, goblins, 'hunt anyone', kobolds);
    doTo(den, goblins, 'fight anyone', kobolds, { dice: [6, 1] });
    doTo(den, goblins, 'steal from anyone', kobolds, { dice: [6, 1] });
    expect(purse(den, kobolds)).toBe('●4');
    doTo(den, goblins, 'recruit anyone', kobolds, { dice: [6, 1] });
    expect(purse(den, kobolds)).toBe('●3 ○1');
    expect(den.outcome).toBe(null);
  });
});

describe('the end', () => {
  it('[H2-MON-E29] [H2-VIL-32] [H2-VIL-35] a villain without ● is slain, and the game is over at once', () => {
    const den = facing([{ card: idle('Moon Cats') }, 'Ogre'], { turn: 7, deck: ['Worm'] });
    const [cats, ogre] = groups(den);
    const villain = crown(den, cats, '○');
    playIn(den, () => playRound(den, villain, 3), [['H2-MON-314', 'nothing']]);
    expect(den.outcome).toMatchObject({ kind: 'villain slain', by: ogre.id });
    expect(den.world.journal.entries.some((it) => it.chapter?.kind === 'the finishing move')).toBe(false);
    expect(den.deck.map((it) => it.name).sort()).toEqual(['Moon Cats', 'Worm']);
    expect(den.world.outcome).toBe(den.outcome);
  });

  it('[H2-VIL-32] destroyed by a rout it is slain by the router; by nobody, destroyed', () => {
    const den = facing(['Vampire', 'Goblins']);
    const [vampire, goblins] = groups(den);
    crown(den, vampire, '○');
    doTo(den, goblins, 'rout anyone', vampire, { dice: [6, 1] });
    expect(den.outcome).toMatchObject({ kind: 'villain slain', by: goblins.id });
    const alone = facing(['Goblins']);
    crown(alone, groups(alone)[0], '●');
    doTo(alone, groups(alone)[0], 'lose 2●');
    expect(alone.outcome).toMatchObject({ kind: 'villain destroyed', by: null });
  });

  it('[H2-MON-E29] [H2-VIL-33] its hour passes with the last round, which is a setting', () => {
    const den = facing([{ card: idle('Moon Cats'), population: 2 }, { card: idle('Sun Dogs') }], { villainRounds: 6 });
    const villain = crown(den, groups(den)[0], '○');
    playIn(den, () => playRound(den, villain, 5), [['H2-MON-314', 'nothing']]);
    expect(den.outcome).toBe(null);
    playIn(den, () => playRound(den, villain, 6), [['H2-MON-314', 'nothing']]);
    expect(den.outcome?.kind).toBe('stalemate');
  });

  it('[H2-VIL-34] alone on the map, with no wild group left, it wins by its own path, before anybody spawns', () => {
    for (const [by, kind] of [
      ['●', 'horde conquers'],
      ['○', 'empire rules'],
    ] as const) {
      const den = facing([{ card: idle('Moon Cats') }], { deck: ['Worm'] });
      playIn(den, () => playRound(den, crown(den, groups(den)[0], by), 1));
      expect(den.outcome?.kind).toBe(kind);
      const wild = denAt({
        monsters: [{ card: idle('Moon Cats'), at: [3, 8] }],
        before: (world) => void wildAt(world, [25, 18], 1),
      });
      playIn(wild, () => playRound(wild, crown(wild, groups(wild)[0], by), 1));
      expect(wild.outcome).toBe(null);
    }
  });

  it('[H2-VIL-31] [H2-VIL-35] [H2-MON-912] an age has one result of five, and no turn comes after it', () => {
    const den = denAt({
      ...EIGHT,
      villainRounds: 5,
      monsters: [
        { card: 'Kobolds', at: [3, 12], population: 6 },
        { card: 'Dragon', at: [20, 18], treasure: 3 },
      ],
      deck: ['Worm', 'Giant', 'Orkz'],
    });
    const { world } = den;
    world.at = { age: 'villainy', phase: 'rise', group: groups(den)[0].id, granted: false };
    playIn(den, function* () {
      for (let rule = secondEdition.next(world); rule; rule = secondEdition.next(world)) yield* rule;
    });
    const [result, ...more] = entriesOf(den, 'outcome');
    expect(more).toEqual([]);
    expect(RESULTS).toContain(result?.result);
    expect(den.world.journal.entries.at(-1)?.kind).toBe('age ended');
    expect(den.world.journal.age).toBe('villainy');
  });

  it('[H2-VIL-05] [H2-VIL-35] the age stands among the world’s ages, with its rounds, and ended by its result', () => {
    const [den, me] = one(6, 1);
    const { world } = den;
    world.ages.push({ name: 'monsters', turns: 4, end: null });
    world.at = { age: 'villainy', phase: 'rise', group: me.id, granted: false };
    playIn(den, function* () {
      for (let rule = secondEdition.next(world); rule; rule = secondEdition.next(world)) yield* rule;
    });
    const [result] = world.journal.entries.filter((it) => it.kind === 'outcome');
    expect(world.ages.slice(-2)).toEqual([
      { name: 'monsters', turns: 4, end: null },
      { name: 'villainy', turns: 1, end: [result?.tick] },
    ]);
  });
});
