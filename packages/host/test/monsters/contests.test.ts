import { describe, expect, it } from 'vitest';
import { legalTargets } from '../../src/second/monsters/contests/legal.ts';
import { areAllied, type Den, isBarred } from '../../src/second/monsters/den.ts';
import { homeOf } from '../../src/second/monsters/ground/lair.ts';
import { areNeighbours, neighbours } from '../../src/second/monsters/ground/territory.ts';
import type { Creature, Monster } from '../../src/second/monsters/monster.ts';
import { rulesOf } from '../../src/second/monsters/steps/steps.ts';
import { denAt } from './den-at.ts';
import { cardWith, contestAs, doTo, facing, groups, live, loose, purse, stepAs, told } from './facing.ts';
import { nameOf } from './name-of.ts';
import { looseAt, unitAt, wildAt } from './things-at.ts';

const legal = (den: Den, me: Monster, step: string) => legalTargets(den, me, contestAs(step)).map(nameOf);
const both = (den: Den) =>
  groups(den)
    .slice(0, 2)
    .map((it) => purse(den, it));

describe('actions against others', () => {
  it('[H2-ACT-T1.1] [H2-ACT-201] Ally: a pact, and ★ if the target holds one, which it keeps; lost: nothing', () => {
    const den = facing(['Shadow Hulk', { card: 'Goblins', population: 2, bonus: 1 }]);
    const [hulk, goblins] = groups(den);
    doTo(den, hulk, 'ally with anyone', goblins, { dice: [3, 4], answers: [] });
    expect(areAllied(den, hulk.id, goblins.id)).toBe(false);
    doTo(den, hulk, 'ally with anyone', goblins, { dice: [4, 4], answers: [['H2-ACT-106', 'pass']] });
    expect(areAllied(den, hulk.id, goblins.id)).toBe(true);
    expect(both(den)).toEqual(['●1 ★1', '●2 ★1']);
  });

  it('[H2-ACT-202] Ally prefers those without a running pact; where there is nobody else, one is renewed', () => {
    const den = facing(['Goblins', 'Ogre', 'Gnolls']);
    const [goblins, ogre, gnolls] = groups(den);
    den.pacts.push({ kind: 'pact', from: goblins.id, to: ogre.id, lastTurn: den.turn, since: 0 });
    expect(legal(den, goblins, 'ally with anyone')).toEqual(['Gnolls']);
    den.pacts.push({ kind: 'pact', from: gnolls.id, to: goblins.id, lastTurn: den.turn, since: 0 });
    expect(legal(den, goblins, 'ally with anyone')).toEqual(['Ogre', 'Gnolls']);
  });

  it('[H2-ACT-T1.3] [H2-ACT-204] Bribe: 1○ before the dice, kept whatever they say; won: the target may not attack', () => {
    const den = facing([{ card: 'Goblins', treasure: 2 }, 'Ogre']);
    const [goblins, ogre] = groups(den);
    doTo(den, goblins, 'bribe alpha predators', ogre, { dice: [1, 6] });
    expect(both(den)).toEqual(['●1 ○1', '●1 ○1']);
    expect(isBarred(den, ogre.id, goblins.id)).toBe(false);
    doTo(den, goblins, 'bribe alpha predators', ogre, { dice: [6, 1] });
    expect(both(den)).toEqual(['●1', '●1 ○2']);
    expect([isBarred(den, ogre.id, goblins.id), isBarred(den, goblins.id, ogre.id)]).toEqual([true, false]);
    expect(legal(den, goblins, 'bribe alpha predators')).toEqual([]);
  });

  it('[H2-ACT-T1.7] [H2-ACT-241] Extort: the target gives 1○; one without ○ is no target; lost: nothing', () => {
    const den = facing(['Orkz', { card: 'Goblins', treasure: 1 }, 'Gnolls']);
    const [orkz, goblins] = groups(den);
    expect(legal(den, orkz, 'extort anyone')).toEqual(['Goblins']);
    doTo(den, orkz, 'extort anyone', goblins, { dice: [1, 2] });
    expect(both(den)).toEqual(['●1', '●1 ○1']);
    doTo(den, orkz, 'extort anyone', goblins, { dice: [2, 2] });
    expect(both(den)).toEqual(['●1 ○1', '●1']);
  });

  it('[H2-ACT-T1.8] [H2-ACT-242] Fight: the loser loses 1●, actor or target', () => {
    const den = facing([
      { card: 'Orkz', population: 2 },
      { card: 'Goblins', population: 2 },
    ]);
    const [orkz, goblins] = groups(den);
    doTo(den, orkz, 'fight anyone', goblins, { dice: [2, 5] });
    expect(both(den)).toEqual(['●1', '●2']);
    doTo(den, orkz, 'fight anyone', goblins, { dice: [5, 2] });
    expect(both(den)).toEqual(['●1', '●1']);
  });

  it('[H2-ACT-T1.10] [H2-ACT-243] Hunt: the target loses 1● without dice or ★; alpha predators too, if the filter lets them', () => {
    const den = facing(['Dragon', { card: 'Ogre', population: 2, bonus: 2 }]);
    const [dragon, ogre] = groups(den);
    doTo(den, dragon, 'hunt anyone', ogre);
    expect(both(den)).toEqual(['●1', '●1 ★2']);
    expect(den.world.journal.entries.some((it) => it.kind === 'conflict')).toBe(false);
  });

  it('[H2-ACT-244] those immune to hunt are no target of it, while the construction lies in their territory', () => {
    const den = facing(['Ogre', { card: 'Saltbury', population: 2, treasure: 3 }]);
    const [ogre, city] = groups(den);
    expect(legal(den, ogre, 'hunt anyone')).toEqual(['Saltbury']);
    doTo(den, city, 'build Walls (req ○○ / gain immune to hunt)');
    expect(legal(den, ogre, 'hunt anyone')).toEqual([]);
    expect(legal(den, ogre, 'fight anyone')).toEqual(['Saltbury']);
  });

  it('[H2-ACT-T1.12] [H2-ACT-246] [H2-MON-905] Recruit: 1○ before the dice; won: one ● goes over', () => {
    const den = facing([
      { card: 'Cult', population: 2, treasure: 2 },
      { card: 'Ratfolk', population: 2 },
    ]);
    const [cult, ratfolk] = groups(den);
    doTo(den, cult, 'recruit denizens', ratfolk, { dice: [2, 5] });
    expect(both(den)).toEqual(['●2 ○1', '●2 ○1']);
    doTo(den, cult, 'recruit denizens', ratfolk, { dice: [5, 2] });
    expect(both(den)).toEqual(['●3', '●1 ○2']);
    expect(legal(den, cult, 'recruit denizens')).toEqual([]);
  });

  it('[H2-MON-E07] [H2-ACT-246] [H2-MON-401] recruiting the last one wipes the group out, and the ○ just paid lies loose', () => {
    const den = facing([
      { card: 'Cult', population: 2, treasure: 1 },
      { card: 'Ratfolk', population: 1 },
    ]);
    const [cult] = groups(den);
    live(den, cult, { dice: [6, 2], option: 'nothing' });
    expect(den.monsters).toEqual([cult]);
    expect(purse(den, cult)).toBe('●3 ○2');
    expect(den.deck.map((it) => it.name)).toEqual(['Ratfolk']);
    expect(cult.past.victims).toHaveLength(1);
  });

  it('[H2-ACT-T1.14] [H2-ACT-251] [H2-ACT-253] Rout: the target drops 1○ at its old home and goes; neighbours no longer', () => {
    const den = facing(['Dwarves', { card: 'Dragon', treasure: 2 }]);
    const [dwarves, dragon] = groups(den);
    const home = homeOf(den, dragon).at;
    doTo(den, dwarves, 'rout alpha predators', dragon, { dice: [2, 3] });
    expect(homeOf(den, dragon).at).toEqual(home);
    doTo(den, dwarves, 'rout alpha predators', dragon, { dice: [3, 3] });
    expect(both(den)).toEqual(['●1', '●1 ○1']);
    expect(den.world.page.beadsOf(null).map((it) => it.at)).toContainEqual(home);
    expect(areNeighbours(den, dwarves, dragon)).toBe(false);
    expect(dragon.past.losses.map((it) => [it.symbol, it.by])).toEqual([['○', dwarves.id]]);
  });

  it('[H2-ACT-252] those who never relocate, and wild groups, cannot be routed', () => {
    const den = denAt({
      before: (world) => void wildAt(world, [8, 12], 1),
      monsters: [
        { card: 'Dwarves', at: [8, 9] },
        { card: cardWith('always breed\nrules:\n- never relocates'), at: [8, 10.5] },
      ],
    });
    const [dwarves] = groups(den);
    expect(neighbours(den, dwarves)).toHaveLength(2);
    expect(legal(den, dwarves, 'rout anyone')).toEqual([]);
  });

  it('[H2-ACT-T1.16] [H2-ACT-247] Steal: won, 1○; lost, 1● of the thief; of a guard, what it guards', () => {
    const den = facing([
      { card: 'Goblins', population: 3 },
      { card: 'Ooze', population: 1 },
    ]);
    const [goblins, ooze] = groups(den);
    expect(legal(den, goblins, 'steal from anyone')).toEqual([]);
    looseAt(den, den.world.page.piece(homeOf(den, ooze).piece));
    expect(legal(den, goblins, 'steal from anyone')).toEqual(['Ooze']);
    doTo(den, goblins, 'steal from anyone', ooze, { dice: [3, 4] });
    expect(purse(den, goblins)).toBe('●2');
    doTo(den, goblins, 'steal from anyone', ooze, { dice: [4, 4] });
    expect([purse(den, goblins), loose(den)]).toEqual(['●2 ○1', '']);
  });

  it('[H2-MON-E32] [H2-MON-122] [H2-MON-121] a wild group is robbed of what it guards, and rolls 1d6', () => {
    const den = denAt({
      before: (world) => void wildAt(world, [8, 12], 3, 2, 1.5),
      monsters: [{ card: 'Goblins', at: [8, 9], population: 3 }],
    });
    const [goblins] = groups(den);
    const [mother] = neighbours(den, goblins) as [Creature];
    doTo(den, goblins, 'steal from anyone', mother, { dice: [4, 4] });
    expect([purse(den, goblins), loose(den)]).toEqual(['●3 ○1', '○1']);
    doTo(den, goblins, 'steal from anyone', mother, { dice: [3, 4] });
    expect(purse(den, goblins)).toBe('●2 ○1');
  });

  it('[H2-ACT-T1.17] [H2-ACT-248] [H2-MON-E08] Trade: each side may gain ○ or ★ or decline; lost: the actor gives 1○', () => {
    const den = facing([
      { card: 'Nomads', population: 2, treasure: 2 },
      { card: 'Dwarves', population: 3, treasure: 1 },
    ]);
    const [nomads, dwarves] = groups(den);
    const gains = [
      ['H2-ACT-248', 'treasure'],
      ['H2-ACT-248', 'bonus'],
    ] as const;
    doTo(den, nomads, 'trade with anyone at +1', dwarves, { dice: [3, 4], answers: gains });
    expect(both(den)).toEqual(['●2 ○3', '●3 ○1 ★1']);
    const none = gains.map(([clause]) => [clause, 'nothing'] as const);
    doTo(den, nomads, 'trade with anyone', dwarves, { dice: [4, 4], answers: [['H2-ACT-106', 'pass'], ...none] });
    expect(both(den)).toEqual(['●2 ○3', '●3 ○1 ★1']);
    doTo(den, nomads, 'trade with anyone', dwarves, { dice: [3, 4] });
    expect(both(den)).toEqual(['●2 ○2', '●3 ○2 ★1']);
  });

  it('[H2-ACT-271] Remove ★: a neighbour that has one loses it; no roll, no attack, but the two have met', () => {
    const den = facing(['Hag', { card: 'Goblins', bonus: 1 }, { card: 'Ogre' }]);
    const [hag, goblins] = groups(den);
    const step = stepAs('remove ★ from the strongest group');
    expect(rulesOf(step).targets?.(den, hag, step).map(nameOf)).toEqual(['Goblins']);
    doTo(den, hag, 'remove ★ from groups with ★', goblins);
    expect(purse(den, goblins)).toBe('●1');
    expect(goblins.grudges.get(hag.id) ?? 0).toBe(0);
    expect(goblins.past.deeds.map((it) => it.did)).toEqual(['remove ★']);
    expect(goblins.past.losses.map((it) => it.symbol)).toEqual(['★']);
  });

  it('[H2-ACT-271] [H2-ACT-276] what comes after a Remove ★ is done too', () => {
    const den = facing([
      { card: cardWith('always remove ★ from groups with ★ then breed') },
      { card: 'Goblins', bonus: 1 },
    ]);
    const [cats, goblins] = groups(den);
    live(den, cats);
    expect([purse(den, cats), purse(den, goblins)]).toEqual(['●2', '●1']);
  });
});

