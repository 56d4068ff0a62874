import type { Bead, Lived, Unit } from '@understory/page';
import type { Bounds, Point } from '@understory/ruler';
import type { Figure } from '../figure.ts';
import type { Numbered } from '../ground/numbers.ts';
import type { Terrain } from '../ground/terrain.ts';
import type { PlacedLabel } from './labels.ts';
import type { WrittenLabel } from './written-label.ts';

/** All that was on the page up to a moment, and what is not on it but takes room. */
export interface PageSoFar {
  readonly width: number;
  readonly height: number;
  readonly tick: number;
  readonly labels: readonly WrittenLabel[];
  readonly pieces: readonly Figure[];
  readonly units: readonly Unit[];
  readonly beads: readonly Bead[];
  /** Boxes where nothing may be written though nothing of the world lies there. */
  readonly taken: readonly TakenBox[];
  /** The boxes that a piece takes under the sky. */
  upright(piece: Figure): readonly Bounds[];
  /** Where the player has put labels: no better place is looked for. */
  readonly pinned: ReadonlyMap<string, Point>;
  terrainAt(tick: number): Terrain;
  /** The numbers at which dice point. */
  numbersAt(tick: number): readonly Numbered[];
  /** How large the type is beside the usual. */
  readonly type: number;
  /** Deposits nearer to each other than this are one cluster. */
  readonly chain: number;
}

/** A box on the page for as long as it is there. */
export interface TakenBox extends Pick<Lived, 'id' | 'since' | 'until'> {
  readonly box: Bounds;
}

/** A name that found no room: its number stands there instead. */
export interface Numeral {
  readonly label: WrittenLabel;
  readonly number: number;
  readonly box: Bounds;
}

export interface Placement {
  readonly placed: readonly PlacedLabel[];
  readonly numerals: readonly Numeral[];
  readonly treasures: readonly PlacedLabel[];
  readonly numbers: readonly Numbered[];
}
