import type { Page } from '@understory/page';
import type { Tick } from '../events.ts';
import { type Aftermath, newAftermath, newMonsterAge, type Realm } from '../first/lent.ts';
import { newWorld } from '../world.ts';
import type { At } from './at.ts';
import type { Elves } from './civilization/deep-elves/state.ts';
import type { AgeName } from './events.ts';
import type { Den } from './monsters/den.ts';
import type { PlaytestOptions } from './options.ts';

/** A layer on the map (PT-GEN-07): the age that began it, and the line from which on it is drawn on. */
interface Layer {
  readonly age: AgeName;
  readonly since: Tick;
}

/** Everything there is in a game of the playtest rules. */
export interface PlaytestWorld extends Realm<PlaytestOptions, 'playtest'> {
  /** The layers over the first one, from below. */
  readonly layers: Layer[];
  /** PT-NEX-15: the gateways that somebody has come by. */
  readonly usedGateways: string[];
  /** The Deep Elves, once they have come. */
  elves: Elves | null;
  /** The Age of Monsters, once it has begun. */
  den: Den | null;
  /** What an option has seen to, after each stretch of play (PT-KEY-09). */
  readonly aftermath: Aftermath;
  /** The stretch of play that comes next. */
  at: At;
}

export function newPlaytestWorld(seed: string, options: PlaytestOptions, page: Page, laws: object): PlaytestWorld {
  return {
    ...newWorld('playtest', seed, options, page),
    civs: [],
    monsters: newMonsterAge(laws),
    villainy: null,
    aftermath: newAftermath(),
    layers: [],
    usedGateways: [],
    elves: null,
    den: null,
    at: { age: 'primordial', chapter: 'surface' },
  };
}
