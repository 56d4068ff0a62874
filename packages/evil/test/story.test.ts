import { Game, hands } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { deadliestEvil, story } from '../src/index.ts';
import { OBJECTIVES, OPENING } from '../src/telling/phrases.ts';

function played(seed: string) {
  const game = new Game(deadliestEvil, { seed, options: { nerve: 4 }, hands: hands({ choices: 'tactical' }) });
  game.playTo(() => false);
  return game;
}

describe('the story', () => {
  it('[DE-CMP-10] knows everybody by name', () => {
    for (const opening of OPENING)
      for (const name of [
        'Kora',
        'Elder Zebulun',
        'Kassadun',
        'Grislyk',
        'blue cloak',
        'Book of Lore',
        'Black Crucible',
      ])
        expect(opening).toContain(name);
  });

  it('is true to the booklet: goblins stole the Book, and Kora, born in the village, goes of her own will', () => {
    for (const opening of OPENING) {
      expect(opening).toMatch(/[Gg]oblins|Grislyk’s soldiers/);
      expect(opening).toMatch(/born here|by birth|of her birth/);
      expect(opening).toMatch(/she (would|had said she would)/);
      expect(opening).not.toMatch(/lost the Book|would not say how|asked for Kora|cargo/);
    }
  });

  it('[DE-EVT-08] lets skeletons go on when the Crucible breaks, as the rules do', () => {
    for (const told of OBJECTIVES.crucible) expect(told).not.toMatch(/bones|lay down|lie down/);
  });

  it('is the same for the same game, and ends as the game does', () => {
    const endings = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const { world, seed } = played(`tale ${i}`);
      const told = story(world, seed);
      expect(told).toBe(story(played(`tale ${i}`).world, seed));
      expect(told).toMatch(/^# Kora/);
      expect(told).toContain(`*${world.round} rounds, seed tale ${i}.*`);
      expect(told).not.toMatch(/undefined| {2}|not been played/);
      endings.add(world.result ?? '');
    }
    expect(endings.size).toBeGreaterThan(1);
  });

  it('of an unfinished game says so', () => {
    const game = played('half');
    game.goTo(20);
    expect(story(game.world, 'half')).toContain('The rest has not been played yet.');
  });
});
