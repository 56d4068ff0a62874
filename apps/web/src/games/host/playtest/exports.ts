import type { Export } from '../../../table/export.ts';
import { MAP_EXPORTS } from '../map-exports.ts';
import { WORLD_EXPORT } from '../world-export.ts';
import type { PlaytestGame } from './begin.ts';

/** What can be taken along of a world. */
export const EXPORTS: readonly Export<PlaytestGame>[] = [...MAP_EXPORTS, WORLD_EXPORT];
