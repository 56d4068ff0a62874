import { describe, expect, it } from 'vitest';
import type { If } from '../../src/second/cards/tree/card.ts';
import { holds, isInDanger } from '../../src/second/monsters/conditions.ts';
import type { Den } from '../../src/second/monsters/den.ts';
import { remember } from '../../src/second/monsters/history.ts';
import { asking } from '../../src/second/monsters/lifecycle.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { isIn } from '../../src/second/monsters/past.ts';
import { denAt } from './den-at.ts';
import { cardWith, doTo, facing, groups, live, purse } from './facing.ts';
import { unitAt, wildAt } from './things-at.ts';

const lineOf = (condition: string): If => cardWith(`if ${condition}: breed`).ifs[0] as If;

/** Does a condition hold now, asked by a line of its own? */
function so(den: Den, me: Monster, condition: string, line = lineOf(condition)): boolean {
  return holds(den, me, line.condition, asking(den, me, line));
}

/** A lifecycle begins, and nothing is done in it. */
function nextTurn(den: Den, me: Monster): void {
  me.past.lastBegan = me.past.began;
  me.past.began = ++den.moment;
}

describe('windows of time', () => {
  it('[H2-MON-124] this turn, last turn, lately and ever are read on the group’s own clock', () => {
    const den = facing(['Goblins', 'Ogre']);
    const [goblins, ogre] = groups(den);
    const { at } = remember(den, 'hunt', ogre, goblins);
    const line = {};
    const windows = () =>
      (['this turn', 'last turn', 'lately', 'ever'] as const).filter((it) => isIn(goblins.past, it, at, line));
    nextTurn(den, goblins);
    expect(windows()).toEqual(['last turn', 'lately', 'ever']);
    goblins.past.stood.set(line, ++den.moment);
    expect(windows()).toEqual(['last turn', 'ever']);
    nextTurn(den, goblins);
    expect(windows()).toEqual(['ever']);
    const now = remember(den, 'hunt', ogre, goblins).at;
    expect(isIn(goblins.past, 'this turn', now)).toBe(true);
  });

  it('[H2-MON-124] what happens between two stands at an `if` counts once', () => {
    const den = facing([
      { card: 'Stirges', population: 3 },
      { card: 'Goblins', population: 5 },
    ]);
    const [stirges, goblins] = groups(den);
    doTo(den, goblins, 'fight anyone', stirges, { dice: [1, 6] });
    // Its own fight is lost, but the one that it won as a target was since it spawned: it breeds.
    live(den, stirges, { dice: [1, 6], option: 'nothing' });
    expect(purse(den, stirges)).toBe('●3');
    live(den, stirges, { dice: [1, 6], option: 'nothing' });
    expect(purse(den, stirges)).toBe('●2');
  });

  it('[H2-MON-125] [H2-MON-126] history is the group’s, and an attack counts whether or not it was won', () => {
    const den = facing(['Troglodytes', 'Ogre']);
    const [trogs, ogre] = groups(den);
    expect(trogs.past.deeds).toEqual([]);
    doTo(den, ogre, 'fight anyone', trogs, { dice: [1, 6] });
    expect(trogs.past.deeds.map((it) => [it.did, it.won])).toEqual([['fight', false]]);
  });
});

