import { Game, hands, type Rule } from '@understory/table';
import { instead } from '@understory/table/testing';
import { type SecondOptions, type SecondWorld, secondEdition, secondOptions } from '../src/second/index.ts';
import { layStrata } from '../src/second/primordial/shape.ts';

/** A page with the strata of one of the six worlds and nothing else on it. */
export function laid(row = 1, options: Partial<SecondOptions> = {}): SecondWorld {
  const world = secondEdition.begin(secondOptions({ wobble: false, ...options }), 'test');
  layStrata(world, row);
  return world;
}

/** Play a rule by chance and the rulebook's defaults alone. */
export function byChance(world: SecondWorld, rule: (world: SecondWorld) => Rule, seed: string): SecondWorld {
  const book = instead(secondEdition, world, rule);
  const game = new Game(book, { seed, options: world.options, hands: hands({ choices: 'story' }) });
  game.playTo(() => false);
  return game.world;
}
