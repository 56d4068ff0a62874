import { describe, expect, it } from 'vitest';
import type { AskedDeed } from '../../src/second/cards/tree/deeds.ts';
import { remember } from '../../src/second/monsters/history.ts';
import { treasureOf } from '../../src/second/monsters/measure.ts';
import { addGrudge, grudgeOf, rivalOf } from '../../src/second/monsters/minds/grudges.ts';
import { whichOption, whichTarget } from '../../src/second/monsters/minds/what-to-do.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { partsOf } from '../../src/second/monsters/parts.ts';
import { crown } from '../../src/second/monsters/state.ts';
import { contest } from '../../src/second/monsters/steps/contest.ts';
import { note } from '../../src/second/note.ts';
import { telling } from '../../src/second/telling/telling.ts';
import { denAt, ownCard, playIn } from './den-at.ts';
import { called, moveOf, movesOf, optionMoves, think, told } from './minds-at.ts';
import { wildAt } from './things-at.ts';

/** A card that can do everything that a nature may ask for. */
const JACK = ownCard(`card Jack
kind denizen
start ●●●
always breed
one of:
- relocate
- scout
- recruit anyone
- rout anyone
- ally with anyone
- prepare
- harvest ore
- build Hut
- exploit ore
- trade with anyone
- fight anyone
- steal from anyone
- breed
- extort anyone
- hunt anyone
- explore
`);

/** H2-ACT-T3, as the rulebook has it. */
const NATURES: readonly (readonly [row: string, tag: string, likes: readonly AskedDeed[]])[] = [
  ['H2-ACT-T3.1', 'ravenous', ['hunt', 'extort']],
  ['H2-ACT-T3.2', 'swarm', ['breed', 'steal', 'fight']],
  ['H2-ACT-T3.3', 'hoarder', ['extort', 'steal']],
  ['H2-ACT-T3.4', 'trader', ['trade']],
  ['H2-ACT-T3.5', 'miner', ['exploit', 'build']],
  ['H2-ACT-T3.6', 'builder', ['build', 'harvest']],
  ['H2-ACT-T3.7', 'farmer', ['harvest', 'build', 'breed']],
  ['H2-ACT-T3.8', 'magical', ['prepare', 'exploit', 'trade']],
  ['H2-ACT-T3.9', 'order', ['build', 'ally', 'fight']],
  ['H2-ACT-T3.10', 'lawful', ['build', 'ally']],
  ['H2-ACT-T3.11', 'good', ['ally', 'rout']],
  ['H2-ACT-T3.12', 'evil', ['extort', 'steal', 'recruit']],
  ['H2-ACT-T3.13', 'chaotic', ['steal', 'explore', 'fight']],
  ['H2-ACT-T3.14', 'wandering', ['explore', 'relocate']],
  ['H2-ACT-T3.15', 'undead', ['fight', 'recruit']],
  ['H2-ACT-T3.16', 'animal', ['hunt', 'breed']],
  ['H2-ACT-T3.17', 'alien', ['scout', 'harvest']],
  ['H2-ACT-T3.18', 'decomposer', ['harvest', 'trade']],
  ['H2-ACT-T3.19', 'humanoid', ['build', 'trade', 'recruit']],
  ['H2-ACT-T3.20', 'mindless', ['scout', 'fight']],
  ['H2-ACT-T3.21', 'adventurers', ['steal', 'fight']],
  ['H2-ACT-T3.22', 'city', ['trade', 'build']],
  ['H2-ACT-T3.23', 'surface', ['trade', 'ally']],
  ['H2-ACT-T3.24', 'aquatic', ['explore', 'hunt']],
  ['H2-ACT-T3.25', 'draconic', ['extort', 'prepare']],
  ['H2-ACT-T3.26', 'divine', ['recruit', 'extort']],
  ['H2-ACT-T3.27', 'demonic', ['fight', 'recruit']],
  ['H2-ACT-T3.28', 'aberration', ['hunt', 'steal']],
];

