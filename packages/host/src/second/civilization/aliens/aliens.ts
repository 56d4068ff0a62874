import { centreOf } from '@understory/page';
import type { People } from '../civ.ts';
import { byFate } from '../ending.ts';
import { clearAway } from '../gains.ts';
import { act } from './act.ts';
import type { AlienCiv } from './alien-civ.ts';
import { alienBuildables, buildOne } from './build.ts';
import { catastrophe } from './catastrophes.ts';
import { loses } from './paying.ts';
import { achievements, giveUp, isLost } from './prosper.ts';
import { repair } from './repair.ts';
import { ALIEN_STYLE, setUpAliens } from './set-up.ts';

/** The Aliens (H2-ALN). */
export const aliens: People<AlienCiv> = Object.freeze<People<AlienCiv>>({
  key: 'aliens',
  name: 'the Aliens',
  setUp: (world) => setUpAliens(world, aliens),
  style: () => ALIEN_STYLE,
  lifecycle: [
    { clause: 'H2-ALN-14', play: buildOne },
    { clause: 'H2-ALN-16', play: catastrophe },
    { clause: 'H2-ALN-17', play: repair },
    { clause: 'H2-ALN-18', play: act },
    { clause: 'H2-ALN-29', play: giveUp },
  ],
  /** Dropping to 0● does not end them (H2-ALN-20). */
  endsWithLastOne: false,
  /** H2-CIV-23: encounters and the nexus take from the Landing Site. */
  *lose(civ, many, _to, how) {
    loses(civ, 'H2-CIV-23', { treasure: 0, population: many }, how);
  },
  *end(civ, ending) {
    clearAway(civ, isLost(ending) ? 'H2-ALN-24' : 'H2-ALN-23');
    achievements(civ, ending);
  },
  *handOver(civ, ending) {
    if (!isLost(ending)) return null; // H2-HND-T1.2
    const { landing } = civ;
    return {
      clause: 'H2-HND-T1.1',
      kind: 'extra group',
      card: 'alien',
      piece: landing.id,
      at: centreOf(landing.shape),
    };
  },
  constructions: alienBuildables,
  waysToEnd: [
    { kind: 'prospered', clause: 'H2-ALN-22' },
    { kind: 'departed', clause: 'H2-ALN-22' },
    { kind: 'colony lost', clause: 'H2-ALN-20' },
    { kind: 'megastructure destroyed', clause: 'H2-ALN-29' },
    { kind: 'out of time', clause: 'H2-ALN-29', rare: 'the turn limit is there for colonies that would never end' },
    byFate,
  ],
  latestTurn: ({ world }) => world.options.alienTurns,
});
