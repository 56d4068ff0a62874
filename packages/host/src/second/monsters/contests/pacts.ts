import type { Den } from '../den.ts';
import { addGrudge } from '../minds/grudges.ts';
import type { Creature, Monster } from '../monster.ts';
import type { Pact } from '../pact.ts';
import { makePact } from '../state.ts';

/** H2-ACT-111: from now to the end of next turn; made again, it begins anew. */
export function bind(den: Den, kind: Pact['kind'], me: Monster, to: Creature): void {
  const lastTurn = kind === 'annexed' ? Number.POSITIVE_INFINITY : den.turn + 1;
  makePact(den, { kind, from: me.id, to: to.id, lastTurn });
}

/** H2-ACT-321: a success between two lessens what they hold against each other. */
export function befriend(den: Den, me: Monster, to: Monster): void {
  addGrudge(den, me, to, -1);
  addGrudge(den, to, me, -1);
}