describe('conditions', () => {
  it('[H2-CRD-221] `we can` always holds', () => {
    const den = facing(['Goblins']);
    expect(so(den, groups(den)[0], 'we can')).toBe(true);
  });

  it('[H2-CRD-222] `unable to`: not done in the `always` step; without such a line, not possible now', () => {
    const den = facing(['Ogre', 'Goblins']);
    const [ogre, goblins] = groups(den);
    expect(so(den, ogre, 'unable to hunt')).toBe(true);
    ogre.alwaysDid.add('hunt');
    expect(so(den, ogre, 'unable to hunt')).toBe(false);
    // Goblins may steal as an option only: there must be somebody with ○.
    expect(so(den, goblins, 'unable to steal')).toBe(true);
    doTo(den, ogre, 'gain ○');
    expect(so(den, goblins, 'unable to steal')).toBe(false);
  });

  it('[H2-MON-E06] [H2-CRD-222] an always that is barred leaves it unable', () => {
    const den = facing(['Shadow Hulk', { card: 'Goblins', population: 2 }]);
    const [hulk, goblins] = groups(den);
    den.pacts.push({ kind: 'pact', from: hulk.id, to: goblins.id, lastTurn: den.turn, since: 0 });
    live(den, hulk, { option: 'nothing' });
    expect([purse(den, hulk), purse(den, goblins)]).toEqual(['●1 ★1', '●2']);
  });

  it('[H2-CRD-223] `we have`: ❖ counts as ○; only, any, no, fewer than, or more, more than', () => {
    const den = facing([{ card: 'Goblins', population: 2, treasure: 1, epic: 2 }]);
    const [goblins] = groups(den);
    const yes = ['3 or more ○', 'only 3 ○', 'only 2 ●', 'any ○', 'no ★', 'fewer than 3 ●', 'more ○ than ●', 'only 2 ❖'];
    const no = ['4 or more ○', 'only 1 ○', 'any ★', 'no ○', 'fewer than 2 ●', 'more ● than ○'];
    for (const it of yes) expect(so(den, goblins, `we have ${it}`), it).toBe(true);
    for (const it of no) expect(so(den, goblins, `we have ${it}`), it).toBe(false);
  });

  it('[H2-CRD-224] [H2-CRD-C22.1] `we have built`: ever, by this group; the Racket pays on after a move, from the next turn on', () => {
    const den = facing([{ card: 'Syndicate', population: 2, treasure: 1 }, 'Goblins']);
    const [syndicate] = groups(den);
    expect(so(den, syndicate, 'we have built nothing')).toBe(true);
    const racket = syndicate.card.options.findIndex((it) => it.act.steps[0]?.kind === 'build');
    live(den, syndicate, { option: String(racket) });
    expect(purse(den, syndicate)).toBe('●2 ★1');
    expect(so(den, syndicate, 'we have built nothing')).toBe(false);
    doTo(den, syndicate, 'relocate');
    live(den, syndicate, { option: 'nothing' });
    expect(purse(den, syndicate)).toBe('●2 ○1 ★1');
  });

  it('[H2-CRD-225] near: in the territory; there are: a neighbour that fits, wild groups as denizens', () => {
    const den = denAt({
      before: (world) => {
        unitAt(world, 'ore', [8, 12]);
        wildAt(world, [10, 11.5], 1);
      },
      monsters: [
        { card: 'Goblins', at: [8, 9] },
        { card: 'Ogre', at: [28, 18] },
      ],
    });
    const [goblins] = groups(den);
    const yes = ['near ore', 'not near gems', 'there are denizens', 'there are no alpha predators', 'there are groups'];
    for (const it of yes) expect(so(den, goblins, it), it).toBe(true);
    for (const it of ['near gems', 'not near ore', 'there are no denizens', 'there are humanoids'])
      expect(so(den, goblins, it), it).toBe(false);
  });

  it('[H2-MON-135] [H2-CRD-226] in danger: a neighbour, not barred, 2 ● larger, whose card may fight, hunt or rout us', () => {
    const den = facing([{ card: 'Vampire' }, { card: 'Gnolls', population: 3 }, { card: 'Dwarves', population: 2 }]);
    const [vampire, gnolls, dwarves] = groups(den);
    // Gnolls fight denizens only; Dwarves rout alpha predators, but are one too few.
    expect(isInDanger(den, vampire)).toBe(false);
    doTo(den, dwarves, 'breed');
    expect(isInDanger(den, vampire)).toBe(true);
    expect(so(den, vampire, 'we are in danger')).toBe(true);
    den.pacts.push({ kind: 'bribe', from: vampire.id, to: dwarves.id, lastTurn: den.turn, since: 0 });
    expect(isInDanger(den, vampire)).toBe(false);
    expect(isInDanger(den, gnolls)).toBe(false);
  });

  it('[H2-MON-135] [H2-ACT-244] but not from one that only hunts, by those who are immune to that', () => {
    const den = facing([
      { card: 'Saltbury', population: 2, treasure: 2 },
      { card: 'Dinosaur', population: 5 },
    ]);
    const [city] = groups(den);
    expect(isInDanger(den, city)).toBe(true);
    doTo(den, city, 'build Walls (req ○○ / gain immune to hunt)');
    expect(isInDanger(den, city)).toBe(false);
  });

  it('[H2-CRD-226] `we met no one`: nobody acted on the other', () => {
    const den = facing(['Dragon', 'Goblins']);
    const [dragon, goblins] = groups(den);
    expect(so(den, dragon, 'we met no one')).toBe(true);
    remember(den, 'trade', goblins, dragon, false);
    expect(so(den, dragon, 'we met no one')).toBe(false);
    expect(so(den, dragon, 'we met no one last turn')).toBe(true);
    nextTurn(den, dragon);
    expect(so(den, dragon, 'we met no one last turn')).toBe(false);
    expect(so(den, dragon, 'we met no one this turn')).toBe(true);
  });

  it('[H2-CRD-227] won and lost as actor or target; lost ● to others, not spent; fought as either', () => {
    const den = facing([
      { card: 'Goblins', population: 4, treasure: 1 },
      { card: 'Ogre', population: 2 },
    ]);
    const [goblins, ogre] = groups(den);
    doTo(den, ogre, 'fight anyone', goblins, { dice: [1, 6] });
    for (const it of ['we won a fight', 'we won a conflict', 'we fought']) expect(so(den, goblins, it), it).toBe(true);
    expect(so(den, goblins, 'we lost a fight')).toBe(false);
    expect(so(den, ogre, 'we lost a fight')).toBe(true);
    expect(so(den, ogre, 'we lost ●')).toBe(true);
    doTo(den, goblins, 'build Pit (req ●)');
    expect(so(den, goblins, 'we lost ●')).toBe(false);
    doTo(den, goblins, 'lose ●');
    expect(so(den, goblins, 'we lost ●')).toBe(false);
    doTo(den, goblins, 'recruit anyone', ogre, { dice: [1, 6] });
    expect(so(den, goblins, 'we recruited')).toBe(false);
    expect(so(den, goblins, 'we did not recruit')).toBe(true);
  });

  it('[H2-CRD-C28.1] an Ally that was tried and lost counts as "did not ally"', () => {
    const den = facing(['Otyughkind', { card: 'Goblins', population: 3 }]);
    const [otyugh, goblins] = groups(den);
    live(den, otyugh, { dice: [1, 6], option: 'nothing' });
    expect(purse(den, goblins)).toBe('●2');
    live(den, otyugh, { dice: [6, 1], option: 'nothing' });
    expect(purse(den, goblins)).toBe('●2');
  });

  it('[H2-CRD-C42.1] having been fought last turn counts, the fight of this turn does not', () => {
    const den = facing([
      { card: 'Gnolls', population: 2 },
      { card: 'Goblins', population: 5 },
    ]);
    const [gnolls] = groups(den);
    live(den, gnolls, { dice: [6, 1], option: 'nothing' });
    expect(purse(den, gnolls)).toBe('●2');
    live(den, gnolls, { dice: [6, 1], option: 'nothing' });
    expect(purse(den, gnolls)).toBe('●3');
  });

  it('[H2-CRD-228] who was wiped out is tested as it was when it died', () => {
    const den = facing(['Skeletons', { card: 'Goblins', treasure: 2, tags: ['chaotic', 'swarm'] }]);
    const [skeletons, goblins] = groups(den);
    doTo(den, skeletons, 'fight anyone', goblins, { dice: [6, 1] });
    goblins.tags = ['ooze'];
    const yes = [
      'anyone',
      'swarm',
      'denizens',
      'groups with bones',
      'groups with 2 or more ○',
      'richer groups',
      'groups we fought',
    ];
    for (const it of yes) expect(so(den, skeletons, `we wiped out ${it}`), it).toBe(true);
    for (const it of ['ooze', 'alpha predators', 'groups with ★', 'larger groups'])
      expect(so(den, skeletons, `we wiped out ${it}`), it).toBe(false);
  });

  it('[H2-CRD-229] holding an uncorrupted stratum alone is asked of the whole map', () => {
    const den = facing(['Goblins']);
    const [goblins] = groups(den);
    const horde = den.villains.find((it) => it.path === '●');
    const line = horde?.finish[0];
    if (!line?.condition) throw new Error('no Horde');
    expect(holds(den, goblins, line.condition, asking(den, goblins, line))).toBe(true);
    for (const { number } of den.world.page.strata) den.corrupted.add(number);
    expect(holds(den, goblins, line.condition, asking(den, goblins, line))).toBe(false);
  });

  it('[H2-CRD-C11.1] Earth Devils breed while they have a ★, and keep it', () => {
    const den = facing([{ card: 'Earth Devils', bonus: 1 }]);
    live(den, groups(den)[0], { option: 'nothing' });
    expect(purse(den, groups(den)[0])).toBe('●2 ★1');
  });

  it('[H2-CRD-C30.1] the Fiend gains a ★ every turn with 3 ○, and none by hunting the good', () => {
    const den = facing([
      { card: 'Fiend', treasure: 3, bonus: 1 },
      { card: 'Knights', population: 2 },
    ]);
    live(den, groups(den)[0], { option: 'nothing' });
    expect(purse(den, groups(den)[0])).toBe('●1 ○3 ★2');
    expect(purse(den, groups(den)[1])).toBe('●1');
  });
});
