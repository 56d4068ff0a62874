import type { Civ } from '../civ.ts';

/** The Dwarves, and what they must remember. */
export interface DwarfCiv extends Civ {
  /** The first barracks, and the main shaft: their ids. */
  home: string;
  shaft: string;
  /** How many of their ● died this year (H1-DWF-17). */
  dead: number;
}
