import { Game } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { PAGE_SIZES } from '../src/options.ts';
import { bearsCrowd, type SecondOptions, secondEdition, secondOptions } from '../src/second/index.ts';

/** A world in its third turn of monsters, or at its end if that comes before. */
function worldOf(options: Partial<SecondOptions>) {
  const game = new Game(secondEdition, { seed: 'many', options: secondOptions(options), bookmarks: 0 });
  game.playTo(({ world }) => world.journal.age === 'monsters' && world.journal.turn > 2, 'story');
  const drawn = (clause: string) =>
    game.world.journal.entries.filter((it) => it.kind === 'card drawn' && it.clause === clause).length;
  return { peoples: game.world.civs.length, beginners: drawn('H2-MON-203'), newcomers: drawn('H2-MON-303') };
}

describe('a crowded page', () => {
  it('[H2-GEN-14] has as many peoples and monsters as it bears', () => {
    expect(worldOf({ ...PAGE_SIZES.poster, crowded: true })).toEqual({ peoples: 4, beginners: 12, newcomers: 2 });
    expect(worldOf({ ...PAGE_SIZES.poster })).toEqual({ peoples: 1, beginners: 3, newcomers: 1 });
    expect(worldOf({ ...PAGE_SIZES.standard, crowded: true })).toEqual({ peoples: 1, beginners: 3, newcomers: 1 });
  });

  it('[H2-GEN-14] is the usual one for a poster, and unknown to games that say nothing of it', () => {
    expect([PAGE_SIZES.notebook, PAGE_SIZES.standard, PAGE_SIZES.poster].map(bearsCrowd)).toEqual([false, false, true]);
    expect(secondOptions({ ...PAGE_SIZES.poster }).crowded).toBe(false);
  });
});
