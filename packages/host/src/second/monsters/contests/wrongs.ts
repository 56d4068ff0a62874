import type { Clause, Rule } from '@understory/table';
import type { Means, Tick } from '../../events.ts';
import { recordLoss } from '../belongings.ts';
import type { Den } from '../den.ts';
import { addGrudge } from '../minds/grudges.ts';
import type { Creature, Monster } from '../monster.ts';
import { transfer } from '../transfer.ts';

/** 1 ○ goes over, and is not forgotten (H2-ACT-321). */
export function* takeFrom(den: Den, me: Monster, from: Creature, deed: Means, clause: Clause, cause: Tick): Rule {
  const went = yield* transfer(den, from, me, { clause, deed, by: me, cause });
  if (went !== null && from.is === 'monster') wrong(den, from, me);
}

/** A ○ was lost to somebody, who is held to blame. */
export function wrong(den: Den, it: Monster, by: Monster): void {
  recordLoss(den, it, '○', by);
  addGrudge(den, it, by, 1);
}
