import { describe, expect, it } from 'vitest';
import type { Clash } from '../../src/second/cards/tree/deeds.ts';
import type { Den } from '../../src/second/monsters/den.ts';
import { addGrudge } from '../../src/second/monsters/minds/grudges.ts';
import { isWorthIt, type Stake, tradeGain } from '../../src/second/monsters/minds/stakes.ts';
import { whoAscends } from '../../src/second/monsters/minds/villains.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { crown, layOver } from '../../src/second/monsters/state.ts';
import { cardOf, denAt, type MonsterAt, ownCard } from './den-at.ts';
import { think } from './minds-at.ts';

function two(a: MonsterAt, b: MonsterAt): readonly [Den, Monster, Monster] {
  const den = denAt({
    monsters: [
      { at: [10, 10], ...a },
      { at: [10, 14], ...b },
    ],
  });
  return [den, den.monsters[0] as Monster, den.monsters[1] as Monster];
}

/** The actor stands at `mine` to `theirs`, and loses. */
function losing(clash: Clash, me: Monster, other: Monster, mine: number, theirs: number): Stake {
  return { clash, me, other, isActor: true, mine, theirs, need: theirs - mine };
}

/** The target stands at `mine` to `theirs`, and loses. */
function beset(clash: Clash, me: Monster, other: Monster, mine: number, theirs: number): Stake {
  return { clash, me, other, isActor: false, mine, theirs, need: theirs - mine + 1 };
}

describe('★ in a conflict (H2-ACT-331)', () => {
  it('[H2-ACT-331] tactical spends only what cannot be answered; a tie is the actor’s', () => {
    const [den, goblins, ogre] = two({ card: 'Goblins', bonus: 2 }, { card: 'Ogre', bonus: 1 });
    const ask = (stake: Stake) => think(isWorthIt(den, stake), 'tactical');
    expect(ask(losing('steal', goblins, ogre, 3, 4))).toEqual({
      answer: 'spend',
      why: { key: 'with every ★', ours: 5, theirs: 5 },
    });
    expect(ask(losing('steal', goblins, ogre, 3, 5)).answer).toBe('pass');
    expect(ask(beset('fight', goblins, ogre, 3, 4)).answer).toBe('pass');
    expect(ask(beset('fight', goblins, ogre, 4, 4)).answer).toBe('spend');
  });

  it('[H2-ACT-331] a tactical Horde wants no pact with whoever is in its way', () => {
    const [den, goblins, ogre] = two({ card: 'Goblins', bonus: 5 }, { card: 'Ogre' });
    const card = den.villains.find((it) => it.path === '●');
    if (!card) throw new Error('no Horde');
    crown(den, goblins, card);
    const ask = () => think(isWorthIt(den, beset('ally', goblins, ogre, 1, 2)), 'tactical').answer;
    expect(ask()).toBe('spend');
    den.corrupted.add(den.world.page.stratumAt(10, 14));
    expect(ask()).toBe('pass');
  });

  it('[H2-MON-E05] Kobolds at 3 against the Dragon at 4, one ★ each, spend nothing', () => {
    const [den, kobolds, dragon] = two(
      { card: 'Kobolds', population: 2, treasure: 1, bonus: 1 },
      { card: 'Dragon', treasure: 3, bonus: 1 },
    );
    expect(think(isWorthIt(den, losing('steal', kobolds, dragon, 3, 4)), 'tactical').answer).toBe('pass');
  });

  it.each([
    ['ally', 'pass'],
    ['trade', 'pass'],
    ['bribe', 'spend'],
    ['recruit', 'spend'],
  ] as const)('[H2-ACT-331] tactical, the target of %s would %s', (clash, answer) => {
    const [den, goblins, ogre] = two({ card: 'Goblins', bonus: 5 }, { card: 'Ogre' });
    expect(think(isWorthIt(den, beset(clash, goblins, ogre, 1, 2)), 'tactical').answer).toBe(answer);
  });

  it('[H2-ACT-331] story spends where either side is the other’s rival', () => {
    const [den, goblins, ogre] = two({ card: 'Goblins', population: 3, bonus: 1 }, { card: 'Ogre', bonus: 9 });
    const ask = () => think(isWorthIt(den, losing('fight', goblins, ogre, 3, 4)), 'story').answer;
    expect(ask()).toBe('pass');
    addGrudge(den, ogre, goblins, 2);
    expect(ask()).toBe('spend');
    ogre.grudges.clear();
    addGrudge(den, goblins, ogre, 2);
    expect(ask()).toBe('spend');
    expect(think(isWorthIt(den, losing('fight', goblins, ogre, 2, 4)), 'story').answer).toBe('pass');
  });

  it.each([
    ['fight', 'actor', 'spend'],
    ['fight', 'target', 'spend'],
    ['steal', 'actor', 'spend'],
    ['steal', 'target', 'pass'],
    ['recruit', 'actor', 'pass'],
    ['recruit', 'target', 'spend'],
    ['rout', 'actor', 'pass'],
    ['rout', 'target', 'pass'],
    ['ally', 'actor', 'pass'],
    ['extort', 'target', 'pass'],
  ] as const)('[H2-ACT-331] story, with its last ●, the losing side of %s as %s would %s', (clash, side, answer) => {
    const [den, goblins, ogre] = two({ card: 'Goblins', bonus: 1 }, { card: 'Ogre' });
    const stake = side === 'actor' ? losing(clash, goblins, ogre, 3, 4) : beset(clash, goblins, ogre, 4, 4);
    expect(think(isWorthIt(den, stake), 'story').answer).toBe(answer);
  });

  it('[H2-ACT-331] story does not spend to save one ● of two', () => {
    const [den, goblins, ogre] = two({ card: 'Goblins', population: 2, bonus: 1 }, { card: 'Ogre' });
    expect(think(isWorthIt(den, losing('fight', goblins, ogre, 3, 4)), 'story').answer).toBe('pass');
    expect(think(isWorthIt(den, beset('recruit', goblins, ogre, 4, 4)), 'story').answer).toBe('pass');
  });

  it('[H2-ACT-331] [H2-CRD-304] [H2-CRD-306] knows what a Rout costs a Vampire, and whoever routs Medusa', () => {
    const [crypt, dwarves, vampire] = two(
      { card: 'Dwarves', population: 3 },
      { card: 'Vampire', population: 3, bonus: 1 },
    );
    expect(think(isWorthIt(crypt, beset('rout', vampire, dwarves, 4, 4)), 'story').answer).toBe('spend');
    const [garden, last, medusa] = two({ card: 'Dwarves', bonus: 1 }, { card: 'Medusa' });
    expect(think(isWorthIt(garden, losing('rout', last, medusa, 3, 4)), 'story').answer).toBe('spend');
  });
});

