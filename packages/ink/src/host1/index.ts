import { drawMithral } from '../drawings/mithral.ts';
import { drawVein } from '../drawings/vein.ts';
import type { PatternBook } from '../pattern-book.ts';
import { beads, folk, tokens, whiteBeads } from './beads.ts';
import { natural, pens, peoples } from './peoples.ts';
import { redrawn } from './redrawn.ts';
import { rooms, works } from './rooms.ts';
import { seated } from './seats.ts';
import { sights } from './sights.ts';
import { signs } from './signs.ts';

/** What the names of How to Host a Dungeon, first edition, look like. */
export const host1: PatternBook = {
  peoples,
  natural,
  pens,
  redrawn,
  seated,
  beadsOnTop: true,
  /** H1-MEA-03: the land's labels. */
  sideNumbers: 'land',
  /** H1-ALT-06, -09 */
  unwalled: new Set(),
  air: new Set(['rift', 'valley']),
  ores: { gold: drawVein, mithral: drawMithral },
  sights,
  rooms,
  works,
  headed: new Set(['main shaft']),
  roads: {},
  lairs: null,
  nexuses: {},
  kinds: { corruption: [], nexus: [], resources: [] },
  caveLife: {},
  hallTints: {},
  landLife: {},
  signs,
  rule: null,
  fates: { ruined: 'ruin', damaged: 'damage' },
  beads,
  whiteBeads,
  tokens,
  folk,
  crowned: null,
  territorial: new Set(),
  /** H1-MEA-10, -12 */
  measures: { touch: 0.25, near: 2.25, chain: 4.5 },
  legend: {
    beads: [
      { kind: 'population', word: 'population' },
      { kind: 'treasure', word: 'treasure' },
    ],
    /** H1-MEA-02 */
    scale: { word: 'one finger', length: 4.5 },
  },
};
