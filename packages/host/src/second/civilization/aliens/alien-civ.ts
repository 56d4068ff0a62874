import type { Piece } from '@understory/page';
import type { InReach } from '../../../works.ts';
import type { Civ } from '../civ.ts';
import type { FacilityName, State } from './facilities.table.ts';

/** A facility as it stands. */
export interface Facility {
  state: State;
  /** Its structure, once built. */
  piece: Piece | null;
}

/** The Aliens, and what they must remember. */
export interface AlienCiv extends Civ {
  /** Where all their beads are (H2-ALN-03). */
  landing: Piece;
  readonly facilities: Readonly<Record<FacilityName, Facility>>;
  /** The Orgone Cathode's saving waits for the next build (H2-ALN-12). */
  saving: boolean;
  /** What lies in reach, as last reckoned; null when a structure has come or gone since. */
  reach: { readonly units: number; readonly list: readonly InReach[] } | null;
}

/** H2-ALN-05, -06: only what is online acts, helps and protects. */
export function isOnline({ facilities }: AlienCiv, name: FacilityName): boolean {
  return facilities[name].state === 'online';
}

export function onlineCount({ facilities }: AlienCiv): number {
  return Object.values(facilities).filter((it) => it.state === 'online').length;
}

/** The Landing Site and every facility that was ever built, wrecks too. */
export function structures({ landing, facilities }: AlienCiv): Piece[] {
  return [landing, ...Object.values(facilities).flatMap((it) => it.piece ?? [])];
}
