import type { Civ } from '../civ.ts';

/** The Demons, and what they must remember. */
export interface DemonCiv extends Civ {
  /** The Pit, by its id. */
  pit: string;
  /** The room whose ● the worm is after, while it moves: that one is sacrificed, not fought. */
  aim: string | null;
  /** Was there a sacrifice this year (H1-DEM-13)? */
  sacrificed: boolean;
  /** The tunnels that the worm dug this year, in order: their ids (H1-DEM-14). */
  dug: string[];
  /** What has its construction already: the ids of plague caves, triangles and veins, and of a river's feature (H1-DEM-14). */
  readonly used: string[];
}
