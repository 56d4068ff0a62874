import { Game, hands } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { firstEdition, firstOptions } from '../../src/first/index.ts';
import { levelOf, levels } from '../../src/first/levels.ts';

function laid(world: 'usual' | 'pocket universe') {
  const game = new Game(firstEdition, {
    seed: 'how deep',
    options: firstOptions({ world }),
    hands: hands({ choices: 'story' }),
  });
  game.playTo(({ world: { page } }) => page.isLaid);
  return game.world;
}

describe('how deep something lies', () => {
  it('[H1-MEA-03] is told by the numbers at the sides, each of which stands on its own level', () => {
    for (const world of [laid('usual'), laid('pocket universe')]) {
      const numbers = world.page.labels.flatMap(({ what, at }) =>
        'number' in what ? [{ is: what['number'], at }] : [],
      );
      expect(numbers).toHaveLength(12);
      for (const { is, at } of numbers) {
        const inside = { x: (at.x + 15 * 9) / 10, y: at.y };
        expect(levelOf(world, inside).number).toBe(is);
      }
    }
  });

  it('begins on the surface, and goes on down', () => {
    const world = laid('usual');
    expect(levels(world).map(({ title }) => title)).toEqual([
      'The surface',
      ...[1, 2, 3, 4, 5, 6].map((it) => `Level ${it}`),
    ]);
    expect(levelOf(world, { x: 15, y: 1 }).said).toBe('on the surface');
    expect(levelOf(world, { x: 15, y: 20.9 }).said).toBe('level 6');
  });
});
