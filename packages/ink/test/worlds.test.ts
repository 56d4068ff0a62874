import { secondEdition, secondOptions } from '@understory/host/second';
import { Game } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { overlap } from '../src/box.ts';
import { toSvg } from '../src/index.ts';
import { drawMap } from './second.ts';

function worldOf(seed: number, page: { width: number; height: number }) {
  const game = new Game(secondEdition, { seed: `ink ${seed}`, options: secondOptions(page) });
  game.playTo(() => false, 'story');
  return game.world.page;
}

describe('worlds of the second edition', () => {
  it('are drawn with no two labels over each other, in a file that is small enough', () => {
    for (let seed = 1; seed <= 24; seed++) {
      const sheet = worldOf(seed, seed % 3 === 0 ? { width: 20, height: 14 } : { width: 30, height: 21 });
      const scene = drawMap(sheet);
      const boxes = scene.labels.map(({ box }) => box);
      for (const [i, box] of boxes.entries())
        for (const other of boxes.slice(i + 1)) expect(overlap(box, other), `seed ${seed}`).toBe(false);
      expect(
        scene.numerals.filter(({ label }) => label.size === 'large').map(({ label }) => label.text),
        `seed ${seed}`,
      ).toEqual([]);
      const svg = toSvg(scene);
      expect(svg.length).toBeLessThan(1_500_000);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});
