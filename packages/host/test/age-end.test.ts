import { Game, hands } from '@understory/table';
import { expect, it } from 'vitest';
import { worldFile } from '../src/file.ts';
import { secondEdition, secondOptions } from '../src/second/index.ts';

it('[H2-CIV-02] an age of two peoples ended as both of them did', () => {
  const options = secondOptions({ width: 20, height: 14, peoples: 2 });
  const game = new Game(secondEdition, { seed: 'two ends', options, hands: hands({ choices: 'story' }) });
  game.playTo(({ world }) => world.ages[1]?.end != null);
  const { ages, journal } = worldFile(game);
  const ends = journal.filter(({ kind }) => kind === 'civilization ended').map((it) => it['text']);
  expect(ends).toHaveLength(2);
  expect(ages[1]?.end).toBe(ends.join(' '));
});
