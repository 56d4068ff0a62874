import type { Clause, Rule } from '@understory/table';
import type { Realm } from '../realm.ts';
import type { FirstWorld } from '../world.ts';
import type { MonsterGroup } from './group.ts';

/** What a season knows of its earlier steps. */
export interface Season {
  hasMined: boolean;
  /** A shaft is being sunk (H1-DLV-13). */
  isSinking: boolean;
  /** It was short of support when the season began (H1-BRD-T1.4). */
  wasUnsupported: boolean;
  /** How many frontiers there were to expand along (H1-BRD-05). */
  borders: number;
  /** It has found what it lives on (H1-ALP-02 to -05). */
  isFed: boolean;
}

/** A step of a season: after each, whoever has died is buried, and the age may be over. */
export interface Step<W extends Realm = FirstWorld> {
  readonly clause: Clause;
  play(world: W, me: MonsterGroup, season: Season): Rule;
}
