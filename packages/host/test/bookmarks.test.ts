import { AUTOPILOTS, Game, hands, stream } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { PAGE_SIZES } from '../src/index.ts';
import { secondEdition, secondOptions } from '../src/second/index.ts';

type SecondGame = ReturnType<typeof begun>;

function begun(seed: string, nth: number, bookmarks?: number) {
  const page = nth % 5 === 4 ? PAGE_SIZES.notebook : PAGE_SIZES.standard;
  const options = secondOptions({ ...page, peoples: nth % 4 === 1 ? 2 : 1, newcomersAct: nth % 5 === 3 });
  const choices = AUTOPILOTS[nth % AUTOPILOTS.length] ?? 'story';
  return new Game(secondEdition, {
    seed,
    options,
    hands: hands({ choices }),
    ...(bookmarks === undefined ? {} : { bookmarks }),
  });
}

/** Everything that there is: what happened, what was decided, and what stands. */
function whole(game: SecondGame): string {
  const { world, step, decided, ask } = game;
  const { page, journal, groups, at } = world;
  const { pieces, units, beads, marks, labels, bonds, features, legend } = page;
  return JSON.stringify([
    step,
    decided,
    ask && [ask.clause, ask.about],
    at,
    journal,
    groups,
    [pieces, units, beads, marks, labels, bonds, features, legend],
    secondEdition.standing(world),
  ]);
}

describe('a history that is taken up at a bookmark', () => {
  const games = Array.from({ length: 9 }, (_, nth) => ({ nth, seed: `taken up ${nth}` }));

  it.each(games)('[H2-INV-16] is the one that was played: jump anywhere, and think anew (%o)', ({ nth, seed }) => {
    const game = begun(seed, nth);
    game.playTo(() => false);
    const end = whole(game);
    const { step } = game;
    const draw = stream(seed, 'jumps');
    for (let i = 0; i < 6; i++) {
      game.goTo(draw.int(0, step));
      game.playTo(() => false);
      expect(whole(game)).toBe(end);
    }
  });

  it.each(games.slice(0, 4))('[H2-INV-16] stands as one that was played from the start (%o)', ({ nth, seed }) => {
    const [quick, slow] = [begun(seed, nth), begun(seed, nth, 0)];
    for (const game of [quick, slow]) game.playTo(() => false);
    const draw = stream(seed, 'jumps');
    for (let i = 0; i < 4; i++) {
      const to = draw.int(0, slow.step + slow.future.length);
      for (const game of [quick, slow]) game.goTo(to);
      expect(whole(quick)).toBe(whole(slow));
    }
  });

  it('is left as it was by a branch that is played otherwise', () => {
    const game = begun('branching', 0);
    game.playTo(() => false);
    const before = whole(game);
    for (const part of [0.3, 0.6, 0.9]) {
      const branch = game.fork(Math.floor(game.step * part));
      branch.hands = hands({ choices: 'random' });
      branch.playTo(() => false);
      expect(whole(branch)).not.toBe(before);
      expect(whole(game)).toBe(before);
    }
  });
});
