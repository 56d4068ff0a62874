import { Game, hands } from '@understory/table';
import { expect, it } from 'vitest';
import {
  brokenPromises,
  type FirstOptions,
  type FirstWorld,
  firstEdition,
  firstOptions,
} from '../../src/first/index.ts';

/** A game of `npm run soak -- --first`, as far as it is played here. */
function soaked(seed: string, options: Partial<FirstOptions>, until: (world: FirstWorld) => boolean): FirstWorld {
  const game = new Game(firstEdition, { seed, options: firstOptions(options), hands: hands({ choices: 'random' }) });
  game.playTo(({ world }) => until(world));
  return game.world;
}

it('[H1-DLV-03] [H1-INV-09] those who die of what their tunnel comes upon mine nothing', () => {
  const world = soaked('first 340', { world: 'hollow earth', darkElves: 'unruly' }, (it) => it.monsters.year > 2);
  const fell = world.journal.entries.findIndex((it) => it.kind === 'fell' && it.clause === 'H1-MEA-27');
  expect(fell).toBeGreaterThan(0);
  expect(world.journal.entries[fell + 1]?.kind).not.toBe('drew');
  expect(brokenPromises(world)).toEqual([]);
});

it('[H1-THO-03, -04] [H1-INV-09] Thought Lords who die of what they dig into take no mind', () => {
  const world = soaked('first 112', { world: 'hollow earth' }, () => false);
  expect(world.outcome?.kind).toBe('villain dead');
  expect(brokenPromises(world)).toEqual([]);
  expect(world.journal.entries.some((it) => it.kind === 'infiltrated')).toBe(false);
});

it('[H1-MON-15] a frontier on the surface is there still when the map has changed under it', () => {
  const world = soaked('first 256', { world: 'hollow earth' }, (it) => it.monsters.year > 7);
  expect(world.monsters.year).toBeGreaterThan(7);
});

it('[H1-MON-02] [H1-MON-06] [H1-INV-08] a Wyrm with six ○ ends the age before anybody else comes', () => {
  const options = { world: 'rift of sorrows', darkElves: 'steady', arrivals: true, minorFeatures: true } as const;
  const world = soaked(
    'first 30116',
    { ...options, struckFeatures: true, water: true },
    (it) => it.at.age === 'villainy',
  );
  expect(world.villainy?.because ?? world.monsters.over).toMatchObject({ ending: 'six treasures' });
  expect(world.monsters.groups.map(({ flavour }) => flavour)).toEqual(['Ancient Wyrm']);
});
