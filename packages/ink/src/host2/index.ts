import type { PatternBook } from '../pattern-book.ts';
import { drawRail, drawRoad } from '../road.ts';
import { beadEmblems } from './bead-emblems.ts';
import { caveLife, landLife } from './biomes.ts';
import { emblems } from './emblems.ts';
import { lairs } from './lairs/index.ts';
import { nexuses } from './nexuses.ts';
import { peoples } from './peoples.ts';
import { rooms } from './rooms/index.ts';
import { signs } from './signs.ts';
import { works } from './works.ts';

/** What the names of How to Host a Dungeon, second edition, look like. */
export const host2: PatternBook = {
  peoples,
  rooms,
  works,
  /** The Aliens lay rails. */
  roads: { road: drawRoad, track: drawRail },
  lairs,
  nexuses,
  caveLife,
  landLife,
  signs,
  beads: beadEmblems,
  /** H2-CRD-110 */
  crowned: 'alpha-predator',
  emblems,
  /** H2-MSR-12 */
  territorial: new Set(['monsters', 'villainy']),
};
