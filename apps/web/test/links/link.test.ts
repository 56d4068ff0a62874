import { inOneGo, Problem, save } from '@understory/table';
import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { gameIn, lettering } from '../../src/parts/export/link.ts';
import { hostGame, opened, playedByPerson, textOf } from './by-hand.ts';

describe('a game in a link', () => {
  it.each(['story', 'tactical', 'random'] as const)('[H2-INV-16] is the same save for the %s hand', (choices) => {
    for (const seed of ['link-1', 'link-2']) {
      const game = hostGame(seed, { choices });
      game.playTo(({ world }) => world.journal.age === 'monsters');
      const thrown = game.trail.findLastIndex(({ to }) => to === 'roll');
      const faces = (game.trail[thrown]?.answer ?? []) as readonly number[];
      game.setDice(
        thrown,
        faces.map(() => 1),
      );
      game.playTo(({ step }) => step % 50 === 0);
      game.undo(30);
      const { game: again, parted } = opened(inOneGo(lettering(game)));
      expect(parted).toBeNull();
      expect(textOf(again)).toBe(textOf(game));
    }
  });

  it('[H2-INV-16] is the same save for a person who clicks, names and types in dice', () => {
    const game = playedByPerson('by hand', ({ step }) => step > 300);
    game.undo(5);
    expect(textOf(opened(inOneGo(lettering(game))).game)).toBe(textOf(game));
  });

  it('opens if it is one of the old kind, a whole save', () => {
    const game = hostGame('old-link', { choices: 'story' });
    game.playTo(({ step }) => step > 40);
    const old = deflateSync(strToU8(JSON.stringify({ ...save(game), picture: null })), { level: 9 });
    const found = gameIn(Buffer.from(old).toString('base64url'));
    expect('save' in found && found.save.steps).toBe(game.step);
  });

  it('is refused with a sentence when it is damaged, cut off or far too long', () => {
    const letters = inOneGo(lettering(hostGame('refused', {})));
    for (const odd of ['', 'a', '%%%', letters.slice(0, -9), 'x'.repeat(300_000)])
      expect(() => gameIn(odd)).toThrow(Problem);
  });

  it('is packed answer by answer, so that a long game can be stopped, and leaves the game as it was', () => {
    const game = hostGame('bit by bit', { choices: 'story' });
    game.playTo(({ step }) => step === 60);
    game.undo(10);
    const far = [...lettering(game)];
    expect(far).toEqual(Array.from({ length: 60 }, (_, step) => ({ step, of: 60 })));
    expect([game.step, game.future.length]).toEqual([50, 10]);
  });
});
