import type { HostOptions } from '../options.ts';
import type { World } from '../world.ts';
import type { InPlay } from './civilization/in-play.ts';
import type { MonsterAge } from './monsters/state.ts';
import type { Villainy } from './villainy/state.ts';

/**
 * A world that the chapters of peoples, monsters, kingdoms, adventurers and villains are played in: the first edition's, or the playtest's, which borrows
 * them (`lent.ts`). They remember what they need in it; what an edition has words of its own for they ask its laws (`monsters/laws.ts`).
 */
export interface Realm<Options extends HostOptions = HostOptions, Edition extends World['edition'] = World['edition']>
  extends World<Options, Edition> {
  /** The peoples of the Age of Civilization, as they are played, the oldest first. */
  readonly civs: InPlay[];
  /** Who lives on the map from the Age of Monsters on. */
  readonly monsters: MonsterAge;
  /** The last age; null before it. */
  villainy: Villainy | null;
}
