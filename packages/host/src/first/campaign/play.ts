import { Game, type Rule } from '@understory/table';
import { oneRule } from '@understory/table/scenario';
import { bookmark } from '../../bookmark.ts';
import type { FirstWorld } from '../world.ts';
import type { CampaignMap } from './campaign-map.ts';
import { type Regions, regionsOf } from './regions.ts';
import { campaignMap } from './surface-map.ts';

/** The land above a dungeon, by the world's own seed and all choices as usual: the same world has the same land. */
export function campaignOf(world: FirstWorld): CampaignMap {
  return madeOf(world, campaignMap);
}

/** H1-RPG-08, -09: the regions of a dungeon, with another game's names for its monsters where they are given. */
export function regionsIn(world: FirstWorld, names: Readonly<Record<string, string>> = {}): Regions {
  return madeOf(world, (it) => regionsOf(it, names));
}

function madeOf<T>(world: FirstWorld, make: (world: FirstWorld) => Rule<T>): T {
  const made: T[] = [];
  const rule = function* (it: FirstWorld) {
    made.push(yield* make(it));
  };
  // On a copy: what is thrown for a campaign map is no part of the world's own record.
  const copy = bookmark(world).again(world);
  const game = new Game(oneRule(copy, rule), { seed: `${world.seed}, campaign`, options: null });
  game.playTo(() => false);
  return made[0] as T;
}
