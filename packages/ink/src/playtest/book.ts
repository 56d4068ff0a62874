import { drawNexus } from '../drawings/index.ts';
import { host1 } from '../host1/index.ts';
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
  /** PT-CIV-01, PT-VIL-01: with the first edition's peoples, kingdoms and villains. */
  peoples: { ...host1.peoples, 'deep elves': peoples['deep elves'] },
  natural: null,
  sideNumbers: null,
  /** PT-MEA-22: a niche is a part of its cavern. */
  unwalled: new Set(['niche']),
  air: new Set(),
  ores: {},
  sights: host1.sights,
  rooms: { ...host1.rooms, ...rooms },
  works: { ...host1.works, ...works },
  headed: host1.headed,
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
  signs: { ...host1.signs, ...signs },
  rule: null,
  fates: { ruined: 'ruin', damaged: 'damage' },
  beads: { ...host1.beads, ...beads },
  whiteBeads: host1.whiteBeads,
  tokens: host1.tokens,
  folk: { ...host1.folk, 'deep elves': 'elves' },
  /** PT-ALP-01 */
  crowned: 'alpha',
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