describe('what a trade brings (H2-ACT-332)', () => {
  it.each(['tactical', 'story'] as const)('[H2-ACT-332] %s takes a ★ if it has none, else a ○', (hand) => {
    const [den, goblins, ogre] = two({ card: 'Goblins' }, { card: 'Ogre', bonus: 1 });
    expect(think(tradeGain(den, goblins), hand).answer).toBe('bonus');
    expect(think(tradeGain(den, ogre), hand).answer).toBe('treasure');
  });

  it('[H2-MON-E16] [H2-ACT-332] takes a ○ for the Mob, whom a ★ would replace', () => {
    const [den, mob] = two({ card: 'Mob', population: 5 }, { card: 'Veterans' });
    expect(think(tradeGain(den, mob), 'story')).toEqual({
      answer: 'treasure',
      why: { key: 'would leave', bead: 'bonus' },
    });
  });

  it('[H2-MON-E35] [H2-ACT-332] takes a ★ for Nomads at 6 ○, and nothing where both would drive them off', () => {
    const [den, nomads] = two({ card: 'Nomads', population: 2, treasure: 6, bonus: 1 }, { card: 'Ogre' });
    expect(think(tradeGain(den, nomads), 'tactical').answer).toBe('bonus');
    const text =
      'card Flighty\nkind denizen\nstart ●\nalways breed\nrules:\n- when we have 1 or more ○: leave the map\n- when we have any ★: leave the map\n';
    const [camp, flighty] = two({ card: ownCard(text) }, { card: 'Ogre' });
    expect(think(tradeGain(camp, flighty), 'story').answer).toBe('nothing');
    // H2-CRD-C26.2, H2-VIL-24: with the Temple, or as a villain, they stay.
    layOver(camp, flighty, cardOf('The Temple'));
    expect(think(tradeGain(camp, flighty), 'story').answer).toBe('bonus');
    flighty.overlays.pop();
    const card = camp.villains[0];
    if (!card) throw new Error('no villain card');
    camp.villain = { monster: flighty, card };
    expect(think(tradeGain(camp, flighty), 'story').answer).toBe('bonus');
  });
});

describe('who ascends (H2-ACT-361)', () => {
  const qualified = () =>
    denAt({
      monsters: [
        { card: 'Goblins', at: [4, 8], population: 6, treasure: 2 },
        { card: 'Farmers', at: [4, 12], population: 3, treasure: 5, epic: 1 },
        { card: 'Ogre', at: [4, 16], population: 6, treasure: 3 },
      ],
    });

  it('[H2-MON-E21] [H2-ACT-361] the one with the most ● and ○, where there are no grudges; ties: the oldest', () => {
    const den = qualified();
    const [goblins, farmers, ogre] = den.monsters as [Monster, Monster, Monster];
    for (const hand of ['tactical', 'story'] as const) {
      expect(think(whoAscends(den, [goblins, farmers]), hand).answer).toBe(farmers.id);
      expect(think(whoAscends(den, [goblins, farmers, ogre]), hand).answer).toBe(farmers.id);
    }
  });

  it('[H2-ACT-361] story takes the builder, else the one most hated by the others', () => {
    const den = qualified();
    const [goblins, farmers, ogre] = den.monsters as [Monster, Monster, Monster];
    addGrudge(den, ogre, goblins, 1);
    addGrudge(den, farmers, goblins, 1);
    addGrudge(den, goblins, farmers, 1);
    expect(think(whoAscends(den, [goblins, farmers]), 'story')).toEqual({
      answer: goblins.id,
      why: { key: 'hated', n: 2 },
    });
    expect(think(whoAscends(den, [goblins, farmers]), 'tactical').answer).toBe(farmers.id);
    ogre.grantedVillainy = true;
    expect(think(whoAscends(den, [goblins, farmers, ogre]), 'story').answer).toBe(ogre.id);
  });
});
