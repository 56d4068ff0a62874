import { Game, hands } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { expect, it } from 'vitest';
import { worldFile } from '../src/file.ts';
import { civilizationStretch } from '../src/second/civilization/age.ts';
import { secondEdition, secondOptions } from '../src/second/index.ts';
import { laid } from './laid.ts';

it('[H2-CIV-02] an age of two peoples ended as both of them did', () => {
  const options = secondOptions({ width: 20, height: 14, peoples: 2 });
  const game = new Game(secondEdition, { seed: 'two ends', options, hands: hands({ choices: 'story' }) });
  game.playTo(({ world }) => world.ages[1]?.end != null);
  const { ages, journal } = worldFile(game);
  const ends = journal.filter(({ kind }) => kind === 'civilization ended').map((it) => it['text']);
  expect(ends).toHaveLength(2);
  expect(ages[1]?.end).toBe(ends.join(' '));
});

it('[H2-CIV-01] the Age of Civilization has had no turn yet while a people comes', () => {
  const world = laid();
  const rule = () => civilizationStretch(world, { age: 'civilization', phase: 'arrival', nth: 0 });
  const { ask } = playOut({ world, rule }, { until: () => true });
  expect([ask?.clause, world.journal.turn]).toEqual(['H2-CIV-01', 0]);
  expect(world.ages.at(-1)).toEqual({ name: 'civilization', turns: 0, end: null });
});
