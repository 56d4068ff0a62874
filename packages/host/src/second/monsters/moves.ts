import type { Act } from '../cards/tree/act.ts';
import type { Creature } from './monster.ts';

/** Something that a group could do now: an act of a card, and whom its first step is done to. */
export interface Move {
  /** Stable: saves hold it. `2` for the third option of `one of`, `2 goblins` with its target. */
  readonly key: string;
  readonly act: Act;
  readonly target: Creature | null;
}
