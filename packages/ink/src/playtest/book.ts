import { drawNexus } from '../drawings/index.ts';
import { lairs } from '../host2/lairs/index.ts';
import { peoples } from '../host2/peoples.ts';
import type { Lairs, PatternBook } from '../pattern-book.ts';
import { beads } from './beads.ts';
import { drawCraft } from './crafts.ts';
import { caveLife, hallTints } from './growths.ts';
import { nexuses } from './nexuses.ts';
import { monsterRooms, rooms, works } from './rooms.ts';
import { signs } from './signs.ts';

/** What the names of How to Host a Dungeon, the second edition's playtest rules, look like. */
export const playtest: PatternBook & { readonly lairs: Lairs } = {
  peoples: { 'deep elves': peoples['deep elves'] },
  natural: null,
  sideNumbers: null,
  air: new Set(),
  ores: {},
  sights: {},
  rooms,
  works,
  headed: new Set(),
  roads: {},
  /** PT-ARR-05: by the flavour of a group. */
  lairs: { ...lairs, ages: new Set(['monsters', 'villainy']), rooms: monsterRooms },
  nexuses,
  kinds: {
    corruption: [],
    nexus: [
      { kind: 'nexus', draw: drawNexus, inRock: true },
      { kind: 'conduit', draw: drawCraft, inRock: true },
      { kind: 'craft', draw: drawCraft },
    ],
    resources: [{ kind: 'void', draw: drawNexus }],
  },
  caveLife,
  hallTints,
  landLife: {},
  signs,
  fates: { ruined: 'ruin', damaged: 'damage' },
  beads,
  whiteBeads: {},
  tokens: {},
  folk: { 'deep elves': 'elves' },
  /** PT-ALP-01 */
  crowned: 'alpha',
  emblems: {},
  /** PT-MEA-09 */
  territorial: new Set(['monsters', 'villainy']),
  /** PT-MEA-08 */
  measures: { touch: 0.25, near: 4.5, chain: 4.5 },
  legend: {
    beads: [
      { kind: 'population', word: 'population' },
      { kind: 'treasure', word: 'treasure' },
      { kind: 'bonus', word: 'bonus' },
      { kind: 'epic', word: 'legendary treasure' },
    ],
    /** PT-MEA-02 */
    scale: { word: 'one finger', length: 4.5 },
  },
};
