import { deedOf } from '../cards/steps/steps.ts';
import type { Act } from '../cards/tree/act.ts';
import type { DeedKind } from '../cards/tree/deeds.ts';
import type { Offer } from '../questions.ts';
import { standsOn } from './card-lines.ts';
import { whoOf } from './measure.ts';
import type { Creature, Monster } from './monster.ts';

/** Something that a group could do now: an act of a card, and whom its first step is done to. */
export interface Move {
  /** Stable: saves hold it. `2` for the third option of `one of`, `2 goblins` with its target. */
  readonly key: string;
  readonly act: Act;
  readonly target: Creature | null;
}

/** What a move counts as, by its first step; null for a bare gain, loss or split. */
export function deedOfMove({ act }: Pick<Move, 'act'>): DeedKind | null {
  const [first] = act.steps;
  return first ? deedOf(first) : null;
}

/** A move as it stands in an ask. */
export function optionOf(me: Monster, { key, act, target }: Move): Offer {
  const what = {
    kind: 'act',
    group: me.id,
    card: standsOn(me, act),
    line: act.from,
    deed: deedOfMove({ act }),
    target: target && whoOf(target),
  } as const;
  if (!target) return { key, what };
  return { key, what, subject: target.is === 'wild' ? { piece: target.id } : { group: target.id } };
}
