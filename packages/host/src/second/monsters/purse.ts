import type { BeadKind, Piece } from '@understory/page';
import { type Clause, Impossible, type Rule } from '@understory/table';
import type { Glyph } from '../cards/tree/words.ts';
import type { Den } from './den.ts';
import type { Creature, Monster } from './monster.ts';

export const BEAD_OF: Readonly<Record<'●' | '○' | '★' | '❖', BeadKind>> = {
  '●': 'population',
  '○': 'treasure',
  '★': 'bonus',
  '❖': 'epic',
};

export interface Taking {
  readonly clause: Clause;
  /** As the journal tells it: "The Goblins bred." */
  readonly text: string;
  /** The room it is seated in when it fits (H2-MON-132). */
  readonly into?: Piece | null;
}

/** H2-ACT-274: gained from the supply, each seated; then the rules that watch its beads (H2-CRD-307). */
export function* gain(_den: Den, _me: Monster, _symbol: Glyph, _many: number, _how: Taking): Rule {
  yield* [];
  throw new Impossible('gain');
}

/** Lost to `by`, or to nobody. ○ and ❖ that are lost lie loose only where a rule says so. Returns how many went. */
export function* lose(
  _den: Den,
  _me: Monster,
  _symbol: '●' | '○' | '★',
  _many: number,
  _by: Creature | null,
  _how: { readonly clause: Clause; readonly text: string },
): Rule<number> {
  yield* [];
  throw new Impossible('lose');
}
