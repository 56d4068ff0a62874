import { choose, Game, hands, type Rule } from '@understory/table';
import { instead } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { secondEdition } from '../../src/second/index.ts';
import { conflict } from '../../src/second/monsters/conflict.ts';
import { whichOption } from '../../src/second/monsters/minds/what-to-do.ts';
import { denAt } from './den-at.ts';
import { called, optionMoves, think, told } from './minds-at.ts';

describe('the random autopilot and its stream (H2-ACT-301, -302)', () => {
  it('[H2-ACT-302] takes each option on each target, and nothing, equally often', () => {
    const den = denAt({
      monsters: [
        { card: 'Gnolls', at: [10, 10], population: 3 },
        { card: 'Dragon', at: [10, 14], treasure: 3 },
        { card: 'Ogre', at: [10, 6.5], treasure: 1 },
      ],
    });
    const gnolls = called(den, 'Gnolls');
    const moves = optionMoves(den, gnolls);
    const options = [...moves.map(({ key }) => ({ key })), { key: 'nothing' }];
    const seen = new Map<string, number>();
    for (let i = 0; i < 1000; i++) {
      const rule = function* (): Rule {
        const by = gnolls.id;
        const topic = { kind: 'what the group does' };
        const key = yield* choose('H2-MON-314', { by, topic, options, usual: whichOption(den, gnolls, moves) });
        const what = told(den, moves, key);
        seen.set(what, (seen.get(what) ?? 0) + 1);
      };
      const book = instead(secondEdition, den.world, rule);
      new Game(book, { seed: `${i}`, options: den.world.options, hands: hands({ choices: 'random' }) }).playTo(
        () => false,
      );
    }
    expect([...seen.keys()].sort()).toEqual(['nothing', 'relocate', 'scout', 'steal Dragon', 'steal Ogre']);
    for (const many of seen.values()) expect(Math.abs(many - 200)).toBeLessThan(50);
  });

  it('[H2-ACT-302] [H2-ACT-331] tosses a coin for ★ that could turn a conflict', () => {
    let spent = 0;
    for (let i = 0; i < 60; i++) {
      const den = denAt({
        monsters: [
          { card: 'Goblins', at: [10, 10], population: 3, bonus: 9 },
          { card: 'Ogre', at: [10, 13.5] },
        ],
      });
      const [goblins, ogre] = [called(den, 'Goblins'), called(den, 'Ogre')];
      const rule = function* (): Rule {
        yield* conflict(den, goblins, ogre, { clash: 'steal', clause: 'H2-ACT-247', prize: 'treasure' });
      };
      const book = instead(secondEdition, den.world, rule);
      const game = new Game(book, { seed: `${i}`, options: den.world.options, hands: hands({ choices: 'random' }) });
      for (const face of [1, 2]) {
        while (game.ask?.ask !== 'roll') game.letAnswer();
        game.answer([face]);
      }
      game.playTo(() => false);
      if (game.trail.some((it) => it.answer === 'spend')) spent++;
    }
    expect(spent).toBeGreaterThan(15);
    expect(spent).toBeLessThan(45);
  });

  it('[H2-ACT-301] [H2-MON-918] thinks the same of the same, whatever the stream', () => {
    const den = denAt({
      monsters: [
        { card: 'Goblins', at: [10, 10], population: 3, treasure: 1 },
        { card: 'Dragon', at: [10, 14], treasure: 3 },
      ],
    });
    const mind = whichOption(den, called(den, 'Goblins'), optionMoves(den, called(den, 'Goblins')));
    for (const hand of ['tactical', 'story'] as const) expect(think(mind, hand, 'a')).toEqual(think(mind, hand, 'b'));
  });
});
