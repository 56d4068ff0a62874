import type { Point } from '@understory/page';
import type { Clause } from '@understory/table';

/** What a people asks of the start of the Age of Monsters (H2-HND-T1). */
export interface Instruction {
  readonly clause: Clause;
  readonly kind: 'extra group' | 'first card';
  /** Which card: one with the Alien tag, one the player chooses, any; or the first one drawn. */
  readonly card: 'alien' | 'chosen' | 'random' | 'drawn';
  readonly piece: string;
  readonly at: Point;
}
