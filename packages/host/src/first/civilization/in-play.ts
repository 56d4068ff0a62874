import type { Group } from '../../world.ts';
import type { EndingKind } from '../events.ts';

/** A civilization as it is being played. */
export interface Civ {
  readonly group: Group;
  /** The year of the era; 0 is the set-up (H1-GEN-09). */
  year: number;
  /** Its first room of ●, and the main shaft: their ids. */
  home: string;
  shaft: string;
  /** The caves whose plague it has suffered (H1-PRM-15). */
  readonly plagues: string[];
  /** The year in which it last paid a Wyrm (H1-PRM-13). */
  paid: number | null;
  /** How many of its ● died this year (H1-DWF-17). */
  dead: number;
  ending: EndingKind | null;
}
