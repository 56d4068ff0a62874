import type { Export } from '../../../table/export.ts';
import { MAP_EXPORTS } from '../map-exports.ts';
import { WORLD_EXPORT } from '../world-export.ts';
import type { FirstGame } from './begin.ts';
import { CAMPAIGN_EXPORTS } from './campaign-exports.ts';

/** What can be taken along of a world. */
export const EXPORTS: readonly Export<FirstGame>[] = [...MAP_EXPORTS, ...CAMPAIGN_EXPORTS, WORLD_EXPORT];
