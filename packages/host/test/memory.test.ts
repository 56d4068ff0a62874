import { forgetting } from '@understory/page/testing';
import { AUTOPILOTS, Game, hands } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { PAGE_SIZES } from '../src/index.ts';
import { secondEdition, secondOptions } from '../src/second/index.ts';

/** A whole history: what was asked and answered, what happened, and what stands in the end. */
function played(seed: string, nth: number): string {
  const options = secondOptions({
    ...PAGE_SIZES.notebook,
    peoples: nth % 4 === 1 ? 2 : 1,
    newcomersAct: nth % 5 === 3,
  });
  const choices = AUTOPILOTS[nth % AUTOPILOTS.length] ?? 'story';
  const game = new Game(secondEdition, { seed, options, hands: hands({ choices }) });
  game.playTo(() => false);
  const { world, decided } = game;
  const { pieces, units, beads, marks, labels } = world.page;
  return JSON.stringify([decided, world.journal, pieces, units, beads, marks, labels, secondEdition.standing(world)]);
}

describe('what is remembered of a world', () => {
  const games = Array.from({ length: 6 }, (_, nth) => ({ nth, seed: `remembered ${nth}` }));

  it.each(games)('[H2-INV-16] decides nothing: with memory and without, the same game (%o)', ({ nth, seed }) => {
    const remembered = played(seed, nth);
    expect(forgetting(() => played(seed, nth))).toBe(remembered);
  });
});