describe('actions that need nobody', () => {
  it('[H2-ACT-T1.2] [H2-ACT-203] Breed: +1● on a seat of its own', () => {
    const den = facing(['Goblins']);
    const [goblins] = groups(den);
    doTo(den, goblins, 'breed');
    expect(purse(den, goblins)).toBe('●2');
    expect(new Set(den.world.page.beadsOf(goblins.id).map(({ at }) => `${at.x} ${at.y}`)).size).toBe(2);
  });

  it('[H2-ACT-T1.11] [H2-ACT-245] Prepare: ★ only if it has none, yet it has prepared; other gains of ★ add up', () => {
    const den = facing(['Goblins']);
    const [goblins] = groups(den);
    doTo(den, goblins, 'prepare');
    doTo(den, goblins, 'prepare');
    expect(purse(den, goblins)).toBe('●1 ★1');
    expect(told(den).filter((it) => it === 'Goblins prepared.')).toHaveLength(2);
    doTo(den, goblins, 'gain ★★');
    expect(purse(den, goblins)).toBe('●1 ★3');
  });

  it('[H2-ACT-274] [H2-MON-128] gain from the supply, lose to it; a ❖ that would be lost is dropped', () => {
    const den = facing([{ card: 'Goblins', population: 2, treasure: 1, epic: 1, bonus: 1 }]);
    const [goblins] = groups(den);
    doTo(den, goblins, 'gain ●○');
    expect(purse(den, goblins)).toBe('●3 ○2 ❖1 ★1');
    doTo(den, goblins, 'lose ●○○○★★');
    expect([purse(den, goblins), loose(den)]).toEqual(['●2', '❖1']);
  });

  it('[H2-MON-138] without epics a gain of ❖ is a gain of ○', () => {
    const den = facing(['Goblins'], { epics: false });
    doTo(den, groups(den)[0], 'gain ❖');
    expect(purse(den, groups(den)[0])).toBe('●1 ○1');
  });

  it('[H2-ACT-T1.5] [H2-ACT-T1.9] [H2-MON-907] Exploit uses a unit up for 1○, Harvest does not', () => {
    const den = facing(['Goblins'], { before: (world) => void unitAt(world, 'ore', [8, 12]) });
    const [goblins] = groups(den);
    const ore = () => den.world.page.units.filter((it) => it.until === null).length;
    doTo(den, goblins, 'harvest ore');
    expect([purse(den, goblins), ore()]).toEqual(['●1 ○1', 1]);
    doTo(den, goblins, 'exploit ore');
    expect([purse(den, goblins), ore()]).toEqual(['●1 ○2', 0]);
    const possible = (text: string) => rulesOf(stepAs(text)).isPossible?.(den, goblins, stepAs(text) as never);
    expect([possible('exploit ore'), possible('harvest ore')]).toEqual([false, false]);
  });

  it('[H2-ACT-T1.6] [H2-ACT-T1.15] [H2-ACT-T1.13] Explore and Scout add places, Relocate moves', () => {
    const den = facing(['Goblins'], { before: (world) => void unitAt(world, 'ore', [25, 15]) });
    const [goblins] = groups(den);
    doTo(den, goblins, 'explore');
    expect(goblins.known.length).toBeGreaterThan(0);
    expect(doTo(den, goblins, 'scout')).toBe(true);
    const { at } = homeOf(den, goblins);
    doTo(den, goblins, 'relocate near ore');
    expect(homeOf(den, goblins).at).not.toEqual(at);
    expect(goblins.known).toHaveLength(0);
  });
});