function jackAndDwarves(tags: readonly string[]) {
  const den = denAt({
    monsters: [
      { card: JACK, at: [10, 10], population: 3, treasure: 1, tags },
      { card: 'Dwarves', at: [10, 14], population: 3, treasure: 1 },
    ],
  });
  return { den, jack: called(den, 'Jack'), dwarves: called(den, 'Dwarves') };
}

describe('the nature of a group (H2-ACT-T3)', () => {
  it.each(NATURES)('[%s] %s: first of what it likes, then the next', (_, tag, likes) => {
    const { den, jack } = jackAndDwarves([tag]);
    let moves = optionMoves(den, jack);
    for (const deed of likes) {
      const { answer, why } = think(whichOption(den, jack, moves), 'story');
      expect([told(den, moves, answer).split(' ')[0], why]).toEqual([deed, { key: 'nature', tag }]);
      moves = moves.filter((it) => it.key !== answer);
    }
    expect(think(whichOption(den, jack, moves), 'story').why).not.toEqual({ key: 'nature', tag });
  });

  it('[H2-ACT-323] goes through the tags in card order', () => {
    const { den, jack } = jackAndDwarves(['neutral', 'trader', 'ravenous']);
    const moves = optionMoves(den, jack);
    expect(told(den, moves, think(whichOption(den, jack, moves), 'story').answer)).toBe('trade Dwarves');
  });

  it('[H2-ACT-323] takes the first on the card but a plain relocate where it has no nature, and else nothing', () => {
    const { den, jack } = jackAndDwarves(['constructor']);
    const moves = optionMoves(den, jack);
    expect(think(whichOption(den, jack, moves), 'story')).toEqual({ answer: '1', why: { key: 'habit' } });
    expect(told(den, moves, '1')).toBe('scout');
    const plain = [moveOf(moves, 'relocate')];
    expect(think(whichOption(den, jack, plain), 'story')).toEqual({ answer: 'nothing' });
  });
});

describe('grudges (H2-ACT-321, -322)', () => {
  it('[H2-ACT-321] grow, soften, and never fall below 0', () => {
    const { den, jack, dwarves } = jackAndDwarves([]);
    addGrudge(den, jack, dwarves, 1);
    addGrudge(den, jack, dwarves, 2);
    expect([grudgeOf(jack, dwarves), grudgeOf(dwarves, jack)]).toEqual([3, 0]);
    addGrudge(den, jack, dwarves, -1);
    expect(grudgeOf(jack, dwarves)).toBe(2);
    addGrudge(den, jack, dwarves, -5);
    expect(grudgeOf(jack, dwarves)).toBe(0);
  });

  it('[H2-ACT-322] make a rival of the neighbour with the highest of at least 2; ties: the nearest', () => {
    const den = denAt({
      monsters: [
        { card: 'Goblins', at: [10, 10] },
        { card: 'Dwarves', at: [10, 14] },
        { card: 'Ogre', at: [10, 7] },
        { card: 'Dragon', at: [25, 18] },
      ],
    });
    const [goblins, dwarves, ogre, dragon] = den.monsters as [Monster, Monster, Monster, Monster];
    addGrudge(den, goblins, dwarves, 1);
    addGrudge(den, goblins, dragon, 9);
    expect(rivalOf(den, goblins)).toBe(null);
    addGrudge(den, goblins, dwarves, 1);
    expect(rivalOf(den, goblins)).toBe(dwarves);
    addGrudge(den, goblins, ogre, 2);
    expect(rivalOf(den, goblins)).toBe(ogre);
    addGrudge(den, goblins, dwarves, 1);
    expect(rivalOf(den, goblins)).toBe(dwarves);
  });
});

