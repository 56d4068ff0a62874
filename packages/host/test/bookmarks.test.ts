import { hands, stream } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { begunAs, firstBegunAs, jumpsAstray, wholeOf } from '../../../bench/jump-checks.ts';

describe('a history that is taken up at a bookmark', () => {
  const games = Array.from({ length: 9 }, (_, nth) => ({ nth, seed: `taken up ${nth}` }));

  it.each(games)('[H2-INV-16] is the one that was played: jump anywhere, and think anew (%o)', ({ nth, seed }) => {
    expect(jumpsAstray(seed, nth, 6)).toEqual([]);
  });

  it.each(games.slice(0, 4))('[H2-INV-16] stands as one that was played from the start (%o)', ({ nth, seed }) => {
    const [quick, slow] = [begunAs(seed, nth), begunAs(seed, nth, 0)];
    for (const game of [quick, slow]) game.playTo(() => false);
    const draw = stream(seed, 'jumps');
    for (let i = 0; i < 4; i++) {
      const to = draw.int(0, slow.step + slow.future.length);
      for (const game of [quick, slow]) game.goTo(to);
      expect(wholeOf(quick)).toBe(wholeOf(slow));
    }
  });

  it('is left as it was by a branch that is played otherwise', () => {
    const game = begunAs('branching', 0);
    game.playTo(() => false);
    const before = wholeOf(game);
    for (const part of [0.3, 0.6, 0.9]) {
      const branch = game.fork(Math.floor(game.step * part));
      branch.hands = hands({ choices: 'random' });
      branch.playTo(() => false);
      expect(wholeOf(branch)).not.toBe(before);
      expect(wholeOf(game)).toBe(before);
    }
  });
});

describe('a world of the first edition that is taken up at a bookmark', () => {
  const games = [0, 3, 4, 5].map((nth) => ({ nth, seed: `first, taken up ${nth}` }));

  it.each(games)('[H1-INV-15] is the one that was played: jump anywhere, and think anew (%o)', ({ nth, seed }) => {
    expect(jumpsAstray(seed, nth, 2, firstBegunAs)).toEqual([]);
  });

  it.each(games.slice(0, 1))('[H1-INV-15] stands as one that was played from the start (%o)', ({ nth, seed }) => {
    const [quick, slow] = [firstBegunAs(seed, nth), firstBegunAs(seed, nth, 0)];
    for (const game of [quick, slow]) game.playTo(() => false);
    const draw = stream(seed, 'jumps');
    for (let i = 0; i < 2; i++) {
      const to = draw.int(0, slow.step + slow.future.length);
      for (const game of [quick, slow]) game.goTo(to);
      expect(wholeOf(quick)).toBe(wholeOf(slow));
    }
  });
});
