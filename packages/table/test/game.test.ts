import { describe, expect, it } from 'vitest';
import { hands, Problem } from '../src/index.ts';
import { barrowGame, playOn, tale } from './new-barrow.ts';

describe('a game', () => {
  it('[H2-INV-16] is the same for the same seed and answers', () => {
    const told = () => {
      const game = barrowGame();
      playOn(game);
      while (game.ask) {
        game.letAnswer('random');
        playOn(game);
      }
      return tale(game);
    };
    expect(told()).toBe(told());
  });

  it('[H2-GEN-07] tells every throw with the id of its table', () => {
    const game = barrowGame('7', {});
    playOn(game);
    const throws = game.world.journal.entries.filter((it) => it.kind === 'rolled');
    expect(throws.filter((it) => it.clause === 'EX-DIG-T1')).toHaveLength(12);
    expect(throws[0]).toMatchObject({
      clause: 'EX-DIG-T1',
      dice: '1d6',
      topic: { kind: 'what the diggers open' },
      age: 'Digging',
      turn: 1,
    });
  });

  it('[H2-GEN-11] tells what happened in order, each line at its own tick and after so many answers', () => {
    const game = barrowGame('7', {});
    playOn(game);
    const { entries } = game.world.journal;
    expect(entries.map((it) => it.tick)).toEqual(entries.map((_, i) => i));
    expect(entries.at(-1)).toMatchObject({ kind: 'buried', step: game.step, turn: 12 });
  });

  it('waits for the person, and says for what', () => {
    const game = barrowGame();
    playOn(game);
    expect(game.ask).toMatchObject({ ask: 'choose', clause: 'EX-DIG-04' });
    expect(game.hand).toBe('person');
    expect(game.letAnswer()).toBe(false);
  });

  it('[H2-GEN-10] refuses an answer that was not offered, and nothing has changed', () => {
    const game = barrowGame();
    playOn(game);
    const [before, step, asked] = [tale(game), game.step, game.ask];
    expect(() => game.answer('flee')).toThrow(
      new Problem('Answered "flee", but EX-DIG-04 offers "wall it up", "explore it".'),
    );
    expect([tale(game), game.step, game.ask]).toEqual([before, step, asked]);
  });

  it('has nothing to answer when it is over', () => {
    const game = barrowGame('4', {});
    playOn(game);
    expect(game.ask).toBeNull();
    expect(() => game.answer('explore it')).toThrow('The game is over; there is nothing to answer.');
  });

  it('asks each autopilot for its own mind, and the rulebook where it has none', () => {
    const plans = (choices: 'tactical' | 'story') => {
      const game = barrowGame('4', { choices });
      playOn(game);
      return game.world.journal.entries.filter((it) => it.kind === 'chose').map((it) => (it as { key?: string }).key);
    };
    expect(new Set(plans('tactical'))).toEqual(new Set(['explore it']));
    expect(new Set(plans('story'))).toEqual(new Set(['wall it up']));
  });

  it('plays to a stop, with an autopilot standing in for the person if one is named', () => {
    const game = barrowGame();
    game.playTo((it) => it.world.rooms.length >= 9, 'tactical');
    expect(game.world.rooms).toHaveLength(9);
    const alone = barrowGame();
    alone.playTo((it) => it.world.rooms.length >= 9);
    expect(alone.hand).toBe('person');
  });

  it('lets hands change at any moment without touching what has been answered', () => {
    const game = barrowGame();
    playOn(game);
    const before = tale(game);
    game.hands = hands({ choices: 'random' });
    expect(tale(game)).toBe(before);
    playOn(game);
    expect(game.ask).toBeNull();
  });
});

describe('dice of one’s own', () => {
  it('[H2-GEN-07] are typed in, and the journal says so', () => {
    const game = barrowGame('4', { dice: 'typed', choices: 'story' });
    expect(game.hand).toBe('person');
    game.answer([3]);
    expect(game.world.journal.entries[0]).toMatchObject({ kind: 'rolled', faces: [3], how: 'typed' });
    expect(() => game.answer([9])).toThrow('EX-DIG-T1: a d6 shows 1 to 6, got 9.');
  });

  it('fall as the seed has them if the game is asked to throw after all', () => {
    const game = barrowGame('4', { dice: 'typed', choices: 'story' });
    const other = barrowGame('4', { choices: 'story' });
    for (const it of [game, other]) it.playTo(() => false, 'random');
    expect(tale(game)).toBe(tale(other));
  });
});
