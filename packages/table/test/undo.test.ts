import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game } from '../src/index.ts';
import type { Barrow, BarrowOptions } from './barrow.ts';
import { barrowGame, playOn, tale } from './new-barrow.ts';

type BarrowGame = Game<Barrow, BarrowOptions>;

const thrown = (game: BarrowGame, step: number) =>
  game.world.journal.entries.find((it) => it.step === step + 1) as unknown as { faces: number[]; how?: string };

describe('taking back', () => {
  it('[H2-INV-16] is not a reroll: the same choice again gives the same dice', () => {
    const game = barrowGame();
    playOn(game);
    game.answer('explore it');
    playOn(game);
    const before = tale(game);
    game.undo(game.step);
    expect(game.step).toBe(0);
    playOn(game);
    game.answer('explore it');
    playOn(game);
    expect(tale(game)).toBe(before);
  });

  it('[H2-INV-16] another choice leaves all later dice that it does not touch as they were', () => {
    const years = (plan: string) => {
      const game = barrowGame();
      playOn(game);
      game.answer(plan);
      game.playTo(() => false, 'story');
      return game.world.rooms.map((it) => it.kind);
    };
    expect(years('explore it')).toEqual(years('wall it up'));
  });

  it('goes no further back than the start, and does nothing again that was not taken back', () => {
    const game = barrowGame();
    game.undo(5);
    game.goTo(-3);
    game.redo(7);
    expect(game.step).toBe(0);
    playOn(game);
    const { step } = game;
    game.goTo(step + 50);
    expect(game.step).toBe(step);
  });

  it('may be done again, until something new is answered', () => {
    const game = barrowGame();
    playOn(game);
    const { step } = game;
    game.answer('wall it up');
    playOn(game);
    const before = tale(game);
    const end = game.step;
    game.goTo(step);
    expect(game.future).toHaveLength(end - step);
    game.redo();
    game.goTo(end);
    expect(tale(game)).toBe(before);
    game.goTo(step);
    game.answer('explore it');
    expect(game.future).toEqual([]);
  });

  it('keeps what may be done again when an answer is refused', () => {
    const game = barrowGame();
    playOn(game);
    game.answer('wall it up');
    game.undo();
    expect(() => game.answer('flee')).toThrow();
    expect(game.future).toHaveLength(1);
  });
});

describe('throwing again', () => {
  it('[H2-GEN-07] is an act of its own that the journal tells', () => {
    const game = barrowGame();
    playOn(game);
    const first = thrown(game, 0);
    expect(first.how).toBeUndefined();
    game.reroll(0);
    expect(game.step).toBe(1);
    expect(thrown(game, 0)).toMatchObject({ kind: 'rolled', how: 'thrown again' });
    const rerolls = Array.from({ length: 12 }, () => {
      game.reroll(0);
      return thrown(game, 0).faces[0];
    });
    expect(new Set(rerolls).size).toBeGreaterThan(1);
  });

  it('[H2-GEN-07] so is a die set by hand', () => {
    const game = barrowGame();
    playOn(game);
    game.setDice(0, [5]);
    expect(thrown(game, 0)).toMatchObject({ faces: [5], how: 'set' });
    expect(game.world.rooms).toMatchObject([{ kind: 'hall' }]);
  });

  it.each<[string, (game: BarrowGame, step: number) => void, string]>([
    ['a face that the die has not', (game) => game.setDice(0, [9]), 'EX-DIG-T1: a d6 shows 1 to 6, got 9.'],
    ['a step where somebody chose', (game, step) => game.reroll(step), 'Nothing was thrown at step'],
    ['a step that is not there yet', (game, step) => game.reroll(step + 9), 'Nothing was thrown at step'],
    ['a step before the start', (game) => game.setDice(-1, [3]), 'Nothing was thrown at step'],
  ])('refuses %s, and nothing has changed', (_, act, why) => {
    const game = barrowGame();
    playOn(game);
    const { step } = game;
    game.answer('explore it');
    game.undo();
    const before = [tale(game), game.future.length];
    expect(() => act(game, step)).toThrow(why);
    expect([tale(game), game.future.length]).toEqual(before);
  });
});

describe('a branch', () => {
  it('goes its own way and leaves the game alone', () => {
    const game = barrowGame();
    playOn(game);
    const before = tale(game);
    const branch = game.fork();
    branch.answer('explore it');
    expect(tale(game)).toBe(before);
    expect(game.fork(2).step).toBe(2);
    game.answer('explore it');
    expect(tale(branch)).toBe(tale(game));
  });
});

it('[H2-INV-16] whatever is taken back and done again, a game is its seed and its answers', () => {
  const acts = fc.array(
    fc.oneof(
      fc.record({ do: fc.constant('play' as const), plan: fc.constantFrom('wall it up', 'explore it') }),
      fc.record({ do: fc.constant('undo' as const), steps: fc.integer({ min: 0, max: 9 }) }),
      fc.record({ do: fc.constant('redo' as const), steps: fc.integer({ min: 0, max: 9 }) }),
      fc.record({ do: fc.constant('goTo' as const), steps: fc.integer({ min: -2, max: 30 }) }),
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(fc.string(), acts, (seed, done) => {
      const game = barrowGame(seed);
      for (const act of done) {
        if (act.do === 'play') {
          playOn(game);
          if (game.ask?.ask === 'choose') game.answer(act.plan);
        } else game[act.do](act.steps);
      }
      const again = barrowGame(seed);
      expect(again.replay(game.trail)).toBeNull();
      expect(tale(again)).toBe(tale(game));
      expect(again.ask?.clause).toBe(game.ask?.clause);
    }),
    { numRuns: 60 },
  );
});
