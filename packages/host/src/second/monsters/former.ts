import type { Shape } from '@understory/page';
import type { Building } from '../cards/tree/building.ts';
import type { Tick } from '../events.ts';
import type { SecondWorld } from '../world.ts';
import type { Monster } from './monster.ts';
import type { Pact } from './pact.ts';

/**
 * Nothing is erased: what was so in the Age of Monsters and is over, the oldest first, each until a tick of the journal. What comes
 * and goes beside its like (a pact, a place) says since when, too; of what is one value (tags, a grudge) each was so until the next.
 */
export type Former = { readonly until: Tick } & (
  | ({ readonly was: 'pact' } & Pact)
  | ({ readonly was: 'known' } & KnownPlace)
  | ({ readonly was: 'hall' } & Hall)
  | { readonly was: 'tags'; readonly group: string; readonly tags: readonly string[] }
  | ({ readonly was: 'cards'; readonly group: string } & LaidCards)
  | { readonly was: 'grudge'; readonly group: string; readonly against: string; readonly much: number }
);

/** A place that a group knew; by its id, where it is a piece. */
export interface KnownPlace {
  readonly group: string;
  readonly piece: string | null;
  readonly shape: Shape;
  readonly since: Tick;
}

/** A construction that was part of its builder's lair. */
export interface Hall {
  readonly group: string;
  readonly building: Building;
  readonly piece: string;
  readonly since: Tick;
}

/** What a group plays by. */
export type LaidCards = Pick<Monster, 'card' | 'under' | 'overlays' | 'villainCard' | 'rolled'>;

/** What holds from now on does so since the line that was written last. */
export function now({ world: { journal } }: { readonly world: SecondWorld }): Tick {
  return journal.entries.length - 1;
}

/** It is over, and is kept. Frozen, so that copies of the world share it. */
export function keep({ former }: { readonly former: Former[] }, it: Former): void {
  former.push(Object.freeze(it));
}
