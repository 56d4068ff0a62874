import { describe, expect, it } from 'vitest';
import type { Den } from '../../src/second/monsters/den.ts';
import { remember } from '../../src/second/monsters/history.ts';
import { chanceWith } from '../../src/second/monsters/minds/chances.ts';
import { moveValue } from '../../src/second/monsters/minds/values.ts';
import { whichOption, whichTarget } from '../../src/second/monsters/minds/what-to-do.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { partsOf } from '../../src/second/monsters/parts.ts';
import { crown } from '../../src/second/monsters/state.ts';
import { denAt, type MonsterAt, ownCard } from './den-at.ts';
import { called, movesOf, optionMoves, think, told, worth } from './minds-at.ts';
import { caveAt, markOn, roomAt, wildAt } from './things-at.ts';

/** Two groups 4 beads apart, the second over the first. */
function two(a: MonsterAt, b: MonsterAt): readonly [Den, Monster, Monster] {
  const den = denAt({
    monsters: [
      { at: [10, 10], ...a },
      { at: [10, 14], ...b },
    ],
  });
  return [den, den.monsters[0] as Monster, den.monsters[1] as Monster];
}

/** What its first `always`, or its first `if`, is worth to a group. */
function worthOfLine(den: Den, me: Monster, line: 'always' | 'ifs'): number {
  const { always, ifs } = partsOf(me);
  const act = line === 'always' ? always[0] : ifs[0]?.act;
  const [move] = act ? movesOf(den, me, act) : [];
  if (!move) throw new Error('nothing to do');
  return moveValue(den, me, move);
}

function villain(den: Den, me: Monster, name: 'The Horde' | 'The Empire'): void {
  const card = den.villains.find((it) => it.name === name);
  if (!card) throw new Error(`no ${name}`);
  crown(den, me, card);
}

