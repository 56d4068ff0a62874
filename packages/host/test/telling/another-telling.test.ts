import { Game, hands, type Rulebook, type Telling } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { secondEdition } from '../../src/second/edition.ts';
import { type SecondOptions, secondOptions } from '../../src/second/options.ts';
import type { SecondWorld } from '../../src/second/world.ts';

const dot = () => '•';
const DOTS: Telling<SecondWorld> = {
  line: dot,
  ask: dot,
  option: () => ({ text: '•', does: '' }),
  chosen: dot,
  place: dot,
  chapter: dot,
  called: dot,
  why: dot,
};

function played(rulebook: Rulebook<SecondWorld, SecondOptions>, seed: string) {
  const game = new Game(rulebook, { seed, options: secondOptions(), hands: hands({ choices: 'story' }) });
  while (game.ask) game.letAnswer();
  const { world } = game;
  const ids = [...world.page.pieces, ...world.page.labels, ...world.page.beads, ...world.groups].map(({ id }) => id);
  return {
    trail: game.trail,
    standing: rulebook.standing(world),
    journal: world.journal.entries,
    page: JSON.stringify([world.page.pieces, world.page.labels, world.page.legend, world.page.features]),
    ids,
  };
}

describe('the words', () => {
  it('are no part of the game: with other ones it is played, stands and is written down the same', () => {
    for (const seed of ['dots', 'more dots']) {
      const [ours, theirs] = [played(secondEdition, seed), played({ ...secondEdition, telling: DOTS }, seed)];
      expect(theirs).toEqual(ours);
      expect(ours.page).not.toMatch(/"what":"|"title"|"text":"(a|an|the) /);
    }
  });
});