describe('what a story does (H2-ACT-323, -324)', () => {
  it('[H2-ACT-323] builds what grants villainy before all else', () => {
    const den = denAt({
      monsters: [
        { card: 'Dwarves', at: [10, 10], population: 2, treasure: 3, bonus: 1 },
        { card: 'Ogre', at: [10, 14] },
      ],
    });
    const [dwarves, ogre] = den.monsters as [Monster, Monster];
    addGrudge(den, dwarves, ogre, 5);
    const moves = optionMoves(den, dwarves);
    const thought = think(whichOption(den, dwarves, moves), 'story');
    expect([told(den, moves, thought.answer), thought.why]).toEqual(['build', { key: 'villainy', work: 'Wonder' }]);
    // H2-CRD-245: once there is a villain, it does nothing; and then it is the rival's turn.
    const card = den.villains[0];
    if (!card) throw new Error('no villain card');
    den.villain = { monster: ogre, card };
    expect(told(den, moves, think(whichOption(den, dwarves, moves), 'story').answer)).toBe('rout Ogre');
  });

  it.each([
    ['hunt', ['hunt', 'fight', 'rout', 'steal', 'extort']],
    ['fight', ['fight', 'rout', 'steal', 'extort']],
    ['rout', ['rout', 'steal', 'extort']],
    ['steal', ['steal', 'extort']],
    ['extort', ['extort']],
  ] as const)('[H2-ACT-323] takes revenge on the rival: %s before what comes after it', (first, possible) => {
    const { den, jack, dwarves } = jackAndDwarves(['trader']);
    addGrudge(den, jack, dwarves, 2);
    const all = optionMoves(den, jack);
    const moves = all.filter(({ act: { steps } }) => {
      const [step] = steps;
      return step?.kind !== 'contest' || step.verb === 'trade' || (possible as readonly string[]).includes(step.verb);
    });
    expect(told(den, moves, think(whichOption(den, jack, moves), 'story').answer)).toBe(`${first} Dwarves`);
  });

  it('[H2-ACT-323] says what the rival did, and when', () => {
    const { den, jack, dwarves } = jackAndDwarves([]);
    addGrudge(den, jack, dwarves, 2);
    const { world } = den;
    const why = () => think(whichOption(den, jack, optionMoves(den, jack)), 'story').why;
    const says = () => telling.why(world, why() ?? { key: '' });
    const grudge = { key: 'grudge', of: dwarves.id };
    expect(why()).toEqual({ ...grudge, deed: null, tried: false, at: null, n: 0 });
    expect(says()).toBe('because of an old grudge against Dwarves');
    world.journal.turn = 4;
    const rout = note(world, { kind: 'dealing', clause: 'H2-ACT-251', group: dwarves.id, to: jack.id, deed: 'rout' });
    remember(den, 'rout', dwarves, jack, true);
    remember(den, 'trade', dwarves, jack, true);
    remember(den, 'hunt', jack, dwarves);
    expect(why()).toEqual({ ...grudge, deed: 'rout', tried: false, at: rout, n: 1 });
    expect(says()).toBe('because Dwarves routed them in turn 4');
    world.journal.turn = 1;
    world.journal.age = 'villainy';
    const theft = note(world, { kind: 'dealing', clause: 'H2-ACT-247', group: dwarves.id, to: jack.id, deed: 'theft' });
    remember(den, 'steal', dwarves, jack, false);
    expect(why()).toEqual({ ...grudge, deed: 'steal', tried: true, at: theft, n: 2 });
    expect(says()).toBe('because Dwarves tried to steal from them in round 1, and not for the first time');
  });

  it('[H2-ACT-323] [H2-MON-135] in danger it flees, else it bribes, else it allies with the strongest stronger neighbour', () => {
    const text =
      'card Meek\nkind denizen\ntags trader\nstart ●\nalways breed\none of:\n- trade with anyone\n- ally with anyone\n- bribe anyone\n- relocate\n';
    const den = denAt({
      monsters: [
        { card: ownCard(text), at: [10, 10], treasure: 1 },
        { card: 'Orkz', at: [10, 14], population: 3 },
        { card: 'Goblins', at: [10, 7] },
        { card: 'Dragon', at: [6, 10], bonus: 1 },
      ],
    });
    const meek = called(den, 'Meek');
    const all = optionMoves(den, meek);
    const those = (...deeds: AskedDeed[]) =>
      all.filter(({ act: { steps } }) => steps[0]?.kind === 'contest' && deeds.includes(steps[0].verb as AskedDeed));
    const plan = (moves: typeof all) => {
      const { answer, why } = think(whichOption(den, meek, moves), 'story');
      return [told(den, all, answer), why];
    };
    const fear = { key: 'fear', of: called(den, 'Orkz').id, n: 3, ours: 1 };
    expect(plan(all)).toEqual(['relocate', fear]);
    // H2-ACT-324: nobody is hated, nobody shares a tag; Goblins are the nearest.
    expect(plan(those('trade', 'ally', 'bribe'))).toEqual(['bribe Goblins', fear]);
    // Powers: Orkz 3, Goblins 1, Dragon 1 + 1 + 2.
    expect(plan(those('trade', 'ally'))).toEqual(['ally Dragon', fear]);
    const friends = those('ally').filter((it) => it.target === called(den, 'Goblins'));
    expect(plan([...those('trade'), ...friends])).toEqual(['trade Goblins', { key: 'nature', tag: 'trader' }]);
  });

  it('[H2-ACT-324] sends attacks to the rival, else to the weakest; ties: the nearest', () => {
    const den = denAt({
      monsters: [
        { card: 'Gnolls', at: [10, 10], population: 3 },
        {
          card: 'Kobolds',
          seats: [
            [10, 14],
            [11.5, 14],
          ],
        },
        { card: 'Goblins', seats: [[10, 7]], bonus: 1 },
        {
          card: 'Dwarves',
          seats: [
            [6, 10],
            [6, 11.5],
            [6, 8.5],
          ],
        },
      ],
      before: (world) => wildAt(world, [10, 17], 3),
    });
    const [gnolls, kobolds, , dwarves] = den.monsters as [Monster, Monster, Monster, Monster];
    const [act] = partsOf(gnolls).always;
    if (!act) throw new Error('Gnolls have grown tame');
    const moves = movesOf(den, gnolls, act);
    const whom = () => told(den, moves, think(whichTarget(den, gnolls, moves), 'story').answer);
    // Kobolds 2, Goblins 1 + 1, Dwarves 3, wild 3: of the weakest Goblins are nearer.
    expect(whom()).toBe('fight Goblins');
    addGrudge(den, gnolls, dwarves, 2);
    expect(whom()).toBe('fight Dwarves');
    addGrudge(den, gnolls, kobolds, 3);
    expect(whom()).toBe('fight Kobolds');
  });

  it('[H2-ACT-324] sends the rest to the lowest grudge, then the most shared tags, then the nearest', () => {
    const den = denAt({
      monsters: [
        { card: 'Saltbury', at: [10, 10], population: 3, tags: ['lawful', 'humanoid'] },
        { card: 'Ooze', at: [10, 7] },
        { card: 'Dwarves', at: [10, 14] },
        { card: 'Goblins', at: [6, 10] },
        { card: 'Ogre', at: [13, 8] },
      ],
    });
    const [town, ooze, dwarves, goblins, ogre] = den.monsters as [Monster, Monster, Monster, Monster, Monster];
    const [act] = partsOf(town).always;
    if (!act) throw new Error('Saltbury has shut its gates');
    const moves = movesOf(den, town, act);
    const whom = () => think(whichTarget(den, town, moves), 'story');
    expect(whom()).toEqual({ answer: moveOf(moves, 'ally', dwarves).key, why: { key: 'kin', tag: 'lawful' } });
    addGrudge(den, town, dwarves, 1);
    // One tag each in common with Goblins and the Ogre, who is nearer.
    expect(whom()).toEqual({ answer: moveOf(moves, 'ally', ogre).key, why: { key: 'kin', tag: 'humanoid' } });
    addGrudge(den, town, ogre, 1);
    addGrudge(den, town, goblins, 1);
    expect(whom()).toEqual({ answer: moveOf(moves, 'ally', ooze).key, why: { key: 'no grudge' } });
  });

  it('[H2-MON-E25] Goblins, beaten twice by Dwarves, steal from them', () => {
    const den = denAt({
      monsters: [
        { card: 'Goblins', at: [10, 10], population: 4, treasure: 1 },
        { card: 'Dwarves', at: [10, 14], population: 3, treasure: 2 },
        { card: 'Ogre', at: [10, 7] },
      ],
    });
    const [goblins, dwarves] = den.monsters as [Monster, Monster];
    for (const turn of [3, 4]) {
      den.turn = turn;
      remember(den, 'fight', dwarves, goblins, true);
      // The attack, and the ●.
      addGrudge(den, goblins, dwarves, 1);
      addGrudge(den, goblins, dwarves, 1);
    }
    const moves = optionMoves(den, goblins);
    const { answer, why } = think(whichOption(den, goblins, moves), 'story');
    expect([grudgeOf(goblins, dwarves), told(den, moves, answer)]).toEqual([4, 'steal Dwarves']);
    expect(why).toMatchObject({ key: 'grudge', of: dwarves.id, deed: 'fight', tried: false, n: 2 });
    const move = moveOf(moves, 'steal', dwarves);
    const [step] = move.act.steps;
    if (step?.kind !== 'contest') throw new Error('Goblins have turned honest');
    const dice = [
      ['H2-ACT-102', [5]],
      ['H2-ACT-102', [4]],
    ] as const;
    playIn(den, () => contest.play(den, goblins, step, dwarves), dice);
    expect([treasureOf(den, goblins), treasureOf(den, dwarves)]).toEqual([2, 1]);
    // The attack, and the ○.
    expect(grudgeOf(dwarves, goblins)).toBe(2);
  });
});