describe('the tactical autopilot (H2-ACT-31x)', () => {
  it('[H2-ACT-311] reckons the chance of the actor from the lead in modifiers and ★', () => {
    const leads = [-7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6];
    const of36 = leads.map((it) => Math.round(chanceWith(it) * 36 * 1000) / 1000);
    expect(of36).toEqual([0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36, 36]);
  });

  it('[H2-ACT-311] counts ★ and standing bonuses of both sides', () => {
    const [den, goblins, ogre] = two(
      { card: 'Goblins', population: 3, bonus: 2 },
      { card: 'Ogre', treasure: 1, bonus: 1 },
    );
    // d = 2 − 1: 26 in 36.
    expect(worth(den, goblins, 'steal', ogre)).toBeCloseTo((2.5 * 26) / 36 - (3 * 10) / 36, 9);
    // Nomads have +1 against steal.
    const [road, raiders] = two({ card: 'Veterans', population: 3 }, { card: 'Nomads', population: 2, treasure: 2 });
    expect(worth(road, raiders, 'steal')).toBeCloseTo((2.5 * 15) / 36 - (3 * 21) / 36, 9);
  });

  it('[H2-ACT-T2.1] values an Ally by the strength and the ★ of the other, and nothing if the pact runs on', () => {
    const [den, goblins, ogre] = two({ card: 'Goblins', population: 2 }, { card: 'Ogre' });
    expect(worth(den, goblins, 'ally', ogre)).toBeCloseTo(21 / 36, 9);
    den.pacts.push({ kind: 'pact', from: goblins.id, to: ogre.id, lastTurn: den.turn, since: 0 });
    expect(worth(den, goblins, 'ally', ogre)).toBeCloseTo(21 / 36, 9);
    den.pacts.push({ kind: 'pact', from: ogre.id, to: goblins.id, lastTurn: den.turn + 1, since: 0 });
    expect(worth(den, goblins, 'ally', ogre)).toBe(0);
    const [starry, weak, mage] = two({ card: 'Goblins', population: 2 }, { card: 'Ogre', bonus: 1 });
    expect(worth(starry, weak, 'ally', mage)).toBeCloseTo((2 * 15) / 36, 9);
    const [even, some, kobolds] = two({ card: 'Goblins', population: 2 }, { card: 'Kobolds', population: 2 });
    expect(worth(even, some, 'ally', kobolds)).toBeCloseTo((0.25 * 21) / 36, 9);
  });

  it('[H2-ACT-T2.2] [H2-EMP-36] values an Annex at 6p', () => {
    const [den, empire, ogre] = two({ card: 'Goblins', population: 3 }, { card: 'Ogre' });
    villain(den, empire, 'The Empire');
    den.pacts.push({ kind: 'pact', from: empire.id, to: ogre.id, lastTurn: den.turn, since: 0 });
    expect(worth(den, empire, 'annex', ogre)).toBeCloseTo((6 * 21) / 36, 9);
  });

  it('[H2-ACT-T2.3] values Breed at 3', () => {
    const [den, orkz] = two({ card: 'Orkz', population: 3 }, { card: 'Ogre' });
    expect(worth(den, orkz, 'breed')).toBe(3);
  });

  it('[H2-ACT-T2.4] values a Bribe more where the other attacked us last turn', () => {
    const [den, goblins, ogre] = two({ card: 'Goblins', population: 3, treasure: 1 }, { card: 'Ogre' });
    expect(worth(den, goblins, 'bribe', ogre)).toBeCloseTo(-2.5 + 21 / 36, 9);
    const attack = { turn: 1, tick: 0, by: ogre.id, to: goblins.id, did: 'hunt', won: null } as const;
    Object.assign(goblins.past, { lastBegan: 100, began: 200 });
    goblins.past.deeds.push({ ...attack, at: 99 }, { ...attack, at: 200 }, { ...attack, at: 150, did: 'trade' });
    expect(worth(den, goblins, 'bribe', ogre)).toBeCloseTo(-2.5 + 21 / 36, 9);
    goblins.past.deeds.push({ ...attack, at: 150 });
    expect(worth(den, goblins, 'bribe', ogre)).toBeCloseTo(-2.5 + (3 * 21) / 36, 9);
  });

  it('[H2-ACT-T2.5] values Build by the best construction that can be paid', () => {
    // Camp: 0.25. Shiny: 2.5 − 2 + 0.25.
    const [den, poor] = two({ card: 'Goblins', population: 2 }, { card: 'Ogre' });
    expect(worth(den, poor, 'build')).toBe(0.25);
    const [rich, goblins] = two({ card: 'Goblins', population: 2, treasure: 1 }, { card: 'Ogre' });
    expect(worth(rich, goblins, 'build')).toBe(0.75);
  });

  it('[H2-ACT-T2.6] values Exploit by what it gives: a ○, or a ★ that is needed', () => {
    const [den, dwarves, wizard] = two({ card: 'Dwarves', population: 3 }, { card: 'A Wizard', bonus: 1 });
    expect(worthOfLine(den, dwarves, 'always')).toBe(2);
    expect(worth(den, wizard, 'exploit')).toBe(2);
    const room = caveAt(den.world, [20, 10]);
    const list = partsOf(wizard).ifs[0]?.act.steps[0];
    for (const building of list?.kind === 'build' ? list.buildings : [])
      wizard.constructions.push({ building, piece: room, isOfLair: false, since: 0 });
    expect(worth(den, wizard, 'exploit')).toBe(1);
  });

  it('[H2-ACT-T2.7] [H2-ACT-T2.17] values Explore and Scout more where there is no neighbour', () => {
    const [den, hulk] = two({ card: 'Dinosaur' }, { card: 'Ogre' });
    expect([worth(den, hulk, 'explore'), worth(den, hulk, 'scout')]).toEqual([1, 0.8]);
    const alone = denAt({ monsters: [{ card: 'Dinosaur', at: [10, 10] }] });
    const it = called(alone, 'Dinosaur');
    expect([worth(alone, it, 'explore'), worth(alone, it, 'scout')]).toEqual([2, 1.5]);
  });

  it('[H2-ACT-T2.8] [H2-HRD-22] values Exterminate by the ○ it frees, and more where it frees a stratum', () => {
    const [den, horde, nomads] = two(
      { card: 'Kobolds', population: 5 },
      { card: 'Nomads', population: 2, treasure: 1 },
    );
    villain(den, horde, 'The Horde');
    const strata = [10, 14].map((y) => den.world.page.stratumAt(10, y));
    expect(strata[0]).not.toBe(strata[1]);
    // It can wait while there is a stratum to corrupt.
    expect(worth(den, horde, 'exterminate', nomads)).toBe(-6 + 3 + 2 + 5);
    for (const { number } of den.world.page.strata) if (number !== strata[1]) den.corrupted.add(number);
    expect(worth(den, horde, 'exterminate', nomads)).toBe(-6 + 3 + 2 + 20);
    const both = denAt({
      monsters: [
        {
          card: 'Kobolds',
          seats: [
            [10, 10],
            [10, 11.5],
            [10, 13],
            [11.5, 10],
            [13, 10],
          ],
        },
        { card: 'Nomads', seats: [[13, 13]], treasure: 1 },
      ],
    });
    const [near, foe] = both.monsters as [Monster, Monster];
    villain(both, near, 'The Horde');
    const stratum = both.world.page.stratumAt(13, 13);
    for (const { number } of both.world.page.strata) if (number !== stratum) both.corrupted.add(number);
    expect(worth(both, near, 'exterminate', foe)).toBe(-6 + 3 + 2 + 20);
    both.corrupted.add(stratum);
    expect(worth(both, near, 'exterminate', foe)).toBe(-1);
    both.corrupted.delete(stratum);
    wildAt(both.world, [25, 13]);
    expect(worth(both, near, 'exterminate', foe)).toBe(-1 + 10);
  });

  it('[H2-ACT-T2.8] values Exterminate most where the target breeds, more if it attacks, and less if others outgrow it', () => {
    const [den, horde, goblins] = two({ card: 'Kobolds', population: 5 }, { card: 'Goblins', population: 2 });
    villain(den, horde, 'The Horde');
    expect(worth(den, horde, 'exterminate', goblins)).toBe(-6 + 3 + 30 + 2 * 2);
    den.corrupted.add(den.world.page.stratumAt(10, 14));
    expect(worth(den, horde, 'exterminate', goblins)).toBe(-6 + 3);
    const value = (ratfolk: number, isAttacked: boolean) => {
      const three = denAt({
        monsters: [
          { card: 'Kobolds', at: [10, 10], population: 6 },
          { card: 'Ogre', at: [10, 14] },
          { card: 'Ratfolk', at: [14, 10], population: ratfolk },
        ],
      });
      const [me, ogre] = three.monsters as [Monster, Monster];
      villain(three, me, 'The Horde');
      if (isAttacked) remember(three, 'hunt', ogre, me);
      me.past.lastBegan = 0;
      me.past.began = three.moment + 1;
      return worth(three, me, 'exterminate', ogre);
    };
    const alone = value(3, false);
    expect(value(4, false)).toBe(alone - 8);
    expect(value(3, true)).toBeGreaterThan(alone);
  });

  it('[H2-ACT-T2.16] a Horde routs who is in its way, or attacked it', () => {
    const [den, goblins, ogre] = two({ card: 'Goblins', population: 5 }, { card: 'Ogre' });
    villain(den, goblins, 'The Horde');
    const p = 21 / 36;
    expect(worth(den, goblins, 'rout', ogre)).toBeCloseTo((0.5 + 20) * p, 9);
    den.corrupted.add(den.world.page.stratumAt(10, 14));
    expect(worth(den, goblins, 'rout', ogre)).toBeCloseTo(0.5 * p, 9);
    remember(den, 'hunt', ogre, goblins);
    goblins.past.lastBegan = 0;
    goblins.past.began = den.moment + 1;
    expect(worth(den, goblins, 'rout', ogre)).toBeCloseTo((0.5 + 8) * p, 9);
  });

  it('[H2-ACT-T2.10] [H2-HRD-12] a Horde fights who is in its way, and minds little what it breeds again', () => {
    const value = (population: number, isHorde: boolean) => {
      const [den, antlings, goblins] = two({ card: 'Antlings', population }, { card: 'Goblins', population: 2 });
      if (isHorde) villain(den, antlings, 'The Horde');
      return worth(den, antlings, 'fight', goblins);
    };
    const p = 21 / 36;
    expect(value(5, false)).toBeCloseTo(2 * p - 3 * (1 - p), 9);
    expect(value(5, true)).toBeCloseTo((2 + 5) * p - (1 - p), 9);
    expect(value(3, true)).toBeCloseTo((2 + 5) * p - 3 * (1 - p), 9);
  });

  it('[H2-ACT-T2.9] values Extort at 2.5p', () => {
    const [den, orkz] = two({ card: 'Orkz', population: 3 }, { card: 'Goblins', population: 2, treasure: 1 });
    expect(worthOfLine(den, orkz, 'always')).toBeCloseTo((2.5 * 21) / 36, 9);
  });

  it('[H2-ACT-T2.10] values a Fight by the prize and by what we stake', () => {
    const [den, gnolls] = two({ card: 'Gnolls', population: 3 }, { card: 'Kobolds', population: 2 });
    expect(worthOfLine(den, gnolls, 'always')).toBeCloseTo((2 * 21 - 3 * 15) / 36, 9);
    const [last, hunters] = two({ card: 'Gnolls', population: 3 }, { card: 'Kobolds', treasure: 2 });
    expect(worthOfLine(last, hunters, 'always')).toBeCloseTo(((2 + 3 + 4) * 21 - 3 * 15) / 36, 9);
    const [ours, one] = two({ card: 'Gnolls' }, { card: 'Kobolds', population: 2 });
    expect(worthOfLine(ours, one, 'always')).toBeCloseTo((2 * 21 - 20 * 15) / 36, 9);
    markOn(den.world, roomAt(den.world, [14, 14]), 'fortification');
    expect(worthOfLine(den, gnolls, 'always')).toBeCloseTo((2 * 15 - 3 * 21) / 36, 9);
  });

  it('[H2-ACT-T2.11] values Harvest at 2', () => {
    const [den, antlings] = two({ card: 'Antlings', population: 3 }, { card: 'Ogre' });
    expect(worth(den, antlings, 'harvest')).toBe(2);
  });

  it('[H2-ACT-T2.12] values a Hunt by the prize alone', () => {
    const [den, ogre] = two({ card: 'Ogre' }, { card: 'Kobolds', population: 2, treasure: 2 });
    expect(worthOfLine(den, ogre, 'always')).toBe(2);
    const [last, hungry] = two({ card: 'Ogre' }, { card: 'Kobolds', treasure: 2 });
    expect(worthOfLine(last, hungry, 'always')).toBe(2 + 3 + 4);
    const wild = denAt({
      monsters: [{ card: 'Ogre', at: [10, 10] }],
      before: (world) => wildAt(world, [10, 13], 1, 2),
    });
    expect(worthOfLine(wild, called(wild, 'Ogre'), 'always')).toBe(2 + 3 + 4);
  });

  it('[H2-ACT-T2.13] values Prepare at a ★, unless we have one', () => {
    const [den, vampire, wizard] = two({ card: 'Vampire' }, { card: 'A Wizard' });
    expect([worth(den, vampire, 'prepare'), worth(den, wizard, 'prepare')]).toEqual([1, 2]);
    const [starry, sated] = two({ card: 'Vampire', bonus: 1 }, { card: 'Ogre' });
    expect(worth(starry, sated, 'prepare')).toBe(0);
  });

  it('[H2-ACT-T2.14] values Recruit, more so of the last ●', () => {
    const [den, ogre, wolves] = two({ card: 'Ogre', treasure: 1 }, { card: 'Wolves', population: 2 });
    expect(worth(den, ogre, 'recruit', wolves)).toBeCloseTo((5 * 21) / 36 - 2.5, 9);
    const [last, other, wolf] = two({ card: 'Ogre', treasure: 1 }, { card: 'Wolves' });
    expect(worth(last, other, 'recruit', wolf)).toBeCloseTo((8 * 21) / 36 - 2.5, 9);
  });

  it('[H2-ACT-T2.15] [H2-MON-135] values Relocate at 4 in danger, at 2 where nothing could be done, else at 0.3', () => {
    const [den, gnolls, orkz] = two({ card: 'Gnolls' }, { card: 'Orkz', population: 3 });
    expect(worth(den, gnolls, 'relocate')).toBe(4);
    den.pacts.push({ kind: 'pact', from: gnolls.id, to: orkz.id, lastTurn: den.turn, since: 0 });
    expect(worth(den, gnolls, 'relocate')).toBe(2);
    gnolls.alwaysDid.add('fight');
    expect(worth(den, gnolls, 'relocate')).toBe(0.3);
  });

  it('[H2-ACT-T2.16] values a Rout by strength and ○, and fears the gaze of Medusa', () => {
    const [even, three, ogre] = two({ card: 'Dwarves', population: 3 }, { card: 'Ogre' });
    expect(worth(even, three, 'rout', ogre)).toBeCloseTo((0.5 * 21) / 36, 9);
    const [odd, pair, brute] = two({ card: 'Dwarves', population: 2 }, { card: 'Ogre' });
    expect(worth(odd, pair, 'rout', brute)).toBeCloseTo((1.5 * 21) / 36, 9);
    const [rich, dwarves, dragon] = two({ card: 'Dwarves', population: 2 }, { card: 'Dragon', treasure: 3 });
    expect(worth(rich, dwarves, 'rout', dragon)).toBeCloseTo((3.5 * 21) / 36, 9);
    const [stony, few, medusa] = two({ card: 'Dwarves', population: 2 }, { card: 'Medusa', treasure: 1 });
    expect(worth(stony, few, 'rout', medusa)).toBeCloseTo((3.5 * 21 - 3 * 15) / 36, 9);
  });

  it('[H2-ACT-T2.18] values Steal by what we stake', () => {
    const [den, goblins, dragon] = two({ card: 'Goblins' }, { card: 'Dragon', treasure: 3 });
    expect(worth(den, goblins, 'steal', dragon)).toBeCloseTo((2.5 * 21 - 20 * 15) / 36, 9);
  });

  it('[H2-ACT-T2.19] values Trade by what we could lose', () => {
    const [den, saltbury] = two({ card: 'Saltbury', population: 3, treasure: 1 }, { card: 'Ogre' });
    expect(worth(den, saltbury, 'trade')).toBeCloseTo((1.5 * 21 - 2.5 * 15) / 36, 9);
    const [bare, poor] = two({ card: 'Saltbury', population: 3 }, { card: 'Ogre' });
    expect(worth(bare, poor, 'trade')).toBeCloseTo((1.5 * 21) / 36, 9);
    const [road, nomads] = two({ card: 'Nomads', population: 2, treasure: 2 }, { card: 'Ogre' });
    expect(worthOfLine(road, nomads, 'ifs')).toBeCloseTo((1.5 * 26 - 2.5 * 10) / 36, 9);
  });

  it('[H2-MON-E24] [H2-ACT-312] [H2-ACT-301] relocates, worth 2, rather than scout (0.8) or steal (0.208)', () => {
    const [den, gnolls, dragon] = two({ card: 'Gnolls', population: 3 }, { card: 'Dragon', treasure: 3 });
    const moves = optionMoves(den, gnolls);
    expect(worth(den, gnolls, 'steal', dragon)).toBeCloseTo(0.208, 3);
    expect(worth(den, gnolls, 'scout')).toBe(0.8);
    const thought = think(whichOption(den, gnolls, moves), 'tactical');
    expect([told(den, moves, thought.answer), thought.why]).toEqual(['relocate', { key: 'best', worth: 2, n: 3 }]);
  });

  it('[H2-ACT-312] does nothing where the best is worth 0 or less', () => {
    const card = ownCard(
      'card Thieves\nkind denizen\nstart ●\nalways breed\none of:\n- steal from anyone\n- prepare\n',
    );
    const [den, thieves] = two({ card, bonus: 1 }, { card: 'Dragon', treasure: 3, bonus: 1 });
    const thought = think(whichOption(den, thieves, optionMoves(den, thieves)), 'tactical');
    expect(thought).toEqual({ answer: 'nothing', why: { key: 'not worth it', worth: 0 } });
  });

  it('[H2-ACT-312] breaks ties by the card, then the nearer target, then the older group', () => {
    const text =
      'card Picky\nkind denizen\nstart ●●●\nalways breed\none of:\n- hunt anyone\n- fight anyone\n- harvest ore\n- extort anyone\n';
    const den = denAt({
      monsters: [
        { card: ownCard(text), at: [10, 10] },
        {
          card: 'Kobolds',
          seats: [
            [10, 14],
            [11.5, 14],
          ],
        },
        {
          card: 'Goblins',
          seats: [
            [10, 7],
            [11.5, 7],
          ],
        },
        {
          card: 'Orkz',
          seats: [
            [13, 10],
            [14.5, 10],
          ],
        },
      ],
    });
    const me = called(den, 'Picky');
    const moves = optionMoves(den, me);
    // All hunts are worth 2, and so is the harvest: the hunts come first, and of Goblins and Orkz, 3 beads off, Goblins are older.
    expect(told(den, moves, think(whichOption(den, me, moves), 'tactical').answer)).toBe('hunt Goblins');
    const others = moves.filter((it) => it.target !== called(den, 'Goblins'));
    expect(told(den, moves, think(whichOption(den, me, others), 'tactical').answer)).toBe('hunt Orkz');
  });

  it('[H2-ACT-313] takes the best target even where it is bad', () => {
    const den = denAt({
      monsters: [
        { card: 'Gnolls', at: [10, 10] },
        {
          card: 'Kobolds',
          seats: [
            [10, 14],
            [11.5, 14],
          ],
        },
        {
          card: 'Goblins',
          seats: [
            [10, 7],
            [11.5, 7],
          ],
          bonus: 1,
        },
      ],
    });
    const me = called(den, 'Gnolls');
    const moves = movesOf(den, me, partsOf(me).always[0] as never);
    const { answer, why } = think(whichTarget(den, me, moves), 'tactical');
    // 2 × 21/36 − 20 × 15/36
    expect([told(den, moves, answer), why]).toEqual(['fight Kobolds', { key: 'best', worth: -7.17, n: 2 }]);
  });

  it('[H2-ACT-271] takes a ★ from the strongest', () => {
    const den = denAt({
      monsters: [
        { card: 'Hag', at: [10, 10] },
        { card: 'Kobolds', at: [10, 13], bonus: 1 },
        {
          card: 'Orkz',
          seats: [
            [10, 6],
            [11.5, 6],
          ],
          bonus: 1,
        },
      ],
    });
    const me = called(den, 'Hag');
    const [act] = partsOf(me).ifs.map((it) => it.act);
    if (!act) throw new Error('the Hag has lost her way');
    const moves = den.monsters.slice(1).map((target) => ({ key: target.id, act, target }));
    for (const hand of ['tactical', 'story'] as const)
      expect(told(den, moves, think(whichTarget(den, me, moves), hand).answer)).toBe('remove ★ Orkz');
  });
});
