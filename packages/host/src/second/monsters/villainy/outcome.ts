import type { Clause } from '@understory/table';
import type { World } from '../../../world.ts';
import type { Tick } from '../../events.ts';
import { note } from '../../note.ts';
import { enderOf } from '../cause.ts';
import type { Den } from '../den.ts';
import { whoOf } from '../measure.ts';
import type { Ender, Monster } from '../monster.ts';
import type { Result } from './results.ts';

/** By which clause something comes about, and after which line. */
export interface Why {
  readonly clause: Clause;
  readonly cause?: Tick;
}

/** The game is over at that moment (H2-VIL-31, -32). The first result stands. The journal says who or what ended it; only a creature is a victor. */
export function endWith(den: Den, kind: Result, ender: Ender, why: Why): void {
  if (den.outcome) return;
  const villain = den.villain?.monster.id ?? null;
  note(den.world, { kind: 'outcome', ...why, result: kind, by: enderOf(ender), villain });
  den.outcome = { kind, by: ender.by ? whoOf(ender.by) : null };
  den.world.outcome = den.outcome;
}

/** H2-VIL-32: the villain is defeated as soon as its group is gone; the group that did it is the victor. */
export function fell(den: Den, me: Monster, ender: Ender, cause: Tick): void {
  if (den.villain?.monster !== me) return;
  endWith(den, ender.by ? 'villain slain' : 'villain destroyed', ender, { clause: 'H2-VIL-32', cause });
}

/** The line that says how it all ended. */
export function outcomeTick({ journal }: World): number {
  return journal.entries.findLast((it) => it.kind === 'outcome')?.tick ?? journal.entries.length - 1;
}
