import type { Clause } from '@understory/table';

/** How a change of beads is told. */
export interface Telling {
  readonly clause: Clause;
  /** "Goblins bred." */
  readonly text: string;
}
