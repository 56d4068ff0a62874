import { Game, hands, type Rulebook } from '@understory/table';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  brokenPromises,
  type FirstOptions,
  type FirstWorld,
  firstEdition,
  firstOptions,
} from '../../src/first/index.ts';
import { WORLD_KEYS } from './world-at.ts';

/** A whole game by random hands: its faults between any two stretches of play. */
function playedOut(seed: string, options: Partial<FirstOptions>) {
  const faults: string[] = [];
  const watched: Rulebook<FirstWorld, FirstOptions> = {
    ...firstEdition,
    next(world) {
      faults.push(...brokenPromises(world));
      return firstEdition.next(world);
    },
  };
  const game = new Game(watched, { seed, options: firstOptions(options), hands: hands({ choices: 'random' }) });
  game.playTo(() => false);
  return { game, faults };
}

const options = fc.record({
  world: fc.constantFrom(...WORLD_KEYS),
  civilizations: fc.constantFrom(1, 1, 1, 2),
  darkElves: fc.constantFrom('steady', 'steady', 'unruly'),
  minorFeatures: fc.boolean(),
  water: fc.boolean(),
  namedTreasures: fc.boolean(),
}) as fc.Arbitrary<Partial<FirstOptions>>;

it('[H1-INV-01] [H1-INV-02] [H1-INV-03] [H1-INV-04] [H1-INV-06] [H1-INV-16] [H1-INV-17] [H1-INV-18] [H1-INV-07] [H1-INV-08] [H1-INV-09] [H1-INV-10] [H1-INV-13] [H1-INV-14] [H1-INV-19] every game keeps the promises of its rules', () => {
  fc.assert(
    fc.property(fc.string(), options, (seed, given) => {
      const { game, faults } = playedOut(seed, given);
      expect(faults).toEqual([]);
      expect(game.world.at).toEqual({ age: 'over' });
      expect(game.world.civs).toHaveLength(given.civilizations ?? 1);
    }),
    { numRuns: 24 },
  );
}, 600_000);

it('[H1-INV-15] the same seed and the same choices give the same log and map', () => {
  fc.assert(
    fc.property(fc.string(), options, (seed, given) => {
      const [one, other] = [playedOut(seed, given).game.world, playedOut(seed, given).game.world];
      expect(other.journal.entries).toEqual(one.journal.entries);
      expect(other.page.pieces).toEqual(one.page.pieces);
      expect(other.page.beads).toEqual(one.page.beads);
    }),
    { numRuns: 3 },
  );
}, 120_000);
