import { Game } from '@understory/table';
import { oneRule } from '@understory/table/scenario';
import type { FirstWorld } from '../world.ts';
import type { CampaignMap } from './campaign-map.ts';
import { campaignMap } from './surface-map.ts';

/** The land above a dungeon, by the world's own seed and all choices as usual: the same world has the same land. */
export function campaignOf(world: FirstWorld): CampaignMap {
  const made: CampaignMap[] = [];
  const rule = function* (it: FirstWorld) {
    made.push(yield* campaignMap(it));
  };
  const game = new Game(oneRule(world, rule), { seed: `${world.seed}, campaign`, options: null });
  game.playTo(() => false);
  return made[0] as CampaignMap;
}