describe('villains in character', () => {
  it('[H2-EMP-36] an Empire annexes whenever it can', () => {
    const den = denAt({
      monsters: [
        { card: 'Goblins', at: [10, 10], population: 3 },
        { card: 'Ogre', at: [10, 14] },
        { card: 'Dwarves', at: [10, 7], treasure: 1 },
      ],
    });
    const [empire, ogre, dwarves] = den.monsters as [Monster, Monster, Monster];
    const card = den.villains.find((it) => it.name === 'The Empire');
    if (!card) throw new Error('no Empire');
    crown(den, empire, card);
    addGrudge(den, empire, dwarves, 5);
    const act = () => {
      const moves = optionMoves(den, empire);
      return told(den, moves, think(whichOption(den, empire, moves), 'story').answer);
    };
    expect(act()).toBe('fight Dwarves');
    den.pacts.push({ kind: 'pact', from: empire.id, to: ogre.id, lastTurn: den.turn, since: 0 });
    expect(act()).toBe('annex Ogre');
  });

  it('[H2-HRD-22] a Horde exterminates its rival, else who stands alone between it and a stratum, else goes on as ever', () => {
    const den = denAt({
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
        {
          card: 'Dwarves',
          seats: [
            [7, 10],
            [7, 11.5],
          ],
          treasure: 1,
        },
        { card: 'Ogre', seats: [[14, 13]] },
      ],
    });
    const [horde, dwarves] = den.monsters as [Monster, Monster];
    const card = den.villains.find((it) => it.name === 'The Horde');
    if (!card) throw new Error('no Horde');
    crown(den, horde, card);
    const act = () => {
      const moves = optionMoves(den, horde);
      return told(den, moves, think(whichOption(den, horde, moves), 'story').answer);
    };
    const { page } = den.world;
    const [upper, lower] = [page.stratumAt(7, 10), page.stratumAt(14, 13)];
    expect(upper).not.toBe(lower);
    // Both stand alone in a stratum of the Horde; the weaker goes.
    expect(act()).toBe('exterminate Dwarves');
    den.corrupted.add(page.stratumAt(7, 10)).add(page.stratumAt(7, 11.5));
    expect(act()).toBe('exterminate Ogre');
    addGrudge(den, horde, dwarves, 2);
    expect(act()).toBe('exterminate Dwarves');
    horde.grudges.clear();
    den.corrupted.add(lower);
    // It is evil, and cannot extort.
    expect(act()).toBe('steal Dwarves');
  });
});
