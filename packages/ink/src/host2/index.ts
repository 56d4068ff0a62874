import type { Lairs, PatternBook } from '../pattern-book.ts';
import { drawRail, drawRoad } from '../road.ts';
import { beadEmblems } from './bead-emblems.ts';
import { caveLife, hallTints, landLife } from './biomes.ts';
import { kinds } from './kinds.ts';
import { lairs } from './lairs/index.ts';
import { nexuses } from './nexuses.ts';
import { peoples } from './peoples.ts';
import { rooms } from './rooms/index.ts';
import { signs } from './signs.ts';
import { works } from './works.ts';

/** What the names of How to Host a Dungeon, second edition, look like. */
export const host2: PatternBook & { readonly lairs: Lairs } = {
  peoples,
  natural: null,
  sideNumbers: null,
  unwalled: new Set(),
  air: new Set(),
  ores: {},
  sights: {},
  rooms,
  works,
  headed: new Set(),
  /** The Aliens lay rails. */
  roads: { road: drawRoad, track: drawRail },
  lairs,
  nexuses,
  kinds,
  caveLife,
  hallTints,
  landLife,
  signs,
  /** H2-EMP-12, H2-EMP-24 */
  rule: { capital: 'Capital', vassal: 'annexed' },
  fates: { ruined: 'ruin', damaged: 'damage' },
  beads: beadEmblems,
  whiteBeads: {},
  tokens: {},
  folk: {},
  /** H2-CRD-110 */
  crowned: 'alpha-predator',
  /** H2-MSR-12 */
  territorial: new Set(['monsters', 'villainy']),
  /** H2-MSR-11, -12, -27 */
  measures: { touch: 0.25, near: 2.25, chain: 4.5 },
  legend: {
    beads: [
      { kind: 'population', word: 'population' },
      { kind: 'treasure', word: 'treasure' },
      { kind: 'bonus', word: 'bonus' },
      { kind: 'epic', word: 'epic treasure' },
    ],
    /** H2-MSR-02 */
    scale: { word: 'one finger', length: 4.5 },
  },
};
